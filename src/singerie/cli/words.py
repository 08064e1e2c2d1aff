"""Texts for one reader: ids and values in, sentences out, in one language from one seat.

It knows no game: which kind a value is, its type says; what it is called, the game's texts say.
docs/texts.md has the conventions.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from singerie.engine.actions import Action
from singerie.engine.errors import BadInput, Illegal
from singerie.engine.events import Event
from singerie.engine.naming import hints_of, items_of, kind_of
from singerie.engine.prompts import Prompt
from singerie.engine.seats import Seat, Viewer
from singerie.games.game import LANGUAGES, Game

NAMES = ("Nina", "Milo", "Zoé", "Félix", "Dora", "Ben", "Lola", "Max", "Rosa", "Tom", "Gina", "Sam")
"""Who sits where when nobody has said; seat 0 first."""

LINES = "singerie.cli"
"""The package whose texts are the terminal's own."""


class Texts:
    """The messages of some Fluent sources in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))
        self.errors: list[str] = []
        """What could not be said as it was meant; tests want none."""

    def has(self, text: str) -> bool:
        name, _, attribute = text.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, text: str) -> list[str]:
        return list(self.bundle.get_message(text).attributes)

    def say(self, text: str, args: Mapping[str, Any]) -> str:
        """The text ``name`` or ``name.attribute``; its id where there is none."""
        if not self.has(text):
            self.errors.append(f"there is no text {text}")
            return text
        name, _, attribute = text.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(args))
        self.errors += [f"{text}: {error!r}" for error in errors]
        return str(said)


def line_texts(language: str) -> Texts:
    """The terminal's own texts, for where no game is chosen yet."""
    return Texts(language, [_lines(language)])


def game_texts(game: Game[Any, Any, Any], language: str) -> Texts:
    return Texts(language, [game.words(language), _lines(language)])


def _lines(language: str) -> str:
    return (files(LINES) / f"{language}.ftl").read_text("utf-8")


def language_of(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one the environment speaks, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput(f"There is no language {wanted!r}. There are: {', '.join(LANGUAGES)}.")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Words:
    """A game's words for one viewer (a seat, or None: the TV)."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        language: str,
        viewer: Viewer,
        names: Sequence[str],
    ) -> None:
        self.rules = game.rules
        self.texts = game_texts(game, language)
        self.viewer = viewer
        self.names = names
        self.teams: dict[int, list[Seat]] = {}
        types = (*self.rules.actions, *self.rules.events)
        self.kinds = {kind_of(hint)[0] for one in types for hint in hints_of(one).values()}

    def look(self, view: msgspec.Struct) -> None:
        """Learn from a view who plays with whom: some struct in it has a seat and a team."""
        for name in view.__struct_fields__:
            value = getattr(view, name)
            for one in value if isinstance(value, tuple) else ():
                if isinstance(one, msgspec.Struct):
                    self._sort_in(one)

    def _sort_in(self, place: msgspec.Struct) -> None:
        kinds = {kind_of(hint)[0]: name for name, hint in hints_of(type(place)).items()}
        if "seat" in kinds and "team" in kinds:
            members = self.teams.setdefault(getattr(place, kinds["team"]), [])
            seat = getattr(place, kinds["seat"])
            if seat not in members:
                members.append(seat)

    # Sentences

    def say(self, text: str, /, **args: Any) -> str:
        return self.texts.say(text, args)

    def event(self, event: Event) -> str:
        text = f"event-{type(event).__name__}"
        return self.texts.say(text, self.arguments(event, text))

    def mark(self, event: Event) -> str:
        """What an important event carries in front of it; nothing for others."""
        text = f"event-{type(event).__name__}.mark"
        return self.say(text) if self.texts.has(text) else ""

    def ask(self, prompt: Prompt) -> str:
        return self.say(f"ask-{prompt.ask}")

    def until(self, prompt: Prompt | None, seconds: float) -> str:
        """How long until time decides, and what then, where the prompt's text says so."""
        text = f"ask-{prompt.ask}.time" if prompt else ""
        rounded = round(seconds) if seconds >= 3 else round(seconds, 1)
        return self.say(text if text and self.texts.has(text) else "time-left", seconds=rounded)

    def refusal(self, no: Illegal) -> str:
        """An argument named after a kind is of that kind; ``by`` is a seat."""
        args: dict[str, Any] = {}
        for name, value in no.args_for_text.items():
            kind = "seat" if name == "by" else name
            if kind in self.kinds:
                self._put_kind(args, name, kind, value)
            else:
                args[name] = value
        return self.texts.say(f"refused-{no.reason}", args)

    def verb(self, do: str) -> str:
        return self.say(f"do-{do}")

    def help(self, do: str) -> str:
        return self.say(f"do-{do}.help")

    def question(self, do: str, field: str) -> str:
        return self.say(f"do-{do}.{field}")

    def action(self, action: Action) -> str:
        """What somebody typed, or could have."""
        hints = hints_of(type(action))
        said = [self.value(hints[name], getattr(action, name)) for name in hints]
        return " ".join([self.verb(type(action).__name__), ", ".join(said)]).strip()

    # Values

    def value(self, hint: Any, value: Any) -> str:
        """Any typed value as words."""
        kind, inner = kind_of(hint)
        if value is None:
            return self.say("none")
        if isinstance(value, tuple | list):
            pairs = zip(items_of(inner, len(value)), value, strict=True)
            said = [self.value(one, it) for one, it in pairs if it is not None]
            return self.series(said, f"list-{kind}" if kind else "list")
        if kind == "seat":
            return self.who(value)
        if kind == "team":
            return self.team(value)
        if kind:
            return self._word(kind, value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.say("number", value=value) if isinstance(value, int | float) else str(value)

    def who(self, seat: Seat) -> str:
        return self.say("seat-you") if seat == self.viewer else self.names[seat]

    def team(self, team: int) -> str:
        members = self.teams.get(team, [])
        if self.viewer in members:
            mates = [self.names[seat] for seat in members if seat != self.viewer]
            return self.say("team-yours", mates=self.series(mates))
        return self.say("team-theirs", members=self.series([self.names[s] for s in members]))

    def mates(self, seat: Seat) -> list[Seat]:
        return [s for team in self.teams.values() if seat in team for s in team if s != seat]

    def relation(self, seat: Seat) -> str:
        """What a seat is to the viewer: you, mate, other."""
        if seat == self.viewer:
            return "you"
        return "mate" if self.viewer is not None and self.viewer in self.mates(seat) else "other"

    def series(self, said: Sequence[str], text: str = "list") -> str:
        """One, another and a third."""
        if len(said) < 2:
            return "".join(said)
        text = text if self.texts.has(text) else "list"
        return self.say(text, start=", ".join(said[:-1]), last=said[-1])

    def _text_of(self, kind: str, value: Any) -> tuple[str, str, str]:
        """The text id of a value, its name, and what was typed freely in it.

        ``fan.2`` is ``card-fan``; ``word:banana`` is ``signal-word`` with the text banana.
        """
        name = str(self.rules.name_of(kind, value))
        if ":" in name:
            name, _, free = name.partition(":")
            return f"{kind}-{name}", name, free
        stem, _, copy = name.rpartition(".")
        if copy.isdigit() and stem:
            name = stem
        return f"{kind}-{name}", name, ""

    def _word(self, kind: str, value: Any) -> str:
        text, name, free = self._text_of(kind, value)
        if self.texts.has(text):
            return self.say(text, text=free)
        return self.say("number", value=value) if isinstance(value, int | float) else name

    # Arguments

    def arguments(self, value: msgspec.Struct, text: str = "") -> dict[str, Any]:
        """Every field as an argument for a text; docs/texts.md lists what each kind gives."""
        args: dict[str, Any] = {}
        self._put_fields(args, "", value, text)
        return args

    def _put_fields(
        self, args: dict[str, Any], prefix: str, value: msgspec.Struct, text: str
    ) -> None:
        hints = hints_of(type(value))
        reasons = {}
        for name in value.__struct_fields__:
            one = getattr(value, name)
            if kind_of(hints[name])[0] == "reason":
                reasons[prefix + name] = one
            else:
                self._put(args, prefix + name, hints[name], one, f"{text}.{name}")
        for name, reason in reasons.items():  # last: a reason speaks of the other fields
            args[name] = self.texts.say(f"reason-{reason}", args)

    def _put(self, args: dict[str, Any], name: str, hint: Any, value: Any, item: str) -> None:
        kind = kind_of(hint)[0]
        if isinstance(value, msgspec.Struct):
            self._put_fields(args, f"{name}-", value, "")
        elif isinstance(value, tuple | list):
            self._put_tuple(args, name, hint, value, item)
        elif kind or value is None:
            self._put_kind(args, name, kind, value)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args[name] = value

    def _put_tuple(
        self, args: dict[str, Any], name: str, hint: Any, value: Sequence[Any], item: str
    ) -> None:
        kind, inner = kind_of(hint)
        args[f"{name}-count"] = sum(one is not None for one in value)
        hints = items_of(inner, len(value))
        if self.texts.has(item):
            args[name] = ", ".join(self.items(item, hints, value))
        elif not any(isinstance(one, msgspec.Struct | tuple) for one in value):
            args[name] = self.value(hint, value)
        if hints and kind_of(hints[0])[0] == "seat" and not kind:
            everyone = len(value) == len(self.names)
            args[f"{name}-is"] = "all" if everyone else "you" if self.viewer in value else "other"

    def items(self, text: str, hints: Sequence[Any], values: Sequence[Any]) -> list[str]:
        """Each item of a tuple by a text of its own; arguments are named after their kinds."""
        said = []
        for at, (hint, value) in enumerate(zip(hints, values, strict=True)):
            if value is None:
                continue
            args: dict[str, Any] = {}
            if len(values) == len(self.names):
                self._put_kind(args, "seat", "seat", at)
            if len(values) == len(self.teams):
                self._put_kind(args, "team", "team", at)
            mixed = isinstance(value, tuple) and get_args(hint)[1:] not in ((), (Ellipsis,))
            parts = zip(get_args(hint), value, strict=True) if mixed else [(hint, value)]
            for part, one in parts:
                inner = items_of(part, len(one))[:1] if isinstance(one, tuple) else [part]
                kind = kind_of(inner[0])[0] if inner else ""
                self._put(args, kind or "value", part, one, "")
            said.append(self.texts.say(text, args))
        return said

    def _put_kind(self, args: dict[str, Any], name: str, kind: str, value: Any) -> None:
        if value is None:
            args[name] = args[f"{name}-is"] = args[f"{name}-id"] = "none"
        elif kind == "seat":
            args[name] = self.who(value)
            args[f"{name}-is"] = self.relation(value)
            args[f"{name}-mates"] = self.series([self.who(mate) for mate in self.mates(value)])
        elif kind == "team":
            args[name] = self.team(value)
            mine = self.viewer in self.teams.get(value, [])
            args[f"{name}-is"] = "yours" if mine else "theirs"
        else:
            self._put_word(args, name, kind, value)

    def _put_word(self, args: dict[str, Any], name: str, kind: str, value: Any) -> None:
        text, stem, free = self._text_of(kind, value)
        if not self.texts.has(text):
            args[name] = self.rules.name_of(kind, value) if kind == "time" else value
            return
        args[name] = self.say(text, text=free)
        args[f"{name}-id"] = stem
        for attribute in self.texts.attributes(text):
            args[f"{name}-{attribute}"] = self.say(f"{text}.{attribute}", text=free)
