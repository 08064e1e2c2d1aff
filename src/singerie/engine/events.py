"""Events: what happened. Past tense: Swapped, Announced. Each knows who may learn of it."""

from collections.abc import Iterable

from msgspec import Struct

from singerie.engine.seats import Seat, Time, Viewer


class Event(Struct, frozen=True, tag=True, tag_field="event", gc=False):
    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that learn of it; None is everyone, the TV too."""
        return None

    def reveals(self) -> bool:
        """Does it tell its viewers something hidden until now (a card turned, hands shown)?"""
        return False

    def visible_to(self, viewer: Viewer) -> bool:
        audience = self.audience()
        return audience is None or viewer in audience


class SeatTaken(Event, frozen=True):
    """A person or a bot sat down in the place of whoever had this seat."""

    seat: Seat
    bot: bool


class TimersSet(Event, frozen=True):
    """Countdowns take so many times their seconds, 0 for ever; the present one began anew."""

    factor: int
    at: Time
    ends_at: Time | None


def seen_by(viewer: Viewer, events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]
