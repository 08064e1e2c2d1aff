"""Imagination draws every hidden thing anew: cards are counted in the contract, the rest here."""

from collections import Counter

from singerie.engine.chance import chance_from
from singerie.engine.match import Match
from singerie.games.exchange.actions import Announce, Propose
from singerie.games.exchange.frames import Bell
from singerie.games.kems.actions import CALLS, KEMS
from singerie.games.kems.rules import KEMS as RULES
from singerie.games.kems.state import KemsState
from singerie.stage.signals import FAMILIES, palette
from singerie.stage.signs import is_structured
from tests.games.kems.worlds import tiny


def dreams(match: Match, seat: int, times: int = 400) -> list[KemsState]:
    memory, chance = match.recall(seat), chance_from(5)
    states = [match.imagine(seat, memory, chance).state for _ in range(times)]
    return [state for state in states if isinstance(state, KemsState)]


def in_play(**options: object) -> Match:
    match = Match.new(RULES, seats=4, options=options, seed=3)
    match.wait()  # the huddle runs out: the table gives both teams a sign
    return match


def test_the_others_may_have_any_sign_card_but_ours() -> None:
    match = in_play()
    ours = match.view(0).sign_card
    drawn = Counter(state.sign_cards[1] for state in dreams(match, 0))
    assert set(drawn) == set(FAMILIES) - {ours}
    assert all(state.sign_cards[0] == ours for state in dreams(match, 0, 20))


def test_the_others_may_have_any_sign_of_their_family() -> None:
    match = in_play()
    states = dreams(match, 1, 2000)
    signs = {state.signs[0] for state in states}
    assert {len(sign) for sign in signs if sign} == {1, 2, 3}
    seen = {step for sign in signs if sign for step in sign}
    assert {signal for family in FAMILIES for signal in palette(family)} - seen == set()
    assert all(state.sign_field(0).accepts(state.signs[0]) for state in states)


def test_our_own_sign_is_ours() -> None:
    match = in_play()
    assert {state.signs[1] for state in dreams(match, 3, 20)} == {match.view(3).sign}


def test_a_sign_in_words_is_possible_where_the_stage_allows_it() -> None:
    structured = {is_structured(s.signs[1] or ("",)) for s in dreams(in_play(), 0)}
    free = {is_structured(s.signs[1] or ("",)) for s in dreams(in_play(stage="room"), 0)}
    assert (structured, free) == ({True}, {True, False})


def test_the_others_may_have_proposed_anything_or_nothing() -> None:
    match = Match.new(RULES, seats=4, seed=3)
    offer = (palette(match.view(0).sign_card)[0],)
    match.submit(0, Propose(offer))
    for state in dreams(match, 2, 20):
        assert state.offers[0] == offer
    states = dreams(match, 1)
    assert {state.offers[0] is None for state in states} == {True, False}
    assert len({state.offers[0] for state in states}) > 20


def test_a_sealed_call_may_be_any() -> None:
    match = in_play()
    match.submit(0, Announce(KEMS))
    tops = [state.stack[-1] for state in dreams(match, 1, 100)]
    assert {top.presses[0][1] for top in tops if isinstance(top, Bell)} == set(CALLS)
    mine = [state.stack[-1] for state in dreams(match, 0, 20)]
    assert {top.presses[0][1] for top in mine if isinstance(top, Bell)} == {KEMS}


def test_any_card_of_the_stock_may_be_on_top() -> None:
    for seed in range(6):
        table = tiny(seed)
        states = dreams(table.match, table.seat)
        stock = table.match.state.clone().stock  # type: ignore[attr-defined]  # a state of Kem's
        if table.match.view(table.seat).discard == 0:  # recycled: everyone knows what is in it
            assert {state.stock[-1] for state in states} == set(stock)
            assert {state.stock[0] for state in states} == set(stock)
