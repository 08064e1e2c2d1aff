"""State: everything that is true of a game, as plain data with an explicit stack of frames.

One slotted, mutable dataclass per game, holding ids, numbers, strings, tuples, and lists of them.
``clone`` is written from the fields themselves, so that it cannot forget one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Self, get_args, get_origin, get_type_hints

from singerie.engine.chance import Chance
from singerie.engine.errors import Runaway
from singerie.engine.events import Event
from singerie.engine.frames import Frame
from singerie.engine.outcome import Outcome

BUDGET = 10_000
"""Frames that may resolve after one input; more is a fault in the rules."""


@dataclass(slots=True)
class State:
    chance: Chance
    now: int = 0
    """Table time of the last input, in milliseconds."""
    bots: list[bool] = field(default_factory=list)
    """Which seats a bot sits in; as long as there are seats."""
    timers: int = 1
    """Countdowns take so many times their seconds; 0: they never end."""
    stack: list[Frame[Any]] = field(default_factory=list)
    outcome: Outcome | None = None
    events: list[Event] = field(default_factory=list)
    """What the current input has set off; handed out by the match, empty between inputs."""

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def become(self, frame: Frame[Any]) -> None:
        """The top frame goes on as another one."""
        self.stack[-1] = frame

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def countdown(self, ms: int) -> int | None:
        """When a countdown of so many milliseconds that starts now ends; None is never."""
        return self.now + ms * self.timers if self.timers else None

    def end(self, outcome: Outcome) -> None:
        self.stack.clear()
        self.outcome = outcome

    def settle(self) -> None:
        """Resolve frames until somebody is asked or the game is over."""
        left = BUDGET
        while self.outcome is None and not self.stack[-1].asks(self):
            if not left:
                raise Runaway(f"{type(self.stack[-1]).__name__} keeps resolving")
            left -= 1
            self.stack[-1].resolve(self)

    def clone(self) -> Self:
        kind = type(self)
        copy = _copiers.get(kind)
        if copy is None:
            copy = _copiers[kind] = _copier(kind)
        return copy(self)  # type: ignore[no-any-return]  # the copier of a type returns that type


_copiers: dict[type[State], Callable[[Any], Any]] = {}


def _copier(kind: type[State]) -> Callable[[Any], Any]:
    """Write the copy function of a state class from its fields, as dataclasses do theirs."""
    hints = get_type_hints(kind, include_extras=False)
    lines = [f"  new.{f.name} = {_copy_of(f'old.{f.name}', hints[f.name])}" for f in fields(kind)]
    source = "\n".join(["def copy(old):", "  new = make(kind)", *lines, "  return new"])
    scope: dict[str, Any] = {"make": object.__new__, "kind": kind}
    exec(source, scope)  # our own field names, nothing from outside
    return scope["copy"]  # type: ignore[no-any-return]


def _copy_of(value: str, hint: Any) -> str:
    """An expression that copies as deep as the type can change."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _copy_of("x", args[0])
        return f"{value}[:]" if inner == "x" else f"[{inner} for x in {value}]"
    if origin is dict:
        inner = _copy_of("x", args[1])
        return f"{value}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {value}.items()}}"
    if isinstance(hint, type) and hasattr(hint, "clone"):
        return f"{value}.clone()"
    return value
