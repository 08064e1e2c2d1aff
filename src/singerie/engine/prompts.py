"""Prompts: what a seat is asked, and the one place where legality is written.

A prompt is a few forms, one per kind of action; a form has a field per argument; a field knows
what it accepts, why it refuses, and how to draw a sample. ``Match.submit`` checks an action
against the prompt before a frame sees it, so what is offered is exactly what is legal.
A form whose fields are all picks is a list of choices. Games add fields of their own for what
these cannot say (the path of a stick, a secret sign) by subclassing Field.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from msgspec import Struct

from singerie.engine.actions import Action
from singerie.engine.chance import Dice
from singerie.engine.errors import Illegal

JOINER = "\u200d"
"""Makes a family of several emoji."""


class Parts(Struct, frozen=True):
    """How a value is put together, for whoever asks a person for it: so many of these, in order.

    ``free`` are the beginnings of parts that one makes up: ``word:`` and then any word.
    """

    values: tuple[Any, ...]
    low: int
    high: int
    kind: str = ""
    free: tuple[str, ...] = ()


class Field(Struct, frozen=True, tag=True, tag_field="field", kw_only=True, gc=False):
    reason: str = "not-offered"
    """The text id of the refusal."""

    def accepts(self, value: Any) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say what it accepts")

    def sample(self, dice: Dice) -> Any:
        raise AssertionError(f"{type(self).__name__} has no sample")

    def choices(self) -> tuple[Any, ...] | None:
        """Every accepted value, where they can be listed."""
        return None

    def parts(self) -> Parts | None:
        """What a value is made of, where it is a sequence."""
        return None


class Pick(Field, frozen=True):
    """One of some values; ``kind`` says how to name them (card, seat, call …)."""

    values: tuple[Any, ...]
    kind: str = ""

    def accepts(self, value: Any) -> bool:
        # True equals 1 in Python; a journal must not hold one for the other.
        return value in self.values and type(value) is type(self.values[0])

    def sample(self, dice: Dice) -> Any:
        return self.values[dice.below(len(self.values))]

    def choices(self) -> tuple[Any, ...]:
        return self.values


class Range(Field, frozen=True):
    """A whole number between two bounds, both included."""

    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def sample(self, dice: Dice) -> int:
        return self.low + dice.below(self.high - self.low + 1)


class Text(Field, frozen=True):
    """A line of text with no control characters and something to read in it."""

    low: int
    high: int
    samples: tuple[str, ...]

    def accepts(self, value: Any) -> bool:
        return type(value) is str and self.low <= len(value) <= self.high and is_plain(value)

    def sample(self, dice: Dice) -> str:
        return self.samples[dice.below(len(self.samples))]


class Sequence(Field, frozen=True):
    """Some of the values in an order; the same one may come again."""

    values: tuple[Any, ...]
    low: int
    high: int
    kind: str = ""

    def accepts(self, value: Any) -> bool:
        return (
            type(value) is tuple
            and self.low <= len(value) <= self.high
            and all(one in self.values and type(one) is type(self.values[0]) for one in value)
        )

    def sample(self, dice: Dice) -> tuple[Any, ...]:
        length = self.low + dice.below(self.high - self.low + 1)
        return tuple(self.values[dice.below(len(self.values))] for _ in range(length))

    def parts(self) -> Parts:
        return Parts(self.values, self.low, self.high, self.kind)


class Form(Struct, frozen=True, gc=False):
    """One kind of action on offer. ``after``: refused as too soon before this time."""

    do: str
    fields: Mapping[str, Field]
    after: int = 0

    def check(self, action: Action, at: int) -> None:
        for name, field in self.fields.items():
            if not field.accepts(getattr(action, name)):
                raise Illegal(field.reason)
        if at < self.after:
            raise Illegal("too-soon")

    def choices(self) -> Iterator[dict[str, Any]] | None:
        """Every way to fill the form, where they can be listed."""
        listed = [field.choices() for field in self.fields.values()]
        if any(values is None for values in listed):
            return None
        columns = [values for values in listed if values is not None]
        return (dict(zip(self.fields, row, strict=True)) for row in product(*columns))


class Prompt(Struct, frozen=True, gc=False):
    """What one seat may do now. ``ask`` is the text id of the sentence that says so."""

    ask: str
    forms: tuple[Form, ...]

    def form(self, do: str) -> Form | None:
        for form in self.forms:
            if form.do == do:
                return form
        return None

    def check(self, action: Action, at: int) -> None:
        """Raises Illegal unless the action is on offer at this time."""
        do = type(action).__name__
        for form in self.forms:
            if form.do == do:
                form.check(action, at)
                return
        raise Illegal("not-now")


def is_plain(text: str) -> bool:
    """Something to read in it, and nothing that is not (control characters, lone surrogates)."""
    # isprintable is quick, but knows no space other than the plain one, and no joined emoji
    apart = text.replace(JOINER, "")
    readable = text.isprintable() or all(unicodedata.category(c)[0] != "C" for c in apart)
    return readable and bool(apart.strip())
