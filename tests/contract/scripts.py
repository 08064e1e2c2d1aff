"""Random play for the contract suite: a script is a list of numbers, one input each.

Hypothesis draws the numbers, so that a failing script shrinks to a few inputs.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import strategies as st

from singerie.bots.bot import QuickDice
from singerie.engine.actions import Action
from singerie.engine.events import Event, seen_by
from singerie.engine.match import Match
from singerie.engine.memory import Memory
from singerie.engine.prompts import Prompt
from singerie.engine.rules import Rules
from singerie.games.registry import GAMES, game

AnyRules = Rules[Any, Any, Any]

RULES = [game(name).rules for name in GAMES]
TABLES = [(rules, seats) for rules in RULES for seats in rules.seat_counts]
IDS = [f"{rules.name}-{seats}" for rules, seats in TABLES]

JUNK: list[Any] = [-1, 0, 10**12, 1.5, True, None, "", "x" * 500, "\x00", (), ([],), b"\xff"]

seeds = st.integers(0, 1_000_000)
scripts = st.lists(seeds, max_size=8) | st.lists(seeds, min_size=40, max_size=120)
"""Short ones, and some that are long enough for a few rounds."""

STRETCH = 15
"""Of every third stretch of so many inputs most are time alone: stocks run out in it."""
SIT = 40
DELAYS_MS = (0, 0, 30, 400, 900, 1500)
RARE = 6
"""Rare actions are less rare here: most scripts should see a round's end."""


def new_match(rules: AnyRules, seats: int, seed: int) -> Match:
    """A match whose options, bots and deal all come from the seed."""
    dice = QuickDice(seed)
    bots = [dice.below(4) == 0 for _ in range(seats)]
    return Match.new(rules, seats=seats, options=some_options(rules, dice), bots=bots, seed=seed)


def some_options(rules: AnyRules, dice: QuickDice) -> dict[str, Any]:
    """Each option at its default, half of the time, or anywhere in its range."""
    fields = msgspec.structs.fields(rules.options)
    return {f.name: any_value(f.type, dice) for f in fields if dice.below(2)}


def any_value(hint: Any, dice: QuickDice) -> Any:
    info = msgspec.inspect.type_info(hint)
    while isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    if isinstance(info, msgspec.inspect.UnionType):
        info = info.types[dice.below(len(info.types))]
    if isinstance(info, msgspec.inspect.BoolType):
        return bool(dice.below(2))
    if isinstance(info, msgspec.inspect.NoneType):
        return None
    if isinstance(info, msgspec.inspect.LiteralType):
        return info.values[dice.below(len(info.values))]
    assert isinstance(info, msgspec.inspect.IntType | msgspec.inspect.FloatType), info
    assert info.ge is not None
    assert info.le is not None
    if isinstance(info, msgspec.inspect.IntType):
        return dice.between(int(info.ge), int(info.le))
    return round(info.ge + (info.le - info.ge) * dice.random(), 1)


def play(match: Match, script: list[int]) -> Iterator[list[Event]]:
    """The events of each input, until the script or the game is over."""
    for number in script:
        if match.outcome is not None:
            return
        yield take_input(match, QuickDice(number))


def take_input(match: Match, dice: QuickDice) -> list[Event]:
    """Mostly an action on offer; now and then time passes or a seat changes hands."""
    if dice.below(SIT) == 0:
        return match.sit(dice.below(len(match.seats)), bot=bool(dice.below(2)))
    if dice.below(SIT) == 0:
        return match.retime(dice.below(3))
    asked = match.asked()
    seat = asked[dice.below(len(asked))]
    at = match.state.now + DELAYS_MS[dice.below(len(DELAYS_MS))]
    due = match.deadline
    lazy = len(match.journal.entries) // STRETCH % 3 == 2
    if due is not None and (dice.below(8) < (7 if lazy else 1) or due <= at):
        return match.tick(due)
    prompt = match.prompt(seat)
    assert prompt is not None
    action = offered_action(match.rules, prompt, at, dice)
    if action is None and due is not None:
        return match.wait()
    if action is None:  # nothing but time is missing
        at = min(form.after for form in prompt.forms) if prompt.forms else at
        action = offered_action(match.rules, prompt, at, dice)
        assert action is not None, f"{prompt.ask} waits for nothing"
    return match.submit(seat, action, at)


def offered_action(rules: AnyRules, prompt: Prompt, at: int, dice: QuickDice) -> Action | None:
    """Any action on offer at this time; None if there is none."""
    forms = [form for form in prompt.forms if form.after <= at]
    common = [form for form in forms if form.do not in rules.rare]
    if common and dice.below(RARE):
        forms = common
    if not forms:
        return None
    form = forms[dice.below(len(forms))]
    return rules.action(form.do, {name: f.sample(dice) for name, f in form.fields.items()})


def wild_action(rules: AnyRules, match: Match, dice: QuickDice) -> Action:
    """An action whose arguments come from anybody's prompt, from thin air, or from neither."""
    kind = rules.actions[dice.below(len(rules.actions))]
    values = {}
    for name in kind.__struct_fields__:
        forms = [
            form
            for seat in match.asked()
            if (prompt := match.prompt(seat)) and (form := prompt.form(kind.__name__))
        ]
        offered = [form.fields[name].sample(dice) for form in forms if name in form.fields]
        pool = [*offered, *JUNK]
        values[name] = pool[dice.below(len(pool))]
    return kind(**values)


class Watcher:
    """One seat's memory and folded view, kept up to date from its events alone."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        header = match.journal.header
        options = match.rules.read_options(header.options)
        self.memory: Memory = match.rules.memory(header.seats, seat, options)
        self.view = match.view(seat)
        for event in seen_by(seat, match.opening):
            self.memory.see(event)

    def see(self, events: list[Event]) -> None:
        for event in seen_by(self.seat, events):
            self.memory.see(event)
            self.view = self.match.rules.fold(self.view, event)


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")
