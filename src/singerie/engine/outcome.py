"""How a game ended."""

from msgspec import Struct

from singerie.engine.seats import Reason, Seat


class Outcome(Struct, frozen=True):
    """Winners (several share the win), the score of each seat, and why it ended, as a text id."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Reason
