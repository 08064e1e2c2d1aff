"""The one way in: matches, their time, their refusals, their seats."""

import pytest

from singerie.engine.chance import chance_from
from singerie.engine.codec import dump_bytes
from singerie.engine.errors import BadInput, Damaged, Illegal, Overdue
from singerie.engine.events import seen_by
from singerie.engine.journal import Act, Contribution, Sit, Tick
from singerie.engine.match import Match
from singerie.games.exchange.actions import Done, Signal, Swap
from singerie.games.exchange.events import Signalled, Turned
from singerie.games.kems.rules import KEMS


def at_the_table(seed: int = 3) -> Match:
    match = Match.new(KEMS, seats=4, seed=seed)
    match.wait()
    return match


def test_a_match_is_dealt_from_a_seed_or_from_contributions() -> None:
    with pytest.raises(BadInput, match="a seed or from contributions"):
        Match.new(KEMS, seats=4)
    parts = [Contribution.of("server", b"one"), Contribution.of("Ada", b"two")]
    with pytest.raises(BadInput, match="a seed or from contributions"):
        Match.new(KEMS, seats=4, seed=1, contributions=parts)
    assert Match.new(KEMS, seats=4, contributions=parts).journal.header.contributions[1].by == "Ada"


def test_every_contribution_changes_the_deal() -> None:
    def dealt(*values: bytes) -> bytes:
        parts = [Contribution.of(str(nth), value) for nth, value in enumerate(values)]
        return dump_bytes(Match.new(KEMS, seats=4, contributions=parts).state)

    assert len({dealt(b"a", b"b"), dealt(b"a", b"c"), dealt(b"d", b"b"), dealt(b"b", b"a")}) == 4
    assert dealt(b"a", b"b") == dealt(b"a", b"b")


@pytest.mark.parametrize("seats", [0, 3, 5])
def test_a_wrong_number_of_seats_gets_a_sentence(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"Kem's is for 4 players, not {seats}\."):
        Match.new(KEMS, seats=seats, seed=1)


def test_a_wrong_number_of_bots_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match=r"There are 4 seats, but 1 words on who is a bot\."):
        Match.new(KEMS, seats=4, bots=[True], seed=1)


def test_an_action_is_an_entry_and_its_events() -> None:
    match = at_the_table()
    now = match.state.now
    events = match.submit(1, Signal("yawn"), now + 5)
    assert events == [Signalled(1, "yawn", now + 5)]
    assert match.journal.entries[-1] == Act(now + 5, 1, Signal("yawn"))
    assert match.state.now == now + 5


def test_without_a_time_it_happens_now() -> None:
    match = at_the_table()
    match.submit(1, Signal("yawn"))
    assert match.journal.entries[-1].at == match.state.now


def test_time_never_runs_backwards() -> None:
    match = at_the_table()
    with pytest.raises(Overdue):
        match.submit(0, Signal("yawn"), match.state.now - 1)
    with pytest.raises(Overdue):
        match.sit(0, bot=True, at=match.state.now - 1)


def test_a_deadline_comes_before_what_happens_at_it() -> None:
    match = at_the_table()
    due = match.deadline
    assert due is not None
    for late in (due, due + 5):
        with pytest.raises(Overdue):
            match.submit(0, Signal("yawn"), late)
        with pytest.raises(Overdue):
            match.sit(0, bot=True, at=late)
    match.submit(0, Signal("yawn"), due - 1)


def test_a_tick_before_the_deadline_is_nothing() -> None:
    match = at_the_table()
    due, before = match.deadline, dump_bytes(match.state)
    assert due is not None
    assert match.tick(due - 1) == []
    assert dump_bytes(match.state) == before


def test_a_long_tick_fires_every_deadline_in_order() -> None:
    match = at_the_table()
    length = len(match.journal.entries)
    start = match.state.now
    events = match.tick(start + 60_000)
    ticks = match.journal.entries[length:]
    assert all(isinstance(entry, Tick) for entry in ticks)
    assert [entry.at - start for entry in ticks][:4] == [10_000, 11_000, 21_000, 22_000]
    assert sum(isinstance(event, Turned) for event in events) == 5


def test_who_is_not_at_the_table_is_refused() -> None:
    match = at_the_table()
    for nobody in (4, -1, 99):
        with pytest.raises(Illegal, match="not-asked"):
            match.submit(nobody, Signal("yawn"))
        assert match.prompt(nobody) is None


def test_what_another_holds_is_refused_without_saying_who() -> None:
    match = at_the_table()
    other = match.view(1).hand[0]
    mine, lying = match.view(0).hand[0], match.view(0).table[0]
    with pytest.raises(Illegal) as refusal:
        match.submit(0, Swap(mine, other))
    assert (refusal.value.reason, refusal.value.args_for_text) == ("card-gone", {})
    with pytest.raises(Illegal, match="not-your-card"):
        match.submit(0, Swap(other, lying))


def test_who_took_a_card_is_told_only_while_they_hold_it() -> None:
    match = at_the_table()
    give, take = match.view(1).hand[0], match.view(1).table[0]
    match.submit(1, Swap(give, take))
    with pytest.raises(Illegal) as refusal:
        match.submit(0, Swap(match.view(0).hand[0], take))
    assert (refusal.value.reason, refusal.value.args_for_text) == ("card-gone-to", {"by": 1})
    match.submit(1, Swap(take, give))
    for seat in match.seats:
        match.submit(seat, Done(match.view(seat).version))
    match.wait()
    with pytest.raises(Illegal, match=r"card-gone$"):
        match.submit(0, Swap(match.view(0).hand[0], take))


def test_a_seat_changes_hands() -> None:
    match = at_the_table()
    events = match.sit(2, bot=True, at=match.state.now + 10)
    assert match.journal.entries[-1] == Sit(match.state.now, 2, True)
    assert [type(event).__name__ for event in seen_by(None, events)] == ["SeatTaken"]
    assert match.view(None).places[2].bot
    with pytest.raises(BadInput, match=r"There is no seat 4\."):
        match.sit(4, bot=True)


def test_waiting_without_a_deadline_is_a_mistake() -> None:
    match = Match.new(KEMS, seats=4, seed=1, options=KEMS.lab_options)
    while match.outcome is None:
        match.wait()
    with pytest.raises(Overdue):
        match.wait()


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    match = at_the_table()
    for nobody in (-1, 4):
        with pytest.raises(BadInput, match="There is no seat"):
            match.view(nobody)


def test_a_dream_knows_nothing_of_the_real_chance_and_has_no_past() -> None:
    match = at_the_table()
    dream = match.imagine(0, match.recall(0), chance_from(1))
    assert dream.journal.header.contributions == ()
    with pytest.raises(Damaged, match="nobody's contribution"):
        dream.recall(0)


def test_countdowns_take_only_what_they_can() -> None:
    with pytest.raises(BadInput, match=r"1 or 2 times, not 3"):
        at_the_table().retime(3)
