"""How fast the rules are: random play and clones of every game, against OpenSpiel's crazy_eights.

Machines are shared and noisy, so both are measured in turns, and what is compared are medians.
Plain numbers say little about another machine; the ratios do.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from singerie.bots.bot import QuickDice
from singerie.bots.random import random_action
from singerie.engine.match import Match
from singerie.games.registry import GAMES, game

ROUNDS = 5
DECISIONS_AIM = 150_000
"""Decisions a second, in plain Python, at least."""
CLONE_AIM = 3.0
"""Microseconds for a clone, at most."""
REFERENCE = "crazy_eights"

Position = Callable[[], object]
"""Clones a position of a game in progress."""


@dataclass
class Subject:
    """Something that can be played at random."""

    name: str
    play: Callable[[float], tuple[int, list[Position]]]
    """Play for so many seconds; how many decisions, and some positions on the way."""
    rates: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        begun = time.perf_counter()
        decisions, positions = self.play(seconds)
        self.rates.append(decisions / (time.perf_counter() - begun))
        self.clones.append(clone_time(positions, seconds / 4))

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def clone(self) -> float:
        """In microseconds."""
        return median(self.clones)


def our_play(name: str) -> Callable[[float], tuple[int, list[Position]]]:
    """Random play through ``Match.submit``: any seat that is asked does anything it may."""
    rules = game(name).rules
    dice = QuickDice(name)

    def play(seconds: float) -> tuple[int, list[Position]]:
        decisions = 0
        positions: list[Position] = []
        end = time.perf_counter() + seconds
        while not positions or time.perf_counter() < end:
            match = Match.new(
                rules,
                seats=rules.seat_counts[0],
                options=rules.lab_options,
                seed=dice.below(1 << 53),
            )
            while match.outcome is None and (not positions or time.perf_counter() < end):
                for _ in range(200):
                    asked = match.asked()
                    if not asked:
                        break
                    seat = asked[dice.below(len(asked))]
                    prompt = match.prompt(seat)
                    assert prompt is not None
                    action = random_action(rules, prompt, match.state.now, dice)
                    if action is None:
                        match.wait()
                    else:
                        match.submit(seat, action)
                        decisions += 1
                positions.append(match.state.clone().clone)
        return decisions, positions

    return play


def their_play(spiel: Any) -> Callable[[float], tuple[int, list[Position]]]:
    """Random play of OpenSpiel's game, deals included, as ours includes them."""
    rules = spiel.load_game(REFERENCE)
    dice = QuickDice(REFERENCE)

    def play(seconds: float) -> tuple[int, list[Position]]:
        decisions = 0
        positions: list[Position] = []
        end = time.perf_counter() + seconds
        while not positions or time.perf_counter() < end:
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[dice.below(len(legal))])
                decisions += 1
                if not positions or decisions % 200 == 0:
                    positions.append(state.clone().clone)
        return decisions, positions

    return play


def clone_time(positions: list[Position], seconds: float) -> float:
    """Microseconds for the clone of a position, over all of them in turn."""
    clones = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or not clones:
        for clone in positions:
            for _ in range(20):
                clone()
        clones += 20 * len(positions)
    return 1e6 * spent / clones


def subjects(names: list[str]) -> tuple[list[Subject], Subject | None]:
    """The games, and what they are compared with, if it is there."""
    ours = [Subject(name, our_play(name)) for name in names]
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return ours, None
    return ours, Subject(REFERENCE, their_play(spiel))


def measure(seconds: float, names: list[str]) -> dict[str, Any]:
    """Everything in turns, within about so many seconds."""
    ours, reference = subjects(names)
    everyone = [*ours, *([reference] if reference is not None else [])]
    turn = seconds / ROUNDS / len(everyone) / 1.25
    for _ in range(ROUNDS):
        for subject in everyone:
            subject.measure(turn)
    return {
        "reference": plain(reference, None) if reference is not None else None,
        "games": {one.name: plain(one, reference) for one in ours},
    }


def plain(subject: Subject, reference: Subject | None) -> dict[str, Any]:
    numbers: dict[str, Any] = {
        "decisions_per_second": round(subject.rate),
        "clone_us": round(subject.clone, 3),
    }
    if reference is not None:
        numbers["decisions_ratio"] = round(subject.rate / reference.rate, 3)
        numbers["clone_ratio"] = round(subject.clone / reference.clone, 3)
    return numbers


def show(found: dict[str, Any], console: Console) -> None:
    reference = found["reference"]
    table = Table(title="Random play and clones", title_justify="left")
    table.add_column("game")
    for heading in ("decisions/s", "ratio", f"≥ {DECISIONS_AIM:,}"):
        table.add_column(heading, justify="right")
    for heading in ("clone µs", "ratio", f"< {CLONE_AIM:g} µs"):
        table.add_column(heading, justify="right")
    for name, one in found["games"].items():
        table.add_row(
            name,
            f"{one['decisions_per_second']:,}",
            f"{one['decisions_ratio']:.2f}" if reference else "–",
            "met" if one["decisions_per_second"] >= DECISIONS_AIM else "missed",
            f"{one['clone_us']:.2f}",
            f"{one['clone_ratio']:.2f}" if reference else "–",
            "met" if one["clone_us"] < CLONE_AIM else "missed",
        )
    if reference:
        rate, clone = f"{reference['decisions_per_second']:,}", f"{reference['clone_us']:.2f}"
        table.add_row(f"OpenSpiel {REFERENCE}", rate, "1", "", clone, "1", "")
    console.print(table)
    if not reference:
        console.print(
            "OpenSpiel is not installed here, so there are no ratios: "
            "start bench/rules, which installs it, or pip install open_spiel."
        )


def main() -> None:
    reader = argparse.ArgumentParser(description="How fast the rules are.")
    reader.add_argument("--seconds", type=float, default=20, help="for everything (20)")
    reader.add_argument("--json", action="store_true", help="one JSON object")
    given = reader.parse_args()
    found = measure(given.seconds, list(GAMES))
    if given.json:
        print(json.dumps(found))
    else:
        show(found, Console())


if __name__ == "__main__":
    main()
