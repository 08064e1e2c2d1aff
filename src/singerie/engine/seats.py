"""Seats, and the kinds of value that people read by name rather than by number."""

from typing import Annotated

from msgspec import Meta


def kind(name: str) -> Meta:
    """Marks a type as a kind of value (a seat, a card) that a game can name for people."""
    return Meta(extra={"kind": name})


Seat = Annotated[int, kind("seat")]
"""A place at the table: 0, 1, 2 … clockwise. People and bots come and go; seats stay."""

Viewer = Seat | None
"""Who looks: a seat, or nobody in particular (the TV, a spectator)."""

Reason = Annotated[str, kind("reason")]
"""Why something happened, as a text id."""

Time = Annotated[int, kind("time")]
"""A moment of table time, in milliseconds. It stands still while the table does."""
