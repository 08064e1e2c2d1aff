"""States are cloned whole, frames never change, cards are never lost or made, games end."""

from copy import deepcopy
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings

from singerie.bots.bot import QuickDice
from singerie.bots.random import random_action
from singerie.engine.codec import dump_bytes, dump_frame
from singerie.engine.match import Match
from singerie.engine.state import State
from tests.contract.scripts import (
    IDS,
    TABLES,
    AnyRules,
    new_match,
    play,
    scripts,
    seeds,
    take_input,
)

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)

MUTABLE = (list, dict, set, bytearray)


def mutable_parts(value: Any) -> list[Any]:
    """Every mutable thing in a value, itself included."""
    if isinstance(value, dict):
        return [value, *(part for one in value.values() for part in mutable_parts(one))]
    if isinstance(value, list | tuple | set):
        inner = [part for one in value for part in mutable_parts(one)]
        return [value, *inner] if isinstance(value, MUTABLE) else inner
    return [value] if hasattr(value, "clone") else []


def parts_of(state: State) -> list[Any]:
    return [part for f in fields(state) for part in mutable_parts(getattr(state, f.name))]


@every_table
@given(seed=seeds, script=scripts)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    for _ in play(match, script):
        pass
    clone = match.state.clone()
    assert clone == match.state
    assert {f.name for f in fields(clone) if hasattr(clone, f.name)} == {
        f.name for f in fields(match.state)
    }
    mine = {id(part) for part in parts_of(match.state)}
    assert not mine & {id(part) for part in parts_of(clone)}


@every_table
@given(seed=seeds, script=scripts)
def test_a_clone_goes_its_own_way(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    half = len(script) // 2
    for _ in play(match, script[:half]):
        pass
    before = dump_bytes(match.state)
    length = len(match.journal.entries)
    clone = match.clone()
    for _ in play(clone, script[half:]):
        pass
    assert dump_bytes(match.state) == before
    assert len(match.journal.entries) == length
    for _ in play(match, script[half:]):
        pass
    assert dump_bytes(match.state) == dump_bytes(clone.state)


@every_table
@given(seed=seeds, script=scripts)
def test_frames_never_change(rules: AnyRules, seats: int, seed: int, script: list[int]) -> None:
    match = new_match(rules, seats, seed)
    for number in script:
        if match.outcome is not None:
            return
        frames = match.state.stack[:]
        written = deepcopy([dump_frame(frame) for frame in frames])
        take_input(match, QuickDice(number))
        assert [dump_frame(frame) for frame in frames] == written


@every_table
@given(seed=seeds, script=scripts)
def test_nothing_is_lost_or_made(rules: AnyRules, seats: int, seed: int, script: list[int]) -> None:
    match = new_match(rules, seats, seed)
    tally = rules.tally(match.state)
    for _ in play(match, script):
        assert rules.tally(match.state) == tally


@every_table
@settings(max_examples=10)
@given(seed=seeds)
def test_games_end(rules: AnyRules, seats: int, seed: int) -> None:
    """Random play, at the pace of the lab, reaches an outcome that names every seat's score."""
    match = Match.new(rules, seats=seats, options=rules.lab_options, seed=seed)
    dice = QuickDice(seed)
    while match.outcome is None:
        asked = match.asked()
        seat = asked[dice.below(len(asked))]
        prompt = match.prompt(seat)
        assert prompt is not None
        action = random_action(rules, prompt, match.state.now, dice)
        if action is None:
            match.wait()
        else:
            match.submit(seat, action)
    assert match.outcome.winners
    assert len(match.outcome.scores) == seats
    assert match.asked() == ()
    assert match.deadline is None


@every_table
@settings(max_examples=10)
@given(seed=seeds)
def test_games_end_when_nobody_plays(rules: AnyRules, seats: int, seed: int) -> None:
    """Nobody's absence stops a game: with time alone it comes to its end."""
    match = new_match(rules, seats, seed)
    while match.outcome is None:
        match.wait()
    assert match.outcome.winners
