"""Rules: the duties of a game. One object per game; it holds no game's state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property, reduce
from operator import or_
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from singerie.engine.actions import Action
from singerie.engine.chance import Chance
from singerie.engine.errors import BadInput
from singerie.engine.events import Event, SeatTaken, TimersSet
from singerie.engine.frames import Frame
from singerie.engine.memory import Memory
from singerie.engine.options import read_options
from singerie.engine.seats import Seat, Viewer
from singerie.engine.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
M = TypeVar("M", bound=Memory)


class Rules(ABC, Generic[S, V, M]):
    name: ClassVar[str]
    """The game's id, as typed on a command line."""
    title: ClassVar[str]
    """The game's name, as printed."""
    version: ClassVar[int]
    """Counts up when a journal of the old rules would no longer replay."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[type[msgspec.Struct]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    frames: ClassVar[Mapping[str, type[Frame[Any]]]]
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[msgspec.Struct]]
    lab_options: ClassVar[Mapping[str, Any]] = {}
    """Set where nobody watches: pauses that are only there for eyes."""
    rare: ClassVar[Mapping[str, int]] = {}
    """Actions that random play takes only once in so many decisions, or it would time the deal."""

    vocabulary: ClassVar[frozenset[str]] = frozenset()
    """Kinds whose every value is on offer to everyone: being offered one tells nothing."""

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        """A state whose stack is ready to settle. May emit events."""

    @abstractmethod
    def view(self, s: S, viewer: Viewer) -> V:
        """What this seat (or nobody: the TV) sees, built field by field."""

    @abstractmethod
    def fold(self, view: V, event: Event) -> V:
        """The view after an event its viewer sees. Folding gives what ``view`` gives."""

    @abstractmethod
    def memory(self, seats: int, seat: Seat, options: Any) -> M:
        """An empty memory, to be shown every event this seat sees."""

    @abstractmethod
    def imagine(self, view: V, memory: M, chance: Chance) -> S:
        """A state this seat cannot tell from the real one, every hidden thing drawn anew."""

    @abstractmethod
    def lay(self, options: Any, given: Mapping[str, Any]) -> S:
        """A state laid out by a scenario."""

    @abstractmethod
    def name_of(self, kind: str, value: Any) -> str:
        """The word for a value of a kind, as scenarios and the terminal write it."""

    @abstractmethod
    def named_by(self, kind: str, word: Any) -> Any:
        """The value a word stands for; BadInput says what would be right."""

    @abstractmethod
    def tally(self, s: S) -> object:
        """What no play can change (every card is somewhere, exactly once)."""

    def sit(self, s: S, seat: Seat, bot: bool) -> None:
        """A seat changes hands."""
        s.bots[seat] = bot
        s.emit(SeatTaken(seat, bot))

    def retime(self, s: S, factor: int) -> None:
        """Countdowns take longer, or never end. A game starts the present one anew."""
        s.timers = factor
        s.emit(TimersSet(factor, s.now, s.stack[-1].deadline(s)))

    def read_options(self, given: Mapping[str, Any]) -> Any:
        return read_options(self.options, self.title, given)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in self.seat_counts)
            raise BadInput(f"{self.title} is for {counts} players, not {seats}.")

    def read_action(self, data: Any) -> Action:
        """An action from plain JSON values; msgspec.ValidationError if it is none."""
        return msgspec.convert(data, self._any_action)  # type: ignore[no-any-return]

    def action(self, do: str, values: Mapping[str, Any]) -> Action:
        """An action by name, as prompts name it."""
        kind = self._kinds.get(do)
        if kind is None:
            raise BadInput(f"{self.title} has no action {do!r}.")
        return kind(**values)

    @cached_property
    def _kinds(self) -> dict[str, type[Action]]:
        return {kind.__name__: kind for kind in self.actions}

    @cached_property
    def _any_action(self) -> Any:
        return reduce(or_, self.actions)
