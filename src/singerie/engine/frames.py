"""Frames: what is going on, as a stack. The top one asks seats, or resolves when nobody is left.

A frame is small and immutable: ids, numbers, strings and tuples of them. To go on it puts
another frame in its own place (``s.become``), pushes work on top of itself, or pops itself.
Turn, round and game are frames too, at the bottom of the stack.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from singerie.engine.actions import Action
    from singerie.engine.errors import Illegal
    from singerie.engine.prompts import Prompt
    from singerie.engine.seats import Seat
    from singerie.engine.state import State

S = TypeVar("S", bound="State")


@dataclass(slots=True)
class Frame(Generic[S]):
    cause: int | None = field(default=None, kw_only=True)
    """The card whose work this is, so that what cancels a card can find all of it."""

    def asks(self, s: S) -> tuple[Seat, ...]:
        """Every seat that is asked, whatever it holds."""
        return ()

    def prompt(self, s: S, seat: Seat) -> Prompt:
        """What the seat may do. Must not depend on what others hide."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def apply(self, s: S, seat: Seat, action: Any) -> None:
        """Carry out an action that the prompt allows. Refuses before it touches the state."""
        raise AssertionError(f"{type(self).__name__} takes no action")

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        """A better reason for a refusal, where the frame knows one."""
        return no

    def deadline(self, s: S) -> int | None:
        """When time decides, in milliseconds of table time."""
        return None

    def expire(self, s: S) -> None:
        """What happens at the deadline."""
        raise AssertionError(f"{type(self).__name__} has no deadline")

    def resolve(self, s: S) -> None:
        """Nobody is left to ask: go on."""
        raise AssertionError(f"{type(self).__name__} does not resolve")
