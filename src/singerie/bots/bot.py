"""The bot's side of the table. A bot is a client: it never sees a state, a journal or a secret."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from singerie.engine.actions import Action
from singerie.engine.events import Event
from singerie.engine.memory import Memory
from singerie.engine.prompts import Prompt
from singerie.engine.rules import Rules
from singerie.engine.seats import Seat


class QuickDice(random.Random):
    """Fast numbers for bots; a match never deals with them."""

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def between(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def happens(self, percent: int) -> bool:
        return self.random() * 100 < percent


@dataclass(slots=True, frozen=True)
class Intent:
    """What the bot is about to do, and when its hand gets there. It may come too late."""

    action: Action
    at: int


@dataclass(slots=True)
class Place:
    """What a bot is told when it sits down."""

    rules: Rules[Any, Any, Any]
    seats: int
    seat: Seat
    options: Any
    dice: QuickDice
    memory: Memory | None = None
    """What the seat may know by now; None before anything has happened."""

    def recollection(self) -> Any:
        """The memory to go on from."""
        if self.memory is not None:
            return self.memory
        return self.rules.memory(self.seats, self.seat, self.options)


class Bot(Protocol):
    wake: int | None
    """When it looks at the table next; drawn before it looks, so that it betrays nothing."""
    intent: Intent | None
    """What its hand is doing; until it is done the bot does not look. It may drop it."""

    def see(self, event: Event, at: int) -> None:
        """Something happened that this seat can see."""

    def look(self, view: Any, prompt: Prompt | None, at: int) -> None:
        """It is awake: it may set an ``intent``, and ``wake`` for the next time."""

    def refused(self, reason: str, at: int) -> None:
        """Its intent came too late or was not allowed."""


BotMaker = Callable[[Place], Bot]
