"""What is offered is accepted; what is refused changes nothing."""

import msgspec
import pytest
from hypothesis import given

from singerie.bots.bot import QuickDice
from singerie.engine.codec import dump_bytes
from singerie.engine.errors import Illegal
from singerie.engine.match import Match
from tests.contract.scripts import (
    IDS,
    TABLES,
    AnyRules,
    as_bytes,
    new_match,
    play,
    scripts,
    seeds,
    wild_action,
)

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)

MOST_CHOICES = 40


@every_table
@given(seed=seeds, script=scripts)
def test_everything_offered_is_accepted(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    for _ in play(match, script):
        pass
    dice = QuickDice(seed)
    due = match.deadline
    for seat in match.asked():
        prompt = match.prompt(seat)
        assert prompt is not None
        for form in prompt.forms:
            at = max(match.state.now, form.after)
            if due is not None and at >= due:
                continue  # time decides before this could be done
            listed = form.choices()
            ways = list(listed)[:MOST_CHOICES] if listed is not None else []
            ways += [{name: f.sample(dice) for name, f in form.fields.items()} for _ in range(5)]
            for values in ways:
                match.clone().submit(seat, rules.action(form.do, values), at)


@every_table
@given(seed=seeds, script=scripts)
def test_what_is_refused_changes_nothing(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    for number, _ in zip(script, play(match, script), strict=False):
        dice = QuickDice(number)
        before, entries = dump_bytes(match.state), len(match.journal.entries)
        offers = [as_bytes(match.prompt(seat)) for seat in match.seats]
        seat = dice.between(-1, seats)
        action = wild_action(rules, match, dice)
        try:
            match.submit(seat, action)
        except Illegal:
            assert dump_bytes(match.state) == before
            assert len(match.journal.entries) == entries
            assert match.state.events == []
            assert [as_bytes(match.prompt(seat)) for seat in match.seats] == offers
        else:
            break  # it was legal after all: the rest of the script belongs to another game


@every_table
@given(seed=seeds, script=scripts)
def test_offers_survive_the_wire(rules: AnyRules, seats: int, seed: int, script: list[int]) -> None:
    """An action sampled from a prompt, sent as JSON and read back, is the same action."""
    match = new_match(rules, seats, seed)
    dice = QuickDice(seed)
    for _ in play(match, script):
        for seat in match.asked():
            prompt = match.prompt(seat)
            assert prompt is not None
            for form in prompt.forms:
                values = {name: field.sample(dice) for name, field in form.fields.items()}
                action = rules.action(form.do, values)
                assert rules.read_action(msgspec.json.decode(as_bytes(action))) == action


@every_table
def test_nothing_is_accepted_after_the_end(rules: AnyRules, seats: int) -> None:
    match = Match.new(rules, seats=seats, options=rules.lab_options, seed=1)
    while match.outcome is None:
        match.wait()
    before = dump_bytes(match.state)
    dice = QuickDice(1)
    for seat in match.seats:
        assert match.prompt(seat) is None
        for _ in range(20):
            with pytest.raises(Illegal, match="game-over"):
                match.submit(seat, wild_action(rules, match, dice))
    with pytest.raises(Illegal, match="game-over"):
        match.sit(0, bot=True)
    assert match.tick(match.state.now + 10**9) == []
    assert dump_bytes(match.state) == before
