"""Golden playthroughs: a recorded game per game and seat count, told in full.

``tests/playthroughs/<game>-<seats>.jsonl`` is the journal, the ``.txt`` beside it the story that
the rules must tell of it, byte for byte. After a change that is meant to change the story:

    python -m tests.contract.playthroughs          tell the recorded games anew
    python -m tests.contract.playthroughs --record  let bots play new ones first
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from singerie.bots.bot import Place, QuickDice
from singerie.bots.company import Company
from singerie.engine.codec import dump_bytes
from singerie.engine.events import Event
from singerie.engine.journal import Act, Entry, Journal, Sit, dump_lines, load_lines
from singerie.engine.match import Match
from singerie.engine.naming import named
from singerie.games.registry import game
from tests.contract.scripts import IDS, TABLES, AnyRules, as_bytes

FOLDER = Path(__file__).parents[1] / "playthroughs"


def story(rules: AnyRules, journal: Journal) -> Iterator[str]:
    """Every input with what it set off, who learnt of it, and marks of state, views and prompts."""
    match = Match(rules, journal.header)
    header = journal.header
    yield f"{rules.title}, {header.seats} seats, rules version {header.rules}"
    yield f"options: {header.options}"
    yield from told(match, match.opening)
    for number, entry in enumerate(journal.entries, 1):
        events = match.play(entry, number)
        yield f"{number}. {entry.at / 1000:.3f} s, {what(rules, entry)}"
        yield from told(match, events)
    yield f"outcome: {match.outcome}"


def told(match: Match, events: list[Event]) -> Iterator[str]:
    for event in events:
        audience = event.audience()
        heard = "" if audience is None else f" (only {', '.join(map(str, audience))})"
        fields = named(event, type(event), match.rules.name_of)
        yield f"   {type(event).__name__} {fields}{heard}"
    views = " ".join(mark(as_bytes(match.view(viewer))) for viewer in (None, *match.seats))
    asks = "".join(mark(as_bytes(match.prompt(seat))) for seat in match.seats)
    yield f"   state {mark(dump_bytes(match.state))} views {views} asks {mark(asks.encode())}"


def mark(data: bytes) -> str:
    return blake2b(data, digest_size=3).hexdigest()


def what(rules: AnyRules, entry: Entry) -> str:
    if isinstance(entry, Act):
        action = rules.read_action(entry.action)
        values = named(action, type(action), rules.name_of)
        return f"seat {entry.seat}: {type(action).__name__} {values}"
    if isinstance(entry, Sit):
        return f"seat {entry.seat} is taken by a {'bot' if entry.bot else 'person'}"
    return "time"


def record(rules: AnyRules, seats: int) -> Journal:
    """A game of normal bots, in which a seat changes hands once."""
    maker = game(rules.name).bot("normal")
    match = Match.new(rules, seats=seats, bots=[True] * seats, seed=1)
    options = rules.read_options({})
    places = [Place(rules, seats, seat, options, QuickDice(seat)) for seat in match.seats]
    company = Company(match, {place.seat: maker(place) for place in places})
    while match.outcome is None:
        company.step()
        if len(match.journal.entries) == 40:
            company.tell(match.sit(1, bot=False))
    return match.journal


def files(name: str) -> tuple[Path, Path]:
    return FOLDER / f"{name}.jsonl", FOLDER / f"{name}.txt"


def main() -> None:
    for (rules, seats), name in zip(TABLES, IDS, strict=True):
        recorded, expected = files(name)
        if "--record" in sys.argv:
            recorded.write_bytes(dump_lines(record(rules, seats)))
        journal = load_lines(recorded.read_bytes().splitlines())
        expected.write_text("\n".join(story(rules, journal)) + "\n", "utf-8")
        print(f"{expected.name}: {len(journal.entries)} inputs")


if __name__ == "__main__":
    main()
