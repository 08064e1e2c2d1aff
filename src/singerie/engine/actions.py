"""Actions: what a seat asks to do. Imperative names: Swap, Announce, Bid."""

from msgspec import Struct


class Action(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """Base of every action. On the wire ``{"do": "Swap", "give": 3, "take": 17}``."""
