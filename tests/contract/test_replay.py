"""The journal is the game: it replays to the same bytes, from the start and from every prefix."""

import msgspec
import pytest
from hypothesis import given

from singerie.engine.codec import dump, dump_bytes, load
from singerie.engine.errors import Damaged
from singerie.engine.journal import Act, Journal, dump_lines, load_lines
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
)

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)


@every_table
@given(seed=seeds, script=scripts)
def test_the_same_inputs_make_the_same_game(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    one, two = new_match(rules, seats, seed), new_match(rules, seats, seed)
    assert as_bytes(one.opening) == as_bytes(two.opening)
    for events, same in zip(play(one, script), play(two, script), strict=True):
        assert as_bytes(events) == as_bytes(same)
    assert dump_bytes(one.state) == dump_bytes(two.state)


@every_table
@given(seed=seeds, script=scripts)
def test_every_prefix_of_a_journal_replays_to_the_same_bytes(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    states = [dump_bytes(match.state)]
    for _ in play(match, script):
        states.append(dump_bytes(match.state))
        assert len(match.journal.entries) == len(states) - 1  # every input is one entry
    journal = load_lines(dump_lines(match.journal).splitlines())
    replayed = Match(rules, journal.header)
    assert dump_bytes(replayed.state) == states[0]
    for number, entry in enumerate(journal.entries, 1):
        replayed.play(entry, number)
        assert dump_bytes(replayed.state) == states[number]
    for length in {0, len(script) // 2, len(journal.entries)}:
        prefix = journal.prefix(length)
        again = Match.replay(rules, prefix)
        assert dump_bytes(again.state) == states[len(prefix.entries)]


@every_table
@given(seed=seeds, script=scripts)
def test_a_state_survives_being_written_down(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    for _ in play(match, script):
        pass
    text = msgspec.json.encode(dump(match.state))
    state = load(rules.state_type, rules.frames, msgspec.json.decode(text))
    assert state == match.state
    assert dump_bytes(state) == dump_bytes(match.state)


@every_table
@given(seed=seeds, script=scripts)
def test_a_match_read_back_goes_on_as_the_other(
    rules: AnyRules, seats: int, seed: int, script: list[int]
) -> None:
    match = new_match(rules, seats, seed)
    half = len(script) // 2
    for _ in play(match, script[:half]):
        pass
    again = Match.replay(rules, load_lines(dump_lines(match.journal).splitlines()))
    for events, same in zip(play(match, script[half:]), play(again, script[half:]), strict=True):
        assert as_bytes(events) == as_bytes(same)
    assert dump_lines(match.journal) == dump_lines(again.journal)


@every_table
def test_a_damaged_entry_is_named(rules: AnyRules, seats: int) -> None:
    match = new_match(rules, seats, 1)
    for _ in play(match, list(range(30))):
        pass
    entries = match.journal.entries[:]
    at = next(n for n, entry in enumerate(entries) if isinstance(entry, Act))
    entries[at] = msgspec.structs.replace(entries[at], action={"do": "Nonsense"})
    with pytest.raises(Damaged) as damage:
        Match.replay(rules, Journal(match.journal.header, entries))
    assert damage.value.entry == at + 1
