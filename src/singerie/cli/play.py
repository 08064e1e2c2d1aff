"""``singerie play``: sit down at a table of bots."""

import math
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from singerie.bots.bot import Place, QuickDice
from singerie.bots.company import Company
from singerie.cli.seated import Seated
from singerie.cli.terminal import Leave, Terminal, check_writable
from singerie.cli.words import NAMES, Words, language_of
from singerie.engine.errors import BadInput
from singerie.engine.match import Match
from singerie.engine.options import options_typed
from singerie.games.game import Game
from singerie.games.registry import game as find_game

SLOWEST = 60.0

NO = ("n", "no", "non")


def play(  # noqa: PLR0913  # an argument each for what one can choose
    game: str,
    /,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: str = "normal",
    lang: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", negative="")] = None,
    pace: float = 1.5,
) -> int:
    """Play a game in the terminal, against bots.

    Parameters
    ----------
    game
        Which game: see ``singerie games``.
    seats
        How many play, you included.
    seat
        Where you sit; seats count from 0.
    bots
        How good the bots are: one level for all (easy), or one for each (easy,normal,easy).
    lang
        en or fr; the language of your system where it is not given.
    seed
        Deal the same cards every time.
    save
        Keep the game in this file, also when you leave before its end.
    option
        An option of the game, like rounds=3. Can be given several times.
    pace
        How many seconds of table time each of your decisions takes.
    """
    found = find_game(game)
    language = language_of(lang, os.environ)
    count = found.rules.seat_counts[0] if seats is None else seats
    found.rules.check_seats(count)
    if not 0 <= seat < count:
        raise BadInput(f"There is no seat {seat}: seats are 0 to {count - 1}.")
    levels = bot_levels(found, bots, count - 1)
    options = options_typed(option or [])
    found.rules.read_options(options)
    if not math.isfinite(pace) or not 0 < pace <= SLOWEST:
        raise BadInput(f"--pace takes seconds, more than 0 and at most {SLOWEST:g}, not {pace:g}.")
    if save is not None:
        check_writable(save)
    terminal = Terminal()
    again = True
    while again:
        dealt = seed if seed is not None else secrets.token_hex(8)
        seed = None  # the next game is another one
        company = sit_down(found, count, seat, levels, options, dealt)
        words = Words(found, language, seat, NAMES[:count])
        table = Seated(
            company,
            seat,
            words,
            terminal,
            pace=round(pace * 1000),
            rules_text=found.rules_text(language),
        )
        terminal.say(words.say("start-time", seconds=pace))
        terminal.say(words.say("start-seat", name=NAMES[seat]))
        again = at_table(table, save)
    return 0


def at_table(table: Seated, save: Path | None) -> bool:
    """Play one game and keep it; does the person want another?"""
    terminal, words = table.terminal, table.words
    try:
        table.play()
        if terminal.typed_by_hand and save is None:
            file = terminal.read(words.say("offer-save")).strip()
            if file and file.casefold() not in NO:
                table.save(file)
        return terminal.typed_by_hand and wants(terminal.read(words.say("offer-again")), words)
    except Leave:
        if table.match.outcome is None:
            terminal.say(words.say("left"))
            if save is None and not table.saved:
                terminal.say(words.say("left-unsaved"))
        return False
    finally:
        if save is not None:
            table.save(str(save))


def wants(answer: str, words: Words) -> bool:
    typed = answer.strip().casefold()
    return typed != "" and any(yes.startswith(typed) for yes in ("yes", words.say("again-yes")))


def bot_levels(game: Game[Any, Any, Any], wanted: str, count: int) -> list[str]:
    """The level of each bot, in the order of their seats."""
    levels = [level.strip() for level in wanted.split(",")]
    if len(levels) == 1:
        levels *= count
    for level in levels:
        game.bot(level)
    if len(levels) != count:
        raise BadInput(f"There are {count} bots at this table, but --bots names {len(levels)}.")
    return levels


def sit_down(
    game: Game[Any, Any, Any],
    seats: int,
    seat: int,
    levels: Sequence[str],
    options: dict[str, Any],
    seed: str,
) -> Company:
    rules = game.rules
    others = [other for other in range(seats) if other != seat]
    sitting = [other != seat for other in range(seats)]
    match = Match.new(rules, seats=seats, options=options, bots=sitting, seed=seed)
    chosen = rules.read_options(options)
    return Company(
        match,
        {
            at: game.bot(level)(Place(rules, seats, at, chosen, QuickDice(f"{seed} {at}")))
            for at, level in zip(others, levels, strict=True)
        },
    )
