"""Every thing a game can say has a text, in both languages; and no text is left over."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from singerie.bots.bot import QuickDice
from singerie.bots.random import random_action
from singerie.cli.words import LINES, NAMES, Words
from singerie.engine.errors import Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.match import Match
from singerie.engine.naming import hints_of, kind_of
from singerie.engine.outcome import Outcome
from singerie.games.game import LANGUAGES, Game
from singerie.games.registry import GAMES
from singerie.games.registry import game as find_game
from tests.contract.values import values_in

SEEDS = range(4)
DECISIONS = 300
UNTEXTED = {"seat", "team", "time", "reason", "sign"}
"""Kinds that are said by other means than a text for each value."""

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# What the texts are


class Text:
    """A message or an attribute: the variables it speaks of, the messages it refers to."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        Mentions(self).visit(pattern)


class Mentions(Visitor):
    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.text.messages.add(node.id.name)


def folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@cache
def texts_in(package: str, language: str) -> dict[str, Text]:
    """Every text by its id, attributes as ``id.attribute``."""
    found: dict[str, Text] = {}
    for entry in parse((folder(package) / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{package} {language}: {name} is there twice"
                if pattern is not None:
                    found[name] = Text(pattern)
    return found


def texts_of(game: Game[Any, Any, Any], language: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for package in (*game.texts, LINES):
        more = texts_in(package, language)
        assert not found.keys() & more.keys(), f"{package} says again what is said elsewhere"
        found |= more
    return found


# What the source says: asks, refusals, reasons


@cache
def source_of(package: str) -> ast.Module:
    """All modules of a package as one, for there is one way to name a reason in all of them."""
    whole = ast.Module([], [])
    for file in sorted(folder(package).glob("*.py")):
        whole.body += ast.parse(file.read_text("utf-8")).body
    return whole


def strings(node: ast.AST | None) -> set[str]:
    found = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)] if node else []
    return {value for value in found if isinstance(value, str)}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def first_words(packages: Iterable[str], name: str) -> set[str]:
    """The first argument of every call of this name."""
    found: set[str] = set()
    for package in packages:
        for called, node in calls(source_of(package)):
            if called == name and node.args:
                found |= strings(node.args[0])
    return found


def field_reasons(packages: Iterable[str]) -> set[str]:
    """Why fields refuse: ``reason="card-gone"``, and the default."""
    found: set[str] = set()
    for package in packages:
        tree = source_of(package)
        for _, node in calls(tree):
            for keyword in node.keywords:
                if keyword.arg == "reason":
                    found |= strings(keyword.value)
        for line in ast.walk(tree):
            if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "reason":
                found |= strings(line.value)
    return found


def reasons(game: Game[Any, Any, Any]) -> set[str]:
    """Strings that end in a reason: through variables, functions and what is built with them."""
    kinds: list[type[msgspec.Struct]] = [*game.rules.events, Outcome]
    slots = {kind.__name__: reason_slot(kind) for kind in kinds}
    found: set[str] = set()
    for package in game.texts:
        tree = source_of(package)
        functions = {n.name: n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
        takes = slots | {
            name: [a.arg for a in node.args.args].index("reason")
            for name, node in functions.items()
            if "reason" in [a.arg for a in node.args.args] and name != "__init__"
        }
        for called, node in calls(tree):
            at = takes.get(called)
            if at is not None and at < len(node.args):
                found |= strings(node.args[at])
        for line in ast.walk(tree):
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "reason":
                found |= strings(line.value)
                for called, _ in calls(line.value):
                    returns = [r for r in ast.walk(functions[called]) if isinstance(r, ast.Return)]
                    found |= set().union(*(strings(one.value) for one in returns))
    return found


def reason_slot(kind: type[msgspec.Struct]) -> int | None:
    hints = hints_of(kind)
    names = [n for n in kind.__struct_fields__ if kind_of(hints[n])[0] == "reason"]
    return kind.__struct_fields__.index(names[0]) if names else None


# What play shows


@cache
def shown_values(name: str) -> frozenset[tuple[str, str]]:
    """Every (kind, name without its number) that turns up in views, events and prompts."""
    game = find_game(name)
    found: set[tuple[str, Any]] = set()
    for seed in range(40):
        found |= values_of(new_match(game, seed))
    for seed in SEEDS:
        match = new_match(game, seed)
        for nth, events in enumerate(random_play(match, seed)):
            found |= {pair for event in events for pair in values_in(event, type(event))}
            if nth % 7 == 0 or match.outcome is not None:
                found |= values_of(match)
    rules = game.rules
    for kind in kinds_of(game) - UNTEXTED:
        found |= {(kind, value) for value in countable(game, kind)}
    words = {(kind, str(rules.name_of(kind, v))) for kind, v in found if kind not in UNTEXTED}
    return frozenset((kind, re.sub(r"\.\d+$", "", word)) for kind, word in words)


def countable(game: Game[Any, Any, Any], kind: str) -> list[int]:
    """The values of a kind that are numbers up to where the game has no more names."""
    for value in range(1000):
        try:
            if not isinstance(game.rules.name_of(kind, value), str):
                return []
        except IndexError:
            return list(range(value))
    return []


def values_of(match: Match) -> set[tuple[str, Any]]:
    found = {pair for event in match.opening for pair in values_in(event, type(event))}
    for viewer in (*match.seats, None):
        found |= set(values_in(match.view(viewer), match.rules.view_type))
    for seat in match.seats:
        prompt = match.prompt(seat)
        for form in prompt.forms if prompt else ():
            for field in form.fields.values():
                parts = field.parts()
                listed = field.choices() or (parts.values if parts else ())
                kind = parts.kind if parts else getattr(field, "kind", "")
                found |= {(kind, value) for value in listed if kind}
    return found


def new_match(game: Game[Any, Any, Any], seed: int) -> Match:
    return Match.new(game.rules, seats=game.rules.seat_counts[0], seed=seed)


def random_play(match: Match, seed: int) -> Iterator[list[Event]]:
    """The events of each input of a random game; in the end nobody acts, and time decides."""
    dice = QuickDice(seed)
    yield match.opening
    for _ in range(DECISIONS):
        if match.outcome is not None:
            return
        at = match.state.now + dice.between(100, 900)
        due = match.deadline
        if due is not None and due <= at:
            yield match.wait()
            continue
        asked = match.asked()
        seat = asked[dice.below(len(asked))]
        prompt = match.prompt(seat)
        assert prompt is not None
        action = random_action(match.rules, prompt, at, dice)
        if action is not None:
            yield match.submit(seat, action, at)
    if match.outcome is None:
        yield match.sit(0, bot=True)
        yield match.sit(0, bot=False)
        for factor in (0, 2, 1):
            yield match.retime(factor)
    while match.deadline is not None:
        yield match.wait()


# What must have a text


def wanted(name: str) -> dict[str, set[str]]:
    """Every text id a game needs, by what needs it."""
    game = find_game(name)
    rules = game.rules
    actions = [(kind.__name__, kind.__struct_fields__) for kind in rules.actions]
    refusals = first_words(game.texts, "Illegal") | field_reasons(game.texts)
    options = [field.encode_name for field in msgspec.structs.fields(rules.options)]
    return {
        "game": {f"game-{name}", f"game-{name}.short", f"game-{name}.pitch"},
        "event": {f"event-{kind.__name__}" for kind in rules.events},
        "do": {f"do-{do}" for do, _ in actions}
        | {f"do-{do}.help" for do, _ in actions}
        | {f"do-{do}.{field}" for do, fields in actions for field in fields},
        "ask": {f"ask-{ask}" for ask in first_words(game.texts, "Prompt")},
        "refused": {f"refused-{reason}" for reason in refusals},
        "reason": {f"reason-{reason}" for reason in reasons(game)},
        "value": {f"{kind}-{word}".partition(":")[0] for kind, word in shown_values(name)},
        "option": {f"option-{option}" for option in options}
        | {f"option-{option}.help" for option in options},
    }


@each_game
@each_language
def test_everything_has_a_text(name: str, language: str) -> None:
    there = texts_of(find_game(name), language).keys()
    for what, ids in wanted(name).items():
        assert ids, f"no {what} was found at all: the test looks in the wrong place"
        assert ids <= there, f"{what}: {sorted(ids - there)}"


@each_game
def test_both_languages_say_the_same(name: str) -> None:
    game = find_game(name)
    first, *others = (texts_of(game, language) for language in LANGUAGES)
    for other in others:
        assert first.keys() == other.keys()
        different = [i for i in first if first[i].variables != other[i].variables]
        assert different == []


def test_no_text_is_left_over() -> None:
    """What no game and no command names is dead. Attributes of a value are named by texts."""
    dead: set[str] = set()
    used: set[str] = set()
    for name in GAMES:
        game = find_game(name)
        there = texts_of(game, LANGUAGES[0])
        dead |= there.keys()
        used |= set().union(*wanted(name).values())
        used |= {one for text in there.values() for one in text.messages}
        used |= optional(game, there)
    used |= {one for one in dead if one in strings(source_of(LINES))}
    assert sorted(dead - used) == [], "dead texts"


def optional(game: Game[Any, Any, Any], there: dict[str, Text]) -> set[str]:
    """Texts a game may have: marks, items, times, lists, views, attributes somebody speaks of."""
    found = {f"event-{kind.__name__}.mark" for kind in game.rules.events}
    for kind in game.rules.events:
        found |= {f"event-{kind.__name__}.{field}" for field in kind.__struct_fields__}
    found |= {f"{one}.time" for one in there if one.startswith("ask-")}
    found |= {f"list-{kind}" for kind in kinds_of(game)}
    hints = hints_of(game.rules.view_type)
    for field in game.rules.view_type.__struct_fields__:
        found |= {f"view-{field}", f"view-{field}.none", f"view-{field}.item"}
        for item in get_args(hints[field]):
            found |= {f"view-{field}.{c}" for c in getattr(item, "__struct_fields__", ())}
    spoken = {variable for text in there.values() for variable in text.variables}
    for one in there:
        _, _, attribute = one.partition(".")
        if attribute and any(variable.endswith(f"-{attribute}") for variable in spoken):
            found.add(one)
    free = {prefix.rstrip(":") for prefix in free_parts(game)}
    found |= {f"{start}-{prefix}" for prefix in free for start in ("free", "signal")}
    relations = {f"who-{relation}" for relation in ("you", "mate")}
    commands = {f"command-{name}" for name in ("help", "rules", "save", "quit")}
    return found | relations | commands | {"list", "list-or"}


def kinds_of(game: Game[Any, Any, Any]) -> set[str]:
    types = (*game.rules.actions, *game.rules.events)
    return {k for one in types for hint in hints_of(one).values() for k in kinds_in(hint)}


def kinds_in(hint: Any) -> set[str]:
    kind, inner = kind_of(hint)
    found = {kind} if kind else set()
    return found.union(*(kinds_in(one) for one in get_args(inner)))


def free_parts(game: Game[Any, Any, Any]) -> set[str]:
    """Beginnings of parts that people make up: constants that end in a colon."""
    found: set[str] = set()
    for package in game.texts:
        found |= {one for one in strings(source_of(package)) if re.fullmatch(r"[a-z]+:", one)}
    return found


@each_game
@each_language
@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_is_a_sentence_for_every_viewer(name: str, language: str, seed: int) -> None:
    game = find_game(name)
    match = new_match(game, seed)
    readers = {v: Words(game, language, v, NAMES[: len(match.seats)]) for v in (*match.seats, None)}
    for viewer, words in readers.items():
        words.look(match.view(viewer))
    for events in random_play(match, seed):
        for viewer, words in readers.items():
            for event in seen_by(viewer, events):
                assert words.event(event).strip()
            assert words.texts.errors == []


@each_game
def test_play_shows_every_event_and_all_that_reasons_speak_of(name: str) -> None:
    """Else the test above says nothing of some sentences."""
    game = find_game(name)
    words = Words(game, LANGUAGES[0], 0, NAMES[: game.rules.seat_counts[0]])
    seen: set[str] = set()
    arguments: set[str] = set()
    for seed in SEEDS:
        for event in (
            event for events in random_play(new_match(game, seed), seed) for event in events
        ):
            seen.add(type(event).__name__)
            if reason_slot(type(event)) is not None:
                arguments |= words.arguments(event, f"event-{type(event).__name__}").keys()
    assert seen == {kind.__name__ for kind in game.rules.events}
    for text, said in texts_of(game, LANGUAGES[0]).items():
        assert not text.startswith("reason-") or said.variables <= arguments, text


@each_game
@each_language
def test_every_refusal_is_a_sentence(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(game, language, 0, NAMES[: game.rules.seat_counts[0]])
    for package in game.texts:
        for called, node in calls(source_of(package)):
            if called == "Illegal" and node.args and isinstance(node.args[0], ast.Constant):
                args = {k.arg: 1 for k in node.keywords if k.arg}
                assert words.refusal(Illegal(str(node.args[0].value), **args)).strip()
    assert words.texts.errors == []


@each_language
def test_a_missing_text_is_noticed(language: str) -> None:
    words = Words(find_game("kems"), language, 0, NAMES[:4])
    assert words.say("event-NeverHappened") == "event-NeverHappened"
    assert words.texts.errors == ["there is no text event-NeverHappened"]
    words.say("refused-card-gone-to")
    assert "by" in words.texts.errors[-1]


def test_french_keeps_its_spaces() -> None:
    """No plain space before high punctuation or inside guillemets: lines would break there."""
    packages = {p for name in GAMES for p in find_game(name).texts} | {LINES}
    for package in packages:
        text = (folder(package) / "fr.ftl").read_text("utf-8")
        assert re.findall(r"\w ?(?<= )[!?;:»]|« ", text) == []
        assert not re.search(r"\w'\w", text.replace("Kem's", "")), "an apostrophe is ’"
