"""Many games at once, on every core, with the same result however many there are."""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from typing import Any

from singerie.bots.bot import Place, QuickDice
from singerie.bots.company import Company
from singerie.engine.errors import BadInput
from singerie.engine.journal import dump_lines
from singerie.engine.match import Match
from singerie.games.game import Game
from singerie.games.registry import game
from singerie.lab.metrics import Record, Result

CHUNK = 16
"""Games sent to a worker at a time: few enough to stop soon, enough to be worth the sending."""

Finished = Callable[[Record], None]


@dataclass(frozen=True)
class Arena:
    """Games of one kind between bots of given levels, one level for each seat.

    Game ``number`` depends on the seed and its number alone. Pauses that are only there for eyes
    are left out, unless an option asks for them.
    """

    game: str
    levels: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str = 0
    keep: bool = False
    """Do records hold the journals?"""

    def __post_init__(self) -> None:
        found = self._found()
        found.rules.check_seats(len(self.levels))
        for level in self.levels:
            found.bot(level)
        found.rules.read_options(self.options)

    def play(self, number: int) -> Record:
        """One game, here and now."""
        found = self._found()
        rules, seats = found.rules, len(self.levels)
        given = {**rules.lab_options, **self.options}
        seed = f"{self.seed}/{number}"
        match = Match.new(rules, seats=seats, options=given, bots=[True] * seats, seed=seed)
        options = rules.read_options(given)
        bots = {
            seat: found.bot(level)(Place(rules, seats, seat, options, QuickDice(f"{seed}/{seat}")))
            for seat, level in enumerate(self.levels)
        }
        company = Company(match, bots)
        try:
            company.play()
        except Exception as error:
            error.add_note(f"in game {number} of {self.game}, seed {self.seed}")
            raise
        assert match.outcome is not None
        journal = dump_lines(match.journal) if self.keep else b""
        return Record(
            number, match.outcome, company.decisions, company.refusals, match.state.now, journal
        )

    def run(self, games: int, jobs: int = 1, finished: Finished | None = None) -> Result:
        """Games 0 to ``games`` - 1. Ctrl-C ends it with what was counted so far."""
        if games < 1:
            raise BadInput(f"At least one game must be played, not {games}.")
        if jobs < 1:
            raise BadInput(f"At least one process must play, not {jobs}.")
        result = Result(tuple(self.levels))
        begun = time.perf_counter()
        records = self._here(games) if jobs == 1 else self._on_all(games, jobs)
        try:
            for record in records:
                result.add(record)
                if finished is not None:
                    finished(record)
        except KeyboardInterrupt:
            result.stopped = True
        finally:
            records.close()
            result.seconds = time.perf_counter() - begun
        return result

    def _here(self, games: int) -> Generator[Record, None, None]:
        yield from map(self.play, range(games))

    def _on_all(self, games: int, jobs: int) -> Generator[Record, None, None]:
        """Records as they come back, from worker processes that are gone when it ends."""
        size = max(1, min(CHUNK, games // jobs))
        chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
        # spawned, not forked: the same on every system, and safe beside threads
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work)
        try:
            sent: set[Future[list[Record]]] = set()
            while True:
                while len(sent) < 2 * jobs and (chunk := next(chunks, None)) is not None:
                    sent.add(pool.submit(_play_chunk, self, chunk))
                if not sent:
                    return
                done, sent = wait(sent, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def _found(self) -> Game[Any, Any, Any]:
        return game(self.game)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play_chunk(arena: Arena, numbers: range) -> list[Record]:
    return [arena.play(number) for number in numbers]


def _begin_work() -> None:
    """Ctrl-C is the parent's business; and who has lost the parent must not live on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
