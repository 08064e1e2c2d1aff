"""What a person typed, read against what is on offer. It knows fields and texts, but no game."""

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from singerie.bots.bot import QuickDice
from singerie.cli.screen import Row
from singerie.cli.words import Words
from singerie.engine.naming import hints_of, items_of
from singerie.engine.prompts import Field, Form, Parts, Prompt, Range
from singerie.engine.prompts import Text as Line

QUOTES = "\"“”«»'"
_token = re.compile(r'"[^"]*"|“[^”]*”|«[^»]*»|[^\s,]+')


class Unclear(Exception):
    """What was typed is not clear; the message says what would be right."""


class Typed(Struct):
    """An action as far as it was typed."""

    form: Form
    values: dict[str, Any]

    def missing(self) -> list[str]:
        return [name for name in self.form.fields if name not in self.values]


class Choice(Struct, frozen=True):
    """One of several values, with what one can type for it."""

    number: int
    name: str
    value: Any
    shown: bool
    """It lies on the screen under this number."""


def plain(text: str) -> str:
    """As typed on any keyboard: no case, no accents, no apostrophes, words with one space."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", "".join(bare).replace("'", "").replace("’", "")))


def matching(typed: str, names: Sequence[str]) -> list[int]:
    """Which names it can mean: one it equals, else those it begins, else those whose words it does.

    ``wink l`` and ``tap twice`` name a signal as well as their full names do.
    """
    want = plain(typed)
    if not want:
        return []
    bare = [plain(name) for name in names]
    for fits in (str.__eq__, str.startswith, _skims):
        found = [nth for nth, name in enumerate(bare) if fits(name, want)]
        if found:
            return found
    return []


def _skims(name: str, want: str) -> bool:
    """Every typed word begins a word of the name, in order."""
    words = iter(name.split())
    return all(any(word.startswith(one) for word in words) for one in want.split())


class Reader:
    """Reads for one person; ``rows`` are the cards with numbers on their screen now."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.rows: list[Row] = []

    # Verbs

    def read(self, line: str, prompt: Prompt) -> Typed | None:
        """The action a line begins; None if its first word is no verb."""
        verb, _, rest = line.strip().partition(" ")
        form = self._form(verb, prompt)
        if form is not None:
            return Typed(form, self._fill(form, rest))
        return self._without_verb(line, prompt)

    def _form(self, verb: str, prompt: Prompt) -> Form | None:
        names = [self.words.verb(form.do) for form in prompt.forms]
        found = matching(verb, names)
        if len(found) > 1:
            raise Unclear(self._ambiguous(verb, [names[nth] for nth in found]))
        if found:
            return prompt.forms[found[0]]
        every = [kind.__name__ for kind in self.words.rules.actions]
        verbs = [self.words.verb(do) for do in every if prompt.form(do) is None]
        if len(plain(verb)) > 1 and len(matching(verb, verbs)) == 1:
            name = verbs[matching(verb, verbs)[0]]
            raise Unclear(self.words.say("not-on-offer", verb=name, verbs=self._list(names)))
        return None

    def _without_verb(self, line: str, prompt: Prompt) -> Typed | None:
        """A word everyone knows (a call, a signal) does without its verb."""
        found = []
        for form in prompt.forms:
            if len(form.fields) != 1:
                continue
            [(name, field)] = form.fields.items()
            kind = getattr(field, "kind", "")
            if kind in self.words.rules.vocabulary and field.choices() is not None:
                choices = self.choices(form, name)
                hits = matching(line, [choice.name for choice in choices])
                found += [Typed(form, {name: choices[nth].value}) for nth in hits]
        return found[0] if len(found) == 1 else None

    # Fields

    def hint(self, form: Form, name: str) -> Any:
        kind = next(k for k in self.words.rules.actions if k.__name__ == form.do)
        return hints_of(kind)[name]

    def choices(self, form: Form, name: str) -> list[Choice]:
        """What can be picked for a field, numbered as on the screen where it is on the screen."""
        field = form.fields[name]
        hint = self.hint(form, name)
        listed = field.choices()
        parts = field.parts()
        if listed is None:
            values = parts.values if parts else ()
            hint = items_of(hint, len(values))[0] if values else hint
        else:
            values = listed
        said = [self.words.value(hint, value) for value in values]
        kind = getattr(field, "kind", "")
        if not kind and all(type(value) is int for value in values):  # a bid is its own number
            return [Choice(v, name, v, True) for v, name in zip(values, said, strict=True)]
        row = next((r for r in self.rows if r.kind == kind and set(values) <= set(r.values)), None)
        numbers = [row.values.index(v) + 1 for v in values] if row else range(1, len(values) + 1)
        return [
            Choice(number, name, value, row is not None)
            for number, name, value in zip(numbers, said, values, strict=True)
        ]

    def _fill(self, form: Form, rest: str) -> dict[str, Any]:
        """Typed arguments to fields. A field with one choice needs no typing."""
        values = {}
        for name, field in form.fields.items():
            only = field.choices()
            if only is not None and len(only) == 1:
                values[name] = only[0]
        if not rest.strip():
            return values
        tokens = _token.findall(rest)
        open_fields = [name for name in form.fields if name not in values]
        for names in (open_fields, list(form.fields)):
            filled = self._assign(form, names, tokens, rest.strip())
            if filled is not None:
                return values | filled
        if not form.fields:
            raise Unclear(self.words.say("nothing-more", verb=self.words.verb(form.do)))
        self._explain(form, open_fields or list(form.fields), tokens)
        raise Unclear(self.words.say("too-much", example=self.example(form)))

    def _assign(
        self, form: Form, names: Sequence[str], tokens: Sequence[str], rest: str
    ) -> dict[str, Any] | None:
        """Tokens to fields in order, as many to each as name one thing; None if they do not fit."""
        if not tokens:
            return {}
        if not names:
            return None
        if isinstance(form.fields[names[0]], Line):
            return {names[0]: rest}
        for count in range(len(tokens), 0, -1):
            try:
                value = self.parse(form, names[0], " ".join(tokens[:count]))
            except Unclear:
                continue
            left = tokens[count:]
            others = self._assign(form, names[1:], left, " ".join(left))
            if others is not None:
                return {names[0]: value} | others
        return None

    def _explain(self, form: Form, names: Sequence[str], tokens: Sequence[str]) -> None:
        """Raises Unclear for the first field that the tokens do not name."""
        for name, token in zip(names, tokens, strict=False):
            self.parse(form, name, token)

    def parse(self, form: Form, name: str, typed: str) -> Any:
        """The value of one field; Unclear says what would be right."""
        field = form.fields[name]
        if isinstance(field, Range):
            return self._whole_number(field, typed)
        if isinstance(field, Line):
            return typed
        if field.choices() is not None:
            return self._pick(self.choices(form, name), typed)
        parts = field.parts()
        if parts is not None:
            return self._series(form, name, parts, typed)
        return self._convert(form, name, typed)

    def _whole_number(self, field: Range, typed: str) -> int:
        if typed.lstrip("-").isdecimal() and field.accepts(int(typed)):
            return int(typed)
        raise Unclear(self.words.say("want-range", typed=typed, low=field.low, high=field.high))

    def _pick(self, choices: Sequence[Choice], typed: str) -> Any:
        for choice in choices:
            if typed == str(choice.number):
                return choice.value
        found = [choices[nth] for nth in matching(typed, [c.name for c in choices])]
        if len({choice.name for choice in found}) > 1:
            raise Unclear(self._ambiguous(typed, [choice.name for choice in found]))
        if not found:
            raise Unclear(self.words.say("unknown", typed=typed, choices=self._offer(choices)))
        return found[0].value  # equal names are equal cards: any will do

    def _series(self, form: Form, name: str, parts: Parts, typed: str) -> tuple[Any, ...]:
        """Parts one after the other; what stands in quotes is one's own."""
        field = form.fields[name]
        choices = self.choices(form, name)
        values: list[Any] = []
        tokens = _token.findall(typed)
        while tokens:
            if tokens[0][0] in QUOTES and parts.free:
                values.append(self._own(field, parts, tokens.pop(0).strip(QUOTES + " "), values))
                continue
            for count in range(len(tokens), 0, -1):
                try:
                    values.append(self._pick(choices, " ".join(tokens[:count])))
                except Unclear:
                    if count == 1:
                        raise
                    continue
                del tokens[:count]
                break
        if not field.accepts(tuple(values)):
            raise Unclear(self.words.say(f"refused-{field.reason}"))
        return tuple(values)

    def _own(self, field: Field, parts: Parts, typed: str, before: Sequence[Any]) -> str:
        for prefix in parts.free:
            if field.accepts((*before, prefix + typed)):
                return prefix + typed
        raise Unclear(self.words.say(f"refused-{field.reason}"))

    def _convert(self, form: Form, name: str, typed: str) -> Any:
        """A field that cannot say what it is made of: JSON, or words as the type wants them."""
        field = form.fields[name]
        hint = self.hint(form, name)
        tries: list[Any] = [typed, typed.split()]
        with suppress(msgspec.DecodeError):
            tries.insert(0, msgspec.json.decode(typed))
        for one in tries:
            try:
                value = msgspec.convert(one, hint, strict=False)
            except msgspec.ValidationError:
                continue
            if field.accepts(value):
                return value
        raise Unclear(self.words.say("want-like", typed=typed, example=self.sample(field)))

    def sample(self, field: Field) -> str:
        return msgspec.json.encode(field.sample(QuickDice(1))).decode()

    # What to type

    def example(self, form: Form) -> str:
        """A line that would do: the verb, and a number or a word for every open field."""
        line = [self.words.verb(form.do)]
        for nth, (name, field) in enumerate(form.fields.items()):
            choices = self.choices(form, name)
            if isinstance(field, Range):
                line.append(str(field.low))
            elif isinstance(field, Line):
                line.append("…")
            elif field.choices() is None and not choices:
                line.append(self.sample(field))
            elif len(choices) > 1:
                choice = choices[nth % len(choices)]
                line.append(str(choice.number) if choice.shown else choice.name)
        return " ".join(line)

    def _offer(self, choices: Sequence[Choice]) -> str:
        return self._list([f"{choice.number} {choice.name}" for choice in choices[:12]])

    def _list(self, names: Sequence[str]) -> str:
        return ", ".join(names)

    def _ambiguous(self, typed: str, names: Sequence[str]) -> str:
        said = self.words.series(list(dict.fromkeys(names)), "list-or")
        return self.words.say("ambiguous", typed=typed, names=said)
