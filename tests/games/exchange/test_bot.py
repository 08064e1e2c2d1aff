"""How a bot plays an exchange table: hands, face, eyes and bell, one at a time."""

from copy import deepcopy
from typing import Any

import pytest

from singerie.bots.bot import Place, QuickDice
from singerie.engine.events import SeatTaken
from singerie.engine.match import Match
from singerie.games.exchange import events as e
from singerie.games.exchange.actions import (
    Accept,
    Announce,
    Done,
    Keep,
    Propose,
    Ready,
    Say,
    Signal,
    Swap,
)
from singerie.games.exchange.bot import BLINK, EASY, NORMAL, ExchangeBot, Skill
from singerie.games.kems.bot import KemsBot
from singerie.games.kems.rules import KEMS
from singerie.stage.signs import Sign, made

SHARP = Skill((900, 900), (300, 300), (500, 500), 100, True, 60, 0, 0)
FOUR = [0, 1, 2, 3]
ODD = [4, 8, 12, 16]
NOTHING_FOR_ODD = [20, 24, 28, 32]


def at_table(
    skill: Skill = SHARP,
    hand: list[int] = ODD,
    table: list[int] = NOTHING_FOR_ODD,
    sign: Sign = ("yawn",),
    **options: Any,
) -> tuple[Match, ExchangeBot]:
    """Seat 0 at an exchange that has just begun, with this hand."""
    match = Match.new(KEMS, seats=4, options=options, bots=[True] * 4, seed=1)
    match.wait()
    s = match.state
    s.hands[0], s.table, s.signs[0] = list(hand), list(table), sign  # type: ignore[attr-defined]
    bot = KemsBot(Place(KEMS, 4, 0, KEMS.read_options(options), QuickDice(1)), skill)
    bot.see(e.HandsDealt(34), match.state.now)
    bot.see(e.Turned(tuple(table), match.state.now), match.state.now)
    look(match, bot, match.state.now, act=False)
    return match, bot


def look(match: Match, bot: ExchangeBot, at: int, *, act: bool = True) -> Any:
    """What the bot is about to do after a look at this time."""
    bot.intent = None
    if act:
        bot.wake = None
        bot.look(match.view(bot.seat), match.prompt(bot.seat), at)
    else:
        bot.sign = match.view(bot.seat).sign
    return bot.intent.action if bot.intent is not None else None


def when_awake(match: Match, bot: ExchangeBot) -> Any:
    assert bot.wake is not None
    return look(match, bot, bot.wake)


def seen(bot: ExchangeBot, seat: int, *signals: str, at: int) -> None:
    for nth, signal in enumerate(signals):
        bot.see(e.Signalled(seat, signal, at + nth), at + nth)


# Hands


def test_it_takes_what_it_collects() -> None:
    match, bot = at_table(hand=[0, 1, 8, 12], table=[2, 24, 28, 32])
    swap = when_awake(match, bot)
    assert isinstance(swap, Swap)
    assert swap.take == 2
    assert swap.give in (8, 12)


def test_it_takes_a_joker_first() -> None:
    match, bot = at_table(hand=[0, 1, 8, 12], table=[2, 24, 52, 32])
    assert when_awake(match, bot).take == 52


def test_it_makes_a_second_pair_of_two_odd_cards() -> None:
    match, bot = at_table(EASY, hand=[0, 1, 8, 12], table=[9, 24, 28, 32])
    assert when_awake(match, bot) == Swap(12, 9)


def test_it_is_done_when_nothing_helps() -> None:
    match, bot = at_table()
    assert when_awake(match, bot) == Done(1)


def test_with_four_alike_it_is_done_like_anyone() -> None:
    match, bot = at_table(hand=FOUR)
    assert when_awake(match, bot) == Done(1)


@pytest.mark.parametrize("skill", [EASY, NORMAL])
def test_how_long_it_takes_says_nothing_of_its_hand(skill: Skill) -> None:
    times = set()
    for hand in (ODD, FOUR, [20, 21, 4, 8], [0, 1, 4, 5]):
        match, bot = at_table(skill, hand=hand)
        assert when_awake(match, bot) is not None
        assert bot.intent is not None
        times.add(bot.intent.at)
    assert len(times) == 1


def test_it_does_not_say_done_twice() -> None:
    match, bot = at_table()
    match.submit(0, when_awake(match, bot))
    bot.refused("too-soon", 5_000)
    assert when_awake(match, bot) is None


def test_it_does_not_act_on_what_it_saw_less_than_a_blink_ago() -> None:
    match, bot = at_table()
    begun = match.state.now
    bot.see(e.Swapped(1, 0, 40, 20, begun + 899), begun + 899)
    assert bot.wake == begun + 900
    assert look(match, bot, begun + 900) is None
    assert bot.wake == begun + 899 + BLINK[0]


# Its face


def show_all(match: Match, bot: ExchangeBot, looks: int) -> list[Any]:
    """What it does in so many looks, with time passing as it wants."""
    actions = []
    for _ in range(looks):
        actions.append(when_awake(match, bot))
        assert bot.intent is not None
        if not isinstance(bot.intent.action, Done):
            match.state.signalled_at[0] = bot.intent.at  # type: ignore[attr-defined]
            match._prompts.clear()
    return actions


def test_with_four_alike_it_makes_the_sign_again_and_again() -> None:
    match, bot = at_table(hand=FOUR, sign=("yawn", "smile"), quiet_seconds=300)
    assert show_all(match, bot, 5) == [
        Done(1),
        *(Signal(step) for step in ("yawn", "smile", "yawn", "smile")),
    ]


def test_a_word_of_the_sign_falls_in_a_sentence() -> None:
    match, bot = at_table(hand=FOUR, sign=("word:Soleil",))
    [_, say] = show_all(match, bot, 2)
    assert isinstance(say, Say)
    bot.notice(e.Said(2, say.text, 1), 1)
    assert made(("word:soleil",), bot.sightings[2], strict=False)


def test_a_line_of_text_it_cannot_show() -> None:
    match, bot = at_table(hand=FOUR, sign=("text:knock on wood",))
    assert when_awake(match, bot) == Done(1)
    assert when_awake(match, bot) is None


def test_a_bluff_is_never_its_own_sign() -> None:
    bluffer = Skill((900, 900), (300, 300), (500, 500), 100, True, 60, 100, 0)
    for seed in range(60):
        match, bot = at_table(bluffer, sign=("yawn", "smile"))
        bot.dice.seed(seed)
        [_, face] = show_all(match, bot, 2)
        assert isinstance(face, Signal)
        assert face.signal not in ("yawn", "smile")


def test_a_bluff_ends() -> None:
    bluffer = Skill((900, 900), (300, 300), (500, 500), 100, True, 60, 100, 0)
    match, bot = at_table(bluffer)
    for _ in range(12):
        if bot.wake is None:
            break
        when_awake(match, bot)
    assert bot.face_at is None


# Eyes and bell


def test_it_rings_when_its_partner_makes_the_sign() -> None:
    match, bot = at_table(sign=("yawn", "smile"))
    now = match.state.now
    seen(bot, 2, "yawn", at=now + 100)
    assert not bot.partner_has
    seen(bot, 2, "stare", "smile", at=now + 1_000)
    assert when_awake(match, bot) == Announce("kems")


def test_it_says_super_when_it_has_four_too() -> None:
    match, bot = at_table(hand=FOUR)
    seen(bot, 2, "yawn", at=match.state.now)
    assert when_awake(match, bot) == Announce("super")


def test_it_reads_a_spoken_word() -> None:
    match, bot = at_table(sign=("word:banana",))
    bot.see(e.Said(2, "I dreamt of a BANANA.", 1), match.state.now)
    assert when_awake(match, bot) == Announce("kems")


def test_a_signal_in_between_breaks_a_strict_sign() -> None:
    match, bot = at_table(sign=("yawn", "smile"), strict_order=True)
    seen(bot, 2, "yawn", "stare", "smile", at=match.state.now)
    assert not bot.partner_has
    seen(bot, 2, "yawn", "smile", at=match.state.now + 2_000)
    assert bot.partner_has


def test_it_can_miss_a_signal() -> None:
    _, blind = at_table(Skill((900, 900), (300, 300), (500, 500), 0, True, 60, 0, 0))
    seen(blind, 2, "yawn", "yawn", at=0)
    assert not blind.partner_has


def test_what_was_shown_before_the_deal_is_forgotten() -> None:
    _, bot = at_table()
    seen(bot, 2, "yawn", at=0)
    bot.see(e.HandsDealt(34), 1)
    assert not bot.partner_has
    assert bot.sightings[2] == []


def test_it_rings_against_four_it_has_seen_taken() -> None:
    match, bot = at_table()
    now = match.state.now
    for slot, card in enumerate((36, 37, 38, 39)):
        bot.memory.table = [card, 24, 28, 32]
        bot.see(e.Swapped(1, slot, 40 + slot, card, now), now)
    assert when_awake(match, bot) == Announce("contre")


def test_who_does_not_remember_has_not_seen_it() -> None:
    match, bot = at_table(EASY)
    now = match.state.now
    for slot, card in enumerate((36, 37, 38, 39)):
        bot.memory.table = [card, 24, 28, 32]
        bot.see(e.Swapped(1, slot, 40 + slot, card, now), now)
    assert isinstance(when_awake(match, bot), Done | Swap)


def test_a_signal_that_came_before_their_bell_is_suspect_ever_after() -> None:
    match, bot = at_table()
    now = match.state.now
    seen(bot, 3, "stare", at=now)
    kems = e.Verdict(1, "kems", True, 1, 1, "partner-has-four", ((1, "kems"),), (None,) * 4)
    bot.see(kems, now + 500)
    bot.see(e.HandsDealt(34), now + 600)
    assert bot.suspicion(now + 700) == 0
    seen(bot, 1, "stare", "stare", at=now + 700)
    assert bot.suspicion(now + 800) == 60
    assert when_awake(match, bot) == Announce("contre")


def test_the_bell_stops_its_hand() -> None:
    match, bot = at_table()
    assert when_awake(match, bot) is not None
    bot.see(e.Rang(1, 5), 5)
    assert bot.intent is None


# The huddle


def in_huddle(**options: Any) -> tuple[Match, ExchangeBot]:
    match = Match.new(KEMS, seats=4, options=options, bots=[True] + [False] * 3, seed=1)
    bot = KemsBot(Place(KEMS, 4, 0, KEMS.read_options(options), QuickDice(1)), SHARP)
    for event in match.opening:
        bot.see(event, 0)
    return match, bot


@pytest.mark.parametrize("stage", ["puppets", "camera", "room"])
def test_it_proposes_a_sign_its_partner_can_see(stage: str) -> None:
    match, bot = in_huddle(stage=stage)
    propose = when_awake(match, bot)
    assert isinstance(propose, Propose)
    match.submit(0, propose)
    assert when_awake(match, bot) is None  # it has, and waits


def test_it_accepts_what_its_partner_proposes() -> None:
    match, bot = in_huddle()
    sign = when_awake(match, bot).sign
    for event in match.submit(2, Propose(sign)):
        bot.see(event, 0)
    assert when_awake(match, bot) == Accept(sign)


def test_it_keeps_a_sign_that_works() -> None:
    match, bot = in_huddle()
    match.state.signs[0] = ("yawn",)  # type: ignore[attr-defined]
    assert when_awake(match, bot) == Keep()


def test_it_wants_another_sign_when_the_others_know_it() -> None:
    match, bot = in_huddle()
    match.state.signs[0] = ("yawn",)  # type: ignore[attr-defined]
    contre = e.Verdict(1, "contre", True, 1, 1, "x", ((1, "contre"),), (None,) * 4)
    bot.see(contre, 0)
    assert isinstance(when_awake(match, bot), Propose)


def test_it_gives_in_to_a_partner_who_keeps() -> None:
    match, bot = in_huddle()
    match.state.signs[0] = ("yawn",)  # type: ignore[attr-defined]
    bot.exposed = True
    match.submit(2, Keep())
    assert when_awake(match, bot) == Keep()


def test_it_says_ready_when_it_has_seen_the_hands() -> None:
    match, bot = at_table()
    match.submit(1, Announce("kems"))
    for event in match.wait():
        bot.see(event, match.state.now)
    assert when_awake(match, bot) == Ready()


def test_a_newcomer_looks_at_the_table() -> None:
    match, _ = at_table()
    fresh = KemsBot(Place(KEMS, 4, 0, KEMS.read_options({}), QuickDice(1)), SHARP)
    fresh.see(SeatTaken(0, True), match.state.now)
    assert when_awake(match, fresh) == Done(1)


def test_a_copy_decides_alike() -> None:
    match, bot = at_table(NORMAL)
    other = deepcopy(bot)
    assert when_awake(match, bot) == when_awake(match, other)
    assert (bot.wake, bot.intent) == (other.wake, other.intent)
