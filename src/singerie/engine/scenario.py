"""Scenarios: rulebook questions as files. Given this table, when this is done, then that happens.

docs/scenarios.md explains the format. A scenario is generic: a game lays out its state, names
its cards, and has nothing else to do with it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from singerie.engine.errors import BadInput, Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.match import Match
from singerie.engine.naming import hints_of, kind_of, named
from singerie.engine.prompts import Pick, Prompt
from singerie.engine.rules import Rules
from singerie.engine.seats import Viewer

AnyRules = Rules[Any, Any, Any]
TV = "tv"


class BadScenario(BadInput):
    """The file is not a scenario: where, and what was expected."""


class Different(Exception):
    """Something else happened than the scenario expects."""


class Sitting(Struct, forbid_unknown_fields=True):
    seat: int
    bot: bool


class Step(Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing that is done (an action, time passing, a seat taken), and what is expected then."""

    seat: int | None = None
    do: str | None = None
    args: dict[str, Any] = msgspec.field(default_factory=dict, name="with")
    wait: float | None = None
    at: float | None = None
    sit: Sitting | None = None

    refused: str | None = None
    events: list[dict[str, Any]] | None = None
    no_events: list[str] = []
    seen: dict[str, list[dict[str, Any]]] = {}
    view: dict[str, dict[str, Any]] = {}
    hidden: dict[str, list[str]] = {}
    can: dict[str, list[str]] = {}
    cannot: dict[str, list[str]] = {}
    asked: list[int] | None = None
    outcome: dict[str, Any] | None = None


class Scenario(Struct, forbid_unknown_fields=True, kw_only=True):
    title: str
    game: str
    clauses: list[str]
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    step: list[Step]


def read(text: str) -> Scenario:
    """A scenario from TOML; BadScenario names the line and what was expected."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"This is not TOML: {error}.") from None
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        raise BadScenario(f"Line {_line_of(text, path, what)}: {what}.") from None


def run(scenario: Scenario, rules: AnyRules, text: str = "") -> None:
    """Play it; Different says what differs, BadScenario what makes no sense."""
    try:
        options = rules.read_options(scenario.options)
    except BadInput as error:
        raise BadScenario(f"Line {_line_of(text, '$.options', '')}: {error}") from None
    try:
        state = rules.lay(options, scenario.given)
    except BadInput as error:
        raise BadScenario(f"Line {_line_of(text, '$.given', str(error))}: {error}.") from None
    match = Match.new(rules, seats=len(state.bots), options=scenario.options, seed=0)
    match.state = state
    runner = _Runner(match, tally=rules.tally(state))
    runner.begin()
    for number, step in enumerate(scenario.step, 1):
        line = _line_of(text, f"$.step[{number - 1}]", "")
        where = f"step {number} (line {line})" if text else f"step {number}"
        try:
            runner.play(step)
        except Different as difference:
            raise Different(f"{where}: {difference}") from None
        except BadInput as error:
            raise BadScenario(f"{where}: {error}") from None


class _Runner:
    def __init__(self, match: Match, tally: object) -> None:
        self.match = match
        self.rules = match.rules
        self.tally = tally
        self.now = match.state.now
        self.pending: list[Event] = []

    def begin(self) -> None:
        """Frames that ask nobody resolve before the first step; it sees their events too."""
        self.pending = self.match.settle()

    def play(self, step: Step) -> None:
        events, refusal = self.do(step)
        if refusal is not None and step.refused is None:
            raise Different(f"it was refused: {_refusal(refusal)}")
        if step.refused is not None:
            self.expect_refusal(step.refused, refusal)
        self.expect_events(step, events)
        for who, wanted in step.view.items():
            seen = named(
                self.match.view(self.viewer(who)), self.rules.view_type, self.rules.name_of
            )
            _match(wanted, seen, f"the view of {_who(who)}")
        for who, words in step.hidden.items():
            self.expect_hidden(who, words, events)
        self.expect_offers(step)
        if step.outcome is not None:
            outcome = self.match.outcome
            if outcome is None:
                raise Different("the game is not over")
            _match(step.outcome, msgspec.to_builtins(outcome), "the outcome")
        if self.rules.tally(self.match.state) != self.tally:
            raise Different("cards were lost or made")

    def do(self, step: Step) -> tuple[list[Event], Illegal | None]:
        events, self.pending = self.pending, []
        if step.at is not None:
            self.now = round(step.at * 1000)
        if step.wait is not None:
            self.now += round(step.wait * 1000)
        if self.now < self.match.state.now:
            raise BadInput(f"time runs backwards: it is {self.match.state.now / 1000} s already")
        events += self.match.tick(self.now)
        if step.sit is not None:
            return events + self.match.sit(step.sit.seat, bot=step.sit.bot, at=self.now), None
        if step.do is None:
            return events, None
        if step.seat is None:
            raise BadInput("an action needs a seat: add seat = 0")
        action = self.read_action(step)
        try:
            return events + self.match.submit(step.seat, action, self.now), None
        except Illegal as no:
            return events, no

    def read_action(self, step: Step) -> Any:
        kind = next((k for k in self.rules.actions if k.__name__ == step.do), None)
        if kind is None:
            known = ", ".join(k.__name__ for k in self.rules.actions)
            raise BadInput(f"there is no action {step.do!r}; there are {known}")
        hints = hints_of(kind)
        fields = kind.__struct_fields__
        if set(step.args) != set(fields):
            wanted = ", ".join(fields) or "nothing"
            raise BadInput(f"{step.do} takes {wanted} in with = {{…}}, not {', '.join(step.args)}")
        assert step.seat is not None
        prompt = self.match.prompt(step.seat) if step.seat in self.match.seats else None
        return kind(**{n: self.read_value(prompt, step, n, hints[n]) for n in fields})

    def read_value(self, prompt: Prompt | None, step: Step, name: str, hint: Any) -> Any:
        """A name stands for what is offered under it, else for what it means anywhere."""
        word = step.args[name]
        kind, _ = kind_of(hint)
        form = prompt.form(step.do) if prompt and step.do else None
        field = form.fields.get(name) if form else None
        if kind and isinstance(field, Pick):
            for value in field.values:
                if _same(word, self.rules.name_of(kind, value)):
                    return value
        return self.rules.named_by(kind, word) if kind else word

    def viewer(self, who: str) -> Viewer:
        if who == TV:
            return None
        if not who.isdigit() or int(who) not in self.match.seats:
            seats = ", ".join(str(seat) for seat in self.match.seats)
            raise BadInput(f"a viewer is {seats} or {TV}, not {who!r}")
        return int(who)

    def expect_refusal(self, wanted: str, refusal: Illegal | None) -> None:
        if refusal is None:
            raise Different(f"it was accepted, not refused as {wanted}")
        if wanted not in (refusal.reason, _refusal(refusal)):
            raise Different(f"it was refused as {_refusal(refusal)}, not as {wanted}")

    def expect_events(self, step: Step, events: list[Event]) -> None:
        if step.events is not None:
            self.find(step.events, events, "it")
        for name in step.no_events:
            if any(type(event).__name__ == name for event in events):
                raise Different(f"{name} happened, which it should not")
        for who, wanted in step.seen.items():
            self.find(wanted, seen_by(self.viewer(who), events), f"what {_who(who)} learnt")

    def find(self, wanted: list[dict[str, Any]], events: list[Event], what: str) -> None:
        """Each wanted event is among these, in this order; others may come between."""
        told = [self.tell(event) for event in events]
        start = 0
        for want in wanted:
            for at in range(start, len(told)):
                if not _differs(want, told[at]):
                    start = at + 1
                    break
            else:
                names = "; ".join(str(one) for one in told) or "nothing"
                raise Different(f"no {want} in {what}: {names}")

    def tell(self, event: Event) -> dict[str, Any]:
        fields: dict[str, Any] = named(event, type(event), self.rules.name_of)
        return {"event": type(event).__name__, **fields}

    def expect_hidden(self, who: str, words: list[str], events: list[Event]) -> None:
        """No word of this is in the viewer's view, its prompt, or what it learnt in this step."""
        viewer = self.viewer(who)
        shown = [named(self.match.view(viewer), self.rules.view_type, self.rules.name_of)]
        shown += [self.tell(event) for event in seen_by(viewer, events)]
        prompt = self.match.prompt(viewer) if viewer is not None else None
        for form in prompt.forms if prompt else ():
            for field in form.fields.values():
                if isinstance(field, Pick) and field.kind not in self.rules.vocabulary:
                    shown += [self.rules.name_of(field.kind, value) for value in field.values]
        visible = set(_strings(shown))
        for word in words:
            if any(_same(word, name) for name in visible):
                raise Different(f"{_who(who)} can see {word}")

    def expect_offers(self, step: Step) -> None:
        if step.asked is not None and list(self.match.asked()) != step.asked:
            raise Different(f"asked are {list(self.match.asked())}, not {step.asked}")
        for who, wanted in step.can.items():
            for do in wanted:
                if do not in self.offered(who):
                    raise Different(f"{_who(who)} cannot {do}; only {', '.join(self.offered(who))}")
        for who, unwanted in step.cannot.items():
            for do in unwanted:
                if do in self.offered(who):
                    raise Different(f"{_who(who)} can {do}, which they should not")

    def offered(self, who: str) -> list[str]:
        seat = self.viewer(who)
        prompt = self.match.prompt(seat) if seat is not None else None
        return [form.do for form in prompt.forms] if prompt else []


def _who(who: str) -> str:
    return "the TV" if who == TV else f"seat {who}"


def _refusal(no: Illegal) -> str:
    args = " ".join(f"{name}={value}" for name, value in no.args_for_text.items())
    return f"{no.reason} {args}".strip()


def _match(wanted: Any, found: Any, what: str) -> None:
    difference = _differs(wanted, found)
    if difference:
        raise Different(f"in {what}{difference}")


def _differs(wanted: Any, found: Any) -> str:
    """Where it differs, as a path and both values; nothing if what is wanted is there."""
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            return f": {found} instead of {dict(wanted)}"
        for key, value in wanted.items():
            if key not in found:
                return f": there is no {key}; there are {', '.join(map(str, found))}"
            inner = _differs(value, found[key])
            if inner:
                return f", {key}{inner}"
        return ""
    if isinstance(wanted, list):
        if not isinstance(found, list | tuple) or len(wanted) != len(found):
            return f": {_plain(found)} instead of {wanted}"
        for nth, (one, other) in enumerate(zip(wanted, found, strict=True)):
            inner = _differs(one, other)
            if inner:
                return f"[{nth}]{inner}"
        return ""
    return "" if _same(wanted, found) else f": {_plain(found)} instead of {_plain(wanted)}"


def _strings(value: Any) -> Iterator[str]:
    """Every string in plain JSON values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list | tuple):
        for one in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(one)


def _plain(value: Any) -> str:
    return "none" if value is None else str(value)


def _same(wanted: Any, found: Any) -> bool:
    """Equal; or a name without its number, which stands for any copy; or none for nothing."""
    if wanted == "none":
        return found is None
    if wanted == found and type(wanted) is not bool:
        return True
    if isinstance(wanted, list) and isinstance(found, tuple):
        return wanted == list(found)
    if isinstance(wanted, str) and isinstance(found, str):
        return "." not in wanted and found.rpartition(".")[0] == wanted
    return wanted is found


def _line_of(text: str, path: str, what: str) -> int:
    """The line a path like ``$.step[2].do`` stands on, as near as it can be told."""
    lines = text.splitlines()
    steps = [n for n, line in enumerate(lines) if re.match(r"\s*\[\[\s*step\s*\]\]", line)]
    nth = re.search(r"step\[(\d+)\]", path)
    start, end = 0, len(lines)
    if nth and int(nth[1]) < len(steps):
        start = steps[int(nth[1])]
        end = steps[int(nth[1]) + 1] if int(nth[1]) + 1 < len(steps) else len(lines)
    section = re.match(r"\$\.(options|given)", path)
    if section:
        start = next((n for n, line in enumerate(lines) if line.strip() == f"[{section[1]}]"), 0)
    words = [
        *re.findall(r"`(\w+)`", what),
        *re.findall(r"'([^']+)'", what),
        *re.findall(r"\.(\w+)", path)[-1:],
    ]
    for word in words:
        for number in range(start, end):
            if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", lines[number]):
                return number + 1
    return start + 1
