"""Random play: anything on offer, rare things rarely."""

from collections import Counter

from singerie.bots.bot import QuickDice
from singerie.bots.random import random_action
from singerie.engine.match import Match
from singerie.engine.prompts import Form, Pick, Prompt
from singerie.games.registry import game

RULES = game("kems").rules
SWAP = Form("Swap", {"give": Pick(values=(1, 2)), "take": Pick(values=(3, 4))})
ANNOUNCE = Form("Announce", {"call": Pick(values=("kems",))})
READY_LATER = Form("Ready", {}, after=500)


def kinds(prompt: Prompt, at: int, times: int) -> Counter[str]:
    dice = QuickDice(1)
    actions = [random_action(RULES, prompt, at, dice) for _ in range(times)]
    return Counter(type(action).__name__ for action in actions)


def test_what_is_rare_is_taken_once_in_so_many_decisions() -> None:
    counted = kinds(Prompt("x", (SWAP, ANNOUNCE, READY_LATER)), 0, 20_000)
    assert set(counted) == {"Swap", "Announce"}
    assert 60 <= counted["Announce"] <= 140  # once in 200


def test_what_comes_later_is_left_alone() -> None:
    assert kinds(Prompt("x", (READY_LATER,)), 499, 10) == {"NoneType": 10}
    assert kinds(Prompt("x", (READY_LATER,)), 500, 10) == {"Ready": 10}


def test_with_nothing_on_offer_it_waits() -> None:
    assert random_action(RULES, Prompt("x", ()), 0, QuickDice(1)) is None


def test_every_action_it_takes_is_legal() -> None:
    dice = QuickDice(3)
    match = Match.new(RULES, seats=4, options=RULES.lab_options, seed=3)
    for _ in range(2_000):
        asked = match.asked()
        if not asked:
            break
        seat = dice.choice(asked)
        prompt = match.prompt(seat)
        assert prompt is not None
        action = random_action(RULES, prompt, match.state.now, dice)
        if action is None:
            match.wait()
        else:
            match.submit(seat, action)
