"""Scenarios: rulebook questions as files. Given this table, when this is done, then that happens.

docs/scenarios.md explains the format. Nothing here knows a game: a game lays out its state and
names its cards.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from singerie.engine.actions import Action
from singerie.engine.errors import BadInput, Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.match import Match
from singerie.engine.naming import hints_of, kind_of, named
from singerie.engine.prompts import Pick
from singerie.engine.rules import Rules
from singerie.engine.seats import Seat, Viewer

AnyRules = Rules[Any, Any, Any]
Told = list[dict[str, Any]]
"""Events with their fields, as a scenario writes them."""
K = TypeVar("K", bound=Struct)
TV = "tv"
IMPOSSIBLE = (LookupError, TypeError, AssertionError)
"""What rules stumble over when a stack was written by hand that no play leads to."""


class BadScenario(BadInput):
    """The file is not a scenario: on which line, and what was expected."""


class Different(Exception):
    """Something else happened than the scenario expects."""


class Offer(Struct, forbid_unknown_fields=True):
    do: str
    args: dict[str, Any] = msgspec.field(default_factory=dict, name="with")


class Step(Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing that is done (an action, time passing, a seat taken), and what is expected then."""

    seat: int | None = None
    do: str | None = None
    args: dict[str, Any] = msgspec.field(default_factory=dict, name="with")
    sit: str | None = None
    timers: int | None = None
    wait: float | None = None
    at: float | None = None

    refused: str | None = None
    events: Told | None = None
    nothing_else: bool = False
    no_events: list[str] = []
    seen: dict[str, Told] = {}
    view: dict[str, dict[str, Any]] = {}
    hidden: dict[str, list[str]] = {}
    can: dict[str, list[str | Offer]] = {}
    cannot: dict[str, list[str | Offer]] = {}
    asked: list[int] | None = None
    outcome: dict[str, Any] | None = None

    def mistake(self) -> str:
        """What makes no sense in it, whatever the game."""
        acts = (self.do is not None) + (self.sit is not None)
        by_seat = (self.view, self.hidden, self.can, self.cannot)
        mistakes = {
            "the step is empty: say what is done or what is expected": self == Step(),
            "an action is a `seat` with `do` or `sit`": acts != (self.seat is not None),
            "`refused` needs an action": self.refused is not None and not acts,
            "`with` needs an action: do": bool(self.args) and self.do is None,
            "`sit` is person or bot": self.sit not in (None, "person", "bot"),
            "`at` and `wait` both say when": self.at is not None and self.wait is not None,
            "`wait` is a number of seconds, 0 or more": (self.wait or 0) < 0,
            "the step expects nothing of a seat": not all(all(one.values()) for one in by_seat),
            "`nothing_else` than what? It needs events or seen": self.nothing_else
            and self.events is None
            and not self.seen,
        }
        return next((what for what, is_so in mistakes.items() if is_so), "")


class Start(Struct, forbid_unknown_fields=True):
    """A real new match instead of a layout."""

    seed: int | str
    seats: int | None = None
    bots: list[bool] | None = None


class Scenario(Struct, forbid_unknown_fields=True, kw_only=True):
    title: str
    game: str
    clauses: list[str]
    options: dict[str, Any] = {}
    given: dict[str, Any] | None = None
    start: Start | None = None
    step: list[Step]


def read(text: str) -> Scenario:
    """A scenario from TOML; BadScenario names the line and what was expected."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadScenario("Line 1: this is nested too deeply.") from None
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).rpartition(" (at ")
        line = re.search(r"line (\d+)", place)
        number = int(line[1]) if line else len(text.splitlines())
        raise BadScenario(f"Line {number}: this is not TOML: {what}.") from None
    if endless := re.search(r"[=,\[]\s*([+-]?(?:inf|nan))\b", text):
        raise bad(text, f"`{endless[1]}` is no number that a game knows")
    for nth, step in enumerate(data["step"] if isinstance(data.get("step"), list) else ()):
        try:
            what = read_as(Step, step).mistake()
        except BadInput as error:
            what = str(error)
        if what:
            raise bad(text, what, "step", nth)
    try:
        scenario = read_as(Scenario, data)
    except BadInput as error:
        raise bad(text, error) from None
    for key in ("title", "clauses", "step"):
        if not getattr(scenario, key):
            raise bad(text, f"`{key}` is empty")
    if scenario.given is not None and scenario.start is not None:
        raise bad(text, "[given] is a layout and [start] a real match: take one", "start")
    return scenario


def read_as(kind: type[K], data: Any) -> K:
    """Plain values as a Struct; BadInput says in a sentence what is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
    path = re.findall(r"\w+", place)
    if key := re.search(r"missing required field `(.+)`", what):
        raise BadInput(f"{key[1]} is missing")
    if key := re.search(r"unknown field `(.+)`", what):
        table: Any = kind
        for part in path:
            table = get_args(table)[0] if part.isdigit() else kind_of(hints_of(table)[part])[1]
        keys = getattr(table, "__struct_encode_fields__", Offer.__struct_encode_fields__)
        raise BadInput(f"there is no key `{key[1]}`; {_nearest(key[1], keys)}")
    what = what.replace("`", "").replace(" | null", "").replace(", got", ", not")
    raise BadInput(f"`{path[0] if path else kind.__name__.lower()}`: {what[0].lower()}{what[1:]}")


def run(scenario: Scenario, rules: AnyRules, text: str = "") -> None:
    """Play it; Different says what differs, BadScenario what makes no sense."""
    runner = _begin(scenario, rules, text)
    for nth, step in enumerate(scenario.step):
        try:
            runner.play(step)
        except Different as no:
            told = "".join(f"\n  {_toml(one)}" for one in runner.tell(runner.events)) or " nothing"
            where = f"step {nth + 1} (line {_line(text, 'step', nth)})"
            raise Different(f"{where}: {no}. What happened:{told}") from None
        except BadInput as error:
            raise bad(text, error, "step", nth) from None
        except IMPOSSIBLE as error:
            raise bad(text, f"the table laid out cannot be played ({error})", "given") from None


def _begin(scenario: Scenario, rules: AnyRules, text: str) -> "_Runner":
    for name, value in scenario.options.items():
        try:
            rules.read_options({name: value})
        except BadInput as error:
            raise bad(text, f"`{name}`: {error}", "options") from None
    start = scenario.start
    try:
        if start is None:
            state = rules.lay(rules.read_options(scenario.options), scenario.given or {})
        seats = len(state.bots) if start is None else start.seats or rules.seat_counts[0]
        bots, seed = (None, 0) if start is None else (start.bots, start.seed)
        match = Match.new(rules, seats=seats, options=scenario.options, bots=bots, seed=seed)
    except BadInput as error:
        raise bad(text, error, "given" if start is None else "start") from None
    if start is not None:
        return _Runner(match, match.opening)
    match.state = state
    try:
        return _Runner(match, match.settle())
    except IMPOSSIBLE as error:
        raise bad(text, f"the table laid out cannot be played ({error})", "given") from None


class _Runner:
    """Plays steps, each with the events it sets off; the first has those of the beginning too."""

    def __init__(self, match: Match, pending: list[Event]) -> None:
        self.match = match
        self.rules = match.rules
        self.tally = match.rules.tally(match.state)
        self.now = match.state.now
        self.pending = pending
        self.events: list[Event] = []

    def play(self, step: Step) -> None:
        refusal = self.do(step)
        if (step.refused or "") not in (refusal, refusal.partition(" ")[0]):
            was, wanted = (f"refused as {r}" if r else "accepted" for r in (refusal, step.refused))
            raise Different(f"it was {was}, not {wanted}")
        if step.events is not None:
            self.find(step.events, self.events, "what happened", step.nothing_else)
        for name in self.known("event", step.no_events):
            if any(type(event).__name__ == name for event in self.events):
                raise Different(f"{name} happened, which it should not")
        if step.asked is not None:
            _compare(step.asked, self.match.asked(), "the seats that are asked")
        if step.outcome is not None:
            _compare(step.outcome, msgspec.to_builtins(self.match.outcome), "the outcome")
        if self.rules.tally(self.match.state) != self.tally:
            raise Different("cards were lost or made")
        self.look(step)

    def look(self, step: Step) -> None:
        """What seats and the TV see, do not see, and can do."""
        for who, events in step.seen.items():
            learnt = seen_by(self.viewer(who), self.events)
            self.find(events, learnt, f"what {_who(who)} learnt", step.nothing_else)
        for who, view in step.view.items():
            _compare(view, self.view(self.viewer(who)), f"the view of {_who(who)}")
        for who, words in step.hidden.items():
            self.expect_hidden(who, words)
        for offers, yes in ((step.can, True), (step.cannot, False)):
            for who, some in offers.items():
                for offer in some:
                    self.expect_offer(who, offer, yes)

    def do(self, step: Step) -> str:
        """Let time pass, then act. Why it was refused, or nothing."""
        self.events, self.pending = self.pending, []
        self.now = round(step.at * 1000) if step.at is not None else self.now
        self.now += round((step.wait or 0) * 1000)
        if self.now < self.match.state.now:
            raise BadInput(f"`at` runs backwards: it is {self.match.state.now / 1000:g} s already")
        self.events += self.match.tick(self.now)
        if step.timers is not None:
            self.events += self.match.retime(step.timers, self.now)
        if step.seat is None:
            return ""
        seat = self.seat(str(step.seat))
        try:
            if step.do is None:
                self.events += self.match.sit(seat, bot=step.sit == "bot", at=self.now)
            else:
                action = self.read_action(seat, step.do, step.args)
                self.events += self.match.submit(seat, action, self.now)
        except Illegal as no:
            args = "".join(f" {name}={value}" for name, value in no.args_for_text.items())
            return no.reason + args
        return ""

    def read_action(self, seat: Seat, do: str, args: Mapping[str, Any]) -> Action:
        """A name stands for what is offered under it, else for what it means anywhere."""
        self.known("action", [do])
        hints = hints_of(next(kind for kind in self.rules.actions if kind.__name__ == do))
        if set(args) != set(hints):
            takes = ", ".join(hints) or "nothing"
            raise BadInput(f"`{do}` takes {takes}, not {', '.join(args) or 'nothing'}")
        prompt = self.match.prompt(seat)
        form = prompt.form(do) if prompt else None
        values = dict(args)
        for name, word in args.items():
            kind, plain = kind_of(hints[name])
            if get_origin(plain) is tuple and not isinstance(word, list):
                raise BadInput(f"`{name}` is a list, not {_toml(word)}")
            field = form.fields[name] if form else None
            offered = field.values if kind and isinstance(field, Pick) else ()
            same = [one for one in offered if _same(word, self.rules.name_of(kind, one))]
            values[name] = same[0] if same else self.rules.named_by(kind, word) if kind else word
        try:
            return self.rules.read_action({"do": do, **values})
        except msgspec.ValidationError:
            raise BadInput(f"no `{do}` can be made of {_toml(args)}") from None

    def known(self, what: str, names: list[str]) -> list[str]:
        kinds = self.rules.actions if what == "action" else self.rules.events
        there = [kind.__name__ for kind in kinds]
        for name in names:
            if name not in there:
                raise BadInput(f"there is no {what} `{name}`; {_nearest(name, there)}")
        return names

    def viewer(self, who: str) -> Viewer:
        return None if who == TV else self.seat(who)

    def seat(self, who: str) -> Seat:
        if who not in map(str, self.match.seats):
            raise BadInput(f"there is no seat `{who}`; there are 0 to {self.match.seats[-1]}")
        return int(who)

    def view(self, viewer: Viewer) -> Any:
        return named(self.match.view(viewer), self.rules.view_type, self.rules.name_of)

    def tell(self, events: Iterable[Event]) -> Told:
        name_of = self.rules.name_of
        return [{"event": type(one).__name__, **named(one, type(one), name_of)} for one in events]

    def find(self, wanted: Told, events: list[Event], where: str, alone: bool) -> None:
        """Each wanted event is among these, in this order; others may come between."""
        self.known("event", [str(want.get("event", "")) for want in wanted])
        told = iter(self.tell(events))
        for want in wanted:
            if all(_differs(want, one) for one in told):
                raise Different(f"{_toml(want)} is not in {where}, or not in this order")
        if len(events) > len(wanted) and (alone or not wanted):
            raise Different(f"{where} is {len(events)} events, not {len(wanted)}")

    def expect_hidden(self, who: str, words: list[str]) -> None:
        """No word of this is in the viewer's view, its prompt, or what it learnt in this step."""
        viewer = self.viewer(who)
        shown = [self.view(viewer), self.tell(seen_by(viewer, self.events))]
        prompt = self.match.prompt(viewer) if viewer is not None else None
        for form in prompt.forms if prompt else ():
            for field in form.fields.values():
                if isinstance(field, Pick) and field.kind not in self.rules.vocabulary:
                    shown += [self.rules.name_of(field.kind, value) for value in field.values]
        visible, there = set(_strings(shown)), set(_strings(self.everything()))
        for word in words:
            if any(_same(word, name) for name in visible):
                raise Different(f"{_who(who)} can see {word}")
            if not any(_same(word, name) for name in there):
                raise BadInput(f"there is no `{word}` in this game now that could be hidden")

    def everything(self) -> Iterator[Any]:
        """All there is to know: what happened, the state, and the frames on its stack."""
        yield self.tell(self.events)
        things: list[Any] = [self.match.state, *self.match.state.stack]
        for thing in things:
            hints = hints_of(type(thing))
            for field in fields(thing):
                yield named(getattr(thing, field.name), hints[field.name], self.rules.name_of)

    def expect_offer(self, who: str, offer: str | Offer, yes: bool) -> None:
        seat = self.seat(who)
        prompt = self.match.prompt(seat)
        [do] = self.known("action", [offer if isinstance(offer, str) else offer.do])
        no = "" if prompt and prompt.form(do) else "not offered"
        if prompt and not no and isinstance(offer, Offer):
            do += f" {_toml(offer.args)}"
            try:
                prompt.check(self.read_action(seat, offer.do, offer.args), self.now)
            except Illegal as refusal:
                no = refusal.reason
        if yes == bool(no):
            raise Different(f"seat {who} {f'cannot {do}: {no}' if no else f'can {do}'}")


def _who(who: str) -> str:
    return "the TV" if who == TV else f"seat {who}"


def _nearest(word: str, known: Collection[str]) -> str:
    near = get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"


def _compare(wanted: Any, found: Any, where: str) -> None:
    if difference := _differs(wanted, found):
        raise Different(f"in {where}{difference}")


def _differs(wanted: Any, found: Any) -> str:
    """Where it differs, as a path and both values; nothing if what is wanted is there."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            if key not in found:
                return f": there is no {key}; {_nearest(key, found)}"
            if inner := _differs(value, found[key]):
                return f", {key}{inner}"
        return ""
    if isinstance(wanted, list) and isinstance(found, list | tuple) and len(wanted) == len(found):
        for nth, (one, other) in enumerate(zip(wanted, found, strict=True)):
            if inner := _differs(one, other):
                return f"[{nth}]{inner}"
        return ""
    return "" if _same(wanted, found) else f": {_toml(found)} instead of {_toml(wanted)}"


def _same(wanted: Any, found: Any) -> bool:
    """Equal; or a name without its number, which stands for any copy; or none for nothing."""
    if isinstance(wanted, str) and isinstance(found, str):
        return re.fullmatch(rf"{re.escape(wanted)}(\.\d+)?", found) is not None
    if isinstance(wanted, list) and isinstance(found, tuple):
        return wanted == list(found)
    if found is None:
        return bool(wanted == "none")
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


def _strings(value: Any) -> Iterator[str]:
    """Every string in plain values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Iterable):
        for one in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(one)


def _toml(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return '"none"' if value is None else msgspec.json.encode(value).decode()


def bad(text: str, error: object, section: str = "", nth: int = 0) -> BadScenario:
    what = str(error).removesuffix(".")
    line = _line(text, section, nth, what)
    return BadScenario(f"Line {line}: {what}{'' if what.endswith('?') else '.'}")


def _line(text: str, section: str, nth: int, what: str = "") -> int:
    """The line of a section's head, or in it of the first word that the sentence quotes."""
    lines = text.splitlines()
    heads = {n: head[1] for n, line in enumerate(lines) if (head := re.match(_HEAD, line))}
    own = [n for n, name in heads.items() if name == section]
    start = own[nth] if nth < len(own) else 0
    end = next((n for n in heads if n > start and own), len(lines))
    for word in re.findall(r"['`](?:\$\.)?([^'`]+)['`]", what):
        for number in range(start, end):
            if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", lines[number]):
                return number + 1
    return start + 1


_HEAD = r"\s*\[\[?\s*(\w+)\s*\]"
