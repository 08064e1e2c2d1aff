"""The Kem's players: honest, a fair match for each other and for people, and never in the way."""

from collections import Counter
from statistics import mean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from singerie.bots.bot import Bot, Place, QuickDice
from singerie.bots.company import Company
from singerie.engine.chance import chance_from
from singerie.engine.events import Event
from singerie.engine.journal import dump_lines
from singerie.engine.match import Match
from singerie.engine.seats import Seat
from singerie.games.exchange.bot import ExchangeBot
from singerie.games.exchange.events import HandsDealt, Verdict
from singerie.games.registry import game
from singerie.lab.arena import Arena
from tests.contract.scripts import some_options

KEMS = game("kems")
RULES = KEMS.rules
LEVELS = ["easy", "normal"]


def table(levels: dict[Seat, str], seed: int, kind: type[Company] = Company, **options: Any) -> Any:
    """Bots in these seats; ``random`` sits there as a person would, and is announced as one."""
    bots = [levels.get(seat) in LEVELS for seat in range(4)]
    match = Match.new(RULES, seats=4, options=options, bots=bots, seed=seed)
    read = RULES.read_options(options)
    return kind(
        match,
        {
            seat: KEMS.bot(level)(Place(RULES, 4, seat, read, QuickDice(f"{seed}/{seat}")))
            for seat, level in levels.items()
        },
    )


class Dreaming(Company):
    """Bots look at a world they cannot tell from the real one, every hidden thing drawn anew."""

    looks = 0

    def look(self, seat: Seat, bot: Bot) -> None:
        assert isinstance(bot, ExchangeBot)
        self.looks += 1
        dream = self.match.imagine(seat, bot.memory.clone(), chance_from(self.looks))
        bot.look(dream.view(seat), dream.prompt(seat), self.now)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_the_same_game_whatever_is_hidden_from_them(level: str) -> None:
    levels = dict.fromkeys(range(4), level)
    awake, dreaming = table(levels, 5, rounds=3), table(levels, 5, Dreaming, rounds=3)
    awake.play()
    dreaming.play()
    assert dreaming.looks > 100
    assert dump_lines(awake.match.journal) == dump_lines(dreaming.match.journal)


def test_normal_beats_easy_in_two_games_of_three() -> None:
    for levels in (["normal", "easy"] * 2, ["easy", "normal"] * 2):
        result = Arena("kems", levels, seed=7).run(80)
        assert result.wins_by_level["normal"] >= 0.65 * result.games
        assert result.wins_by_level["easy"] > 0  # and easy is not without a chance


def rounds(level: str, games: int) -> tuple[list[Verdict], list[float]]:
    """How the rounds of some games between equals ended, and the seconds each took."""
    verdicts: list[Verdict] = []
    seconds: list[float] = []
    for seed in range(games):
        company = table(dict.fromkeys(range(4), level), seed)
        dealt = 0
        while company.match.outcome is None:
            for event in company.step():
                if isinstance(event, HandsDealt):
                    dealt = company.now
                elif isinstance(event, Verdict):
                    verdicts.append(event)
                    seconds.append((company.now - dealt) / 1000)
    return verdicts, seconds


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_between_bots_are_as_people_play_them(level: str) -> None:
    verdicts, seconds = rounds(level, 30)
    calls = Counter((verdict.call, verdict.true) for verdict in verdicts)
    assert calls["kems", True] > len(verdicts) / 2
    assert calls["contre", True] > 0
    assert calls["contre", False] > 0  # they can be bluffed
    assert calls[None, False] <= len(verdicts) / 20
    assert 15 <= mean(seconds) <= 60


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_who_does_nothing_is_played_around(level: str) -> None:
    company = table({1: level, 2: level, 3: level}, 1, rounds=2)
    company.play()
    assert company.match.outcome is not None


@pytest.mark.parametrize("idle", [(0, 2), (0, 1), (0, 1, 2)])
def test_bots_alone_among_sleepers_end_their_game(idle: tuple[Seat, ...]) -> None:
    company = table({s: "normal" for s in range(4) if s not in idle}, 1, rounds=1, round_tables=3)
    company.play()


def test_bots_among_themselves_need_no_countdown() -> None:
    company = table(dict.fromkeys(range(4), "normal"), 3, rounds=3)
    company.tell(company.match.retime(0))
    company.play()
    assert company.match.outcome is not None


def change_a_seat(company: Company, dice: QuickDice) -> list[Event]:
    seat = dice.below(4)
    if seat in company.bots:
        return company.leave(seat)
    return company.seat(seat, KEMS.bot(dice.choice([*LEVELS, "random"])), dice)


@settings(max_examples=25)
@given(st.integers(0, 1_000_000))
def test_no_table_is_stopped_by_a_bot(seed: int) -> None:
    """Any options, anybody in any seat doing anything, seats that change hands at any time."""
    dice = QuickDice(seed)
    seats = {seat: dice.choice([*LEVELS, "random", ""]) for seat in range(4)}
    options = some_options(RULES, dice) | {"rounds": 2, "target": None, "sudden_death": False}
    company = table({seat: level for seat, level in seats.items() if level}, seed, **options)
    while company.match.outcome is None:
        if dice.below(150) == 0:
            change_a_seat(company, dice)
        company.step()
    assert Match.replay(RULES, company.match.journal).outcome == company.match.outcome
