"""No secret leaves the table: what a seat is shown depends only on what it may know."""

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import zip_longest

import pytest
from hypothesis import given

from singerie.bots.bot import QuickDice
from singerie.engine.actions import Action
from singerie.engine.chance import chance_from
from singerie.engine.errors import Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.match import Match
from tests.contract.scripts import (
    IDS,
    TABLES,
    AnyRules,
    Watcher,
    as_bytes,
    new_match,
    offered_action,
    play,
    scripts,
    seeds,
    wild_action,
)
from tests.contract.worlds import tiny_of

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)

Input = Callable[[Match], list[Event]]


def watched(rules: AnyRules, seats: int, seed: int, script: list[int]) -> tuple[Match, Watcher]:
    match = new_match(rules, seats, seed)
    watcher = Watcher(match, seed % seats)
    for events in play(match, script):
        watcher.see(events)
    return match, watcher


def shown(match: Match, seat: int) -> list[bytes]:
    """All that a seat is shown between two inputs."""
    return [
        as_bytes(match.view(seat)),
        as_bytes(match.prompt(seat)),
        as_bytes(match.asked()),
        as_bytes(match.deadline),
    ]


@every_table
@given(seed=seeds, script=scripts)
def test_an_imagined_play_looks_the_same(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match, watcher = watched(rules, seats, seed, script)
    for dream in range(3):
        other = match.imagine(watcher.seat, watcher.memory, chance_from(dream))
        assert shown(other, watcher.seat) == shown(match, watcher.seat)
        assert rules.tally(other.state) == rules.tally(match.state)


@every_table
@given(seed=seeds, script=scripts)
def test_the_same_input_is_answered_the_same(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match, watcher = watched(rules, seats, seed, script)
    me = watcher.seat
    for number, (seat, do) in enumerate(some_inputs(match, me, QuickDice(seed))):
        real = match.clone()
        dream = match.imagine(me, watcher.memory, chance_from(number))
        told, dreamt = answer(real, do), answer(dream, do)
        if isinstance(told, str) or isinstance(dreamt, str):
            # what another does may be impossible in a dream; oneself is refused for one reason
            assert seat != me or told == dreamt
        elif told_the_same(me, told, dreamt):
            assert shown(real, me) == shown(dream, me)


def some_inputs(match: Match, me: int, dice: QuickDice) -> Iterator[tuple[int | None, Input]]:
    """Inputs that can be given to two matches, with the seat that acts."""
    rules, at = match.rules, match.state.now
    if match.outcome is not None:
        return
    if match.deadline is not None:
        yield None, lambda m: m.wait()
    yield None, lambda m: m.retime(2)
    taker = dice.below(len(match.seats))
    yield None, lambda m: m.sit(taker, bot=True)
    for _ in range(2):
        yield me, acting(me, wild_action(rules, match, dice), at)
    for seat in (me, me, *match.seats):
        prompt = match.prompt(seat)
        action = offered_action(rules, prompt, at, dice) if prompt else None
        if action is not None:
            yield seat, acting(seat, action, at)


def acting(seat: int, action: Action, at: int) -> Input:
    return lambda match: match.submit(seat, action, at)


def answer(match: Match, do: Input) -> list[Event] | str:
    """The events, or why it was refused."""
    try:
        return do(match)
    except Illegal as no:
        return f"{no.reason} {no.args_for_text}"


def told_the_same(seat: int, real: list[Event], dream: list[Event]) -> bool:
    """Asserts equal event bytes up to one that reveals; True if none told anything different."""
    seen, dreamt = seen_by(seat, real), seen_by(seat, dream)
    for event, other in zip_longest(seen, dreamt):
        if as_bytes(event) != as_bytes(other):
            assert any(one is not None and one.reveals() for one in (event, other)), (event, other)
            return False
    return True


@every_table
@given(seed=seeds, script=scripts)
def test_events_folded_into_the_old_view_give_the_new_one(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    views = {viewer: match.view(viewer) for viewer in (None, *match.seats)}
    for events in play(match, script):
        for viewer, view in views.items():
            folded = reduce(rules.fold, seen_by(viewer, events), view)
            assert as_bytes(folded) == as_bytes(match.view(viewer))
            views[viewer] = folded


@every_table
@given(seed=seeds, script=scripts)
def test_memory_is_what_the_journal_gives(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match, watcher = watched(rules, seats, seed, script)
    assert match.recall(watcher.seat) == watcher.memory
    assert watcher.memory.clone() == watcher.memory


@every_table
@given(seed=seeds, script=scripts)
def test_imagination_never_touches_the_game(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match, watcher = watched(rules, seats, seed, script)
    draws, remembered = match.state.chance.draws, watcher.memory.clone()
    dream = match.imagine(watcher.seat, watcher.memory, chance_from(seed))
    assert dream.state.chance.key != match.state.chance.key
    if dream.outcome is None:
        dream.retime(1)
        dream.wait()
    assert match.state.chance.draws == draws
    assert watcher.memory == remembered


@every_table
@given(seed=seeds)
def test_every_consistent_world_is_imagined_and_no_other(
    rules: AnyRules, seats: int, seed: int
) -> None:
    """Where few cards are hidden, all ways they can lie are counted by hand and compared."""
    tiny = tiny_of(rules.name)(seed)
    imagined = set()
    chance = chance_from(seed)
    for _ in range(30 * len(tiny.worlds)):
        dream = tiny.match.imagine(tiny.seat, tiny.memory, chance)
        imagined.add(tiny.hidden(dream.state))
    assert imagined == tiny.worlds
