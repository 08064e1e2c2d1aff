"""``singerie simulate``: let bots play many games, and count."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from singerie.cli.words import game_texts
from singerie.engine.errors import BadInput
from singerie.engine.options import options_typed
from singerie.games.game import Game
from singerie.games.registry import game as find_game
from singerie.lab.arena import Arena, cores
from singerie.lab.metrics import Record, Result

STOPPED = 130


def simulate(  # noqa: PLR0913  # a switch each
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: str = "7",
    bots: str = "normal",
    option: Annotated[list[str] | None, Parameter(alias="-o", negative="")] = None,
    jobs: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    save: Path | None = None,
) -> int:
    """Let bots play many games, and count.

    Parameters
    ----------
    game
        Which game; `singerie games` lists them.
    seats
        How many play.
    games
        How many games.
    seed
        The same seed gives the same games.
    bots
        A level for everyone, or one for each seat: easy,normal,easy,normal.
    option
        An option of the game: name=value. Can be given several times.
    jobs
        Processes that play at once: one for each core, unless you say.
    json
        Print one JSON object instead of a table.
    save
        Keep each game in this folder, for `singerie replay`.
    """
    found = find_game(game)
    arena = Arena(
        game=found.name,
        levels=levels_of(found, bots, seats),
        options=options_typed(option or []),
        seed=seed,
        keep=save is not None,
    )
    folder = writable(save) if save is not None else None
    result = run(arena, games, jobs, folder)
    if json:
        print(msgspec.json.encode(result.summary()).decode())
    else:
        show(found, result, Console())
    if result.stopped:
        print(f"Stopped after {result.games} of {games} games.", file=sys.stderr)
        return STOPPED
    return 0


def levels_of(found: Game[Any, Any, Any], bots: str, seats: int | None) -> Sequence[str]:
    """A level for each seat, from a list of them or from one for all."""
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        found.bot(level)
    counts = found.rules.seat_counts
    if seats is None:
        seats = len(levels) if len(levels) in counts else counts[0]
    found.rules.check_seats(seats)
    if len(levels) not in (1, seats):
        raise BadInput(f"There are {seats} seats, but {len(levels)} levels of bots.")
    return levels if len(levels) == seats else levels * seats


def writable(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".singerie"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadInput(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    return folder


def run(arena: Arena, games: int, jobs: int | None, folder: Path | None) -> Result:
    """All games, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )
    task = bar.add_task(arena.game, total=games)

    def finished(record: Record) -> None:
        if folder is not None:
            keep(folder / f"{arena.game}-{record.number:06}.jsonl", record.journal)
        bar.advance(task)

    with bar:
        return arena.run(games, cores() if jobs is None else jobs, finished)


def keep(file: Path, journal: bytes) -> None:
    try:
        file.write_bytes(journal)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from None


def show(found: Game[Any, Any, Any], result: Result, console: Console) -> None:
    table = Table(title=f"{found.rules.title}, {result.games} games", title_justify="left")
    table.add_column("seats")
    table.add_column("bots")
    for heading in ("won", "share", "95 % interval", "mean score"):
        table.add_column(heading, justify="right")
    for seats, wins in sorted(result.winners.items()):
        share, low, high = result.share(wins)
        table.add_row(
            " ".join(map(str, seats)),
            " ".join(result.levels[seat] for seat in seats),
            str(wins),
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            " ".join(f"{result.mean(result.scores[seat]):.2f}" for seat in seats),
        )
    if result.ties:
        share, low, high = result.share(result.ties)
        table.add_row("all", "", str(result.ties), f"{share:.1%}", f"{low:.1%} to {high:.1%}", "")
    console.print(table)
    texts = game_texts(found, "en")
    for reason, n in result.reasons.most_common():
        console.print(f"{n} × {texts.say(f'reason-{reason}', {})}")
    console.print(
        f"A game has {result.mean(result.decisions):.0f} decisions"
        f" and {result.mean(result.refusals):.0f} that came too late,"
        f" and lasts {result.mean(result.table_ms) / 1000:.0f} s at the table."
    )
    console.print(
        f"{result.decisions} decisions in {result.seconds:.1f} s:"
        f" {result.decisions_per_second:.0f} a second."
    )
