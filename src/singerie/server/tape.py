"""A game to be watched again: what one viewer saw, step by step. Pure, like the engine.

The page has no rules, so the steps are played here. Step 0 is the deal, step n entry n of the
journal; of the view only the fields that changed are told, the rest stay as they were.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from singerie.engine.chance import commitment
from singerie.engine.errors import BadInput, Damaged, Illegal, Overdue
from singerie.engine.events import Event, seen_by
from singerie.engine.journal import Journal, Sit
from singerie.engine.match import Match
from singerie.engine.seats import Viewer
from singerie.games.registry import game
from singerie.server import entries as e
from singerie.server.shuffle import SERVER
from singerie.server.table import Table
from singerie.server.wire import ChairInfo

MOST_STEPS = 20_000
LONGEST_TAPE = 24_000_000
"""Bytes, before it is compressed."""

Chairs = tuple[ChairInfo, ...]
Stop = Callable[[], bool]
"""Whether it has taken too long."""


class Watched(Struct):
    """Somebody who played."""

    person: int
    name: str
    puppet: str


class Recording(Struct):
    """A match, and who sat where as it was played."""

    journal: Journal
    people: list[Watched]
    chairs: dict[int, Chairs]
    """From which step on."""


class Part(Struct):
    """Somebody's part in the shuffle; ``holds``: what they opened is what they committed to."""

    by: str
    commitment: str
    opened: str | None
    holds: bool


class Step(Struct, omit_defaults=True):
    at: int
    due: int | None = None
    events: list[Raw] = []
    view: dict[str, Raw] = {}
    """The fields that are not as they were."""
    prompt: Raw | None = None
    """Left out where it is as it was."""
    chairs: Chairs | None = None


class Tape(Struct):
    game: str
    title: str
    options: dict[str, Any]
    seat: Viewer
    people: list[Watched]
    steps: list[Step]
    shuffle: list[Part]
    code: str | None = None
    match: int | None = None


def of_table(kept: Iterable[bytes], number: int) -> Recording:
    """Match ``number`` of a table, from its entries; Illegal while it is being played."""
    table = Table()
    dealt = 0
    chairs: dict[int, Chairs] = {}
    for data in kept:
        entry = e.decode(data)
        if isinstance(entry, e.Dealt):
            dealt += 1
        if dealt > number:
            break
        playing = dealt == number
        # other matches need not be played again to know who sits where
        if not playing and isinstance(entry, e.Dealt | e.Acted | e.Ticked):
            continue
        table.enter(entry)
        if table.match is None:
            continue
        now = tuple(ChairInfo(chair.person, chair.bot) for chair in table.chairs)
        if not chairs or (now != list(chairs.values())[-1] and table.match.outcome is None):
            chairs[len(table.match.journal.entries) if chairs else 0] = now
    if table.match is None:
        raise Illegal("no-such-match")
    if table.match.outcome is None:
        raise Illegal("still-playing")
    sat = {chair.person for seats in chairs.values() for chair in seats}
    people = [
        Watched(person, guest.name, guest.puppet)
        for person, guest in table.guests.items()
        if person in sat
    ]
    return Recording(table.match.journal, people, chairs)


def of_file(journal: Journal) -> Recording:
    """A saved game: who sat where is known only as far as their parts in the shuffle tell."""
    header = journal.header
    names = [part.by for part in header.contributions if part.by != SERVER]
    seats = [seat for seat, bot in enumerate(header.bots) if not bot]
    people = (
        [Watched(seat, name, "") for seat, name in zip(seats, names, strict=True)]
        if len(names) == len(seats)
        else []
    )
    known = {one.person for one in people}
    bots = list(header.bots)

    def sitting() -> Chairs:
        return tuple(
            ChairInfo(seat if seat in known else None, "" if bot else None)
            for seat, bot in enumerate(bots)
        )

    chairs = {0: sitting()}
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, Sit) and 0 <= entry.seat < len(bots):
            bots[entry.seat] = entry.bot
            chairs[number] = sitting()
    return Recording(journal, people, chairs)


def make(recording: Recording, viewer: Viewer, stop: Stop) -> Tape:
    """The tape of one viewer. Damaged says which entry cannot be played; Illegal: too much."""
    journal = recording.journal
    header = journal.header
    if len(journal.entries) >= MOST_STEPS:
        raise Illegal("too-long", most=MOST_STEPS)
    try:
        rules = game(header.game).rules
        # deals it, and says what is wrong with the header
        match = Match.replay(rules, journal.prefix(0))
    except BadInput as error:
        raise Damaged(0, str(error)) from None
    if viewer is not None and viewer not in match.seats:
        raise Illegal("no-such-seat")
    camera = _Camera(match, viewer, recording.chairs)
    camera.take(0, match.opening)
    for number, entry in enumerate(journal.entries, 1):
        try:
            events = match.play(entry, number)
        except (Overdue, OverflowError) as error:
            raise Damaged(number, str(error)) from None
        camera.take(entry.at, events)
        if stop() or camera.length > LONGEST_TAPE:
            raise Illegal("too-long", most=MOST_STEPS)
    return Tape(
        game=header.game,
        title=rules.title,
        options=msgspec.to_builtins(rules.read_options(header.options)),
        seat=viewer,
        people=recording.people,
        steps=camera.steps,
        shuffle=[
            Part(
                part.by,
                part.commitment,
                None if part.opened is None else part.opened.hex(),
                part.opened is not None and commitment(part.opened) == part.commitment,
            )
            for part in header.contributions
        ],
    )


class _Camera:
    """Notes what one viewer sees after each step, and leaves out what has not changed."""

    def __init__(self, match: Match, viewer: Viewer, chairs: dict[int, Chairs]) -> None:
        self.match = match
        self.viewer = viewer
        self.chairs = chairs
        self.steps: list[Step] = []
        self.length = 0
        self._view: dict[str, bytes] = {}
        self._prompt = b"null"

    def take(self, at: int, events: list[Event]) -> None:
        match, viewer = self.match, self.viewer
        seen = [msgspec.json.encode(event) for event in seen_by(viewer, events)]
        view = {
            name: bytes(value)
            for name, value in msgspec.json.decode(
                msgspec.json.encode(match.view(viewer)), type=dict[str, Raw]
            ).items()
        }
        changed = {name: value for name, value in view.items() if self._view.get(name) != value}
        asked = match.prompt(viewer) if viewer is not None else None
        prompt = msgspec.json.encode(asked)
        self.steps.append(
            Step(
                at=at,
                due=match.deadline,
                events=[Raw(one) for one in seen],
                view={name: Raw(value) for name, value in changed.items()},
                prompt=Raw(prompt) if prompt != self._prompt else None,
                chairs=self.chairs.get(len(self.steps)),
            )
        )
        self.length += sum(map(len, seen)) + sum(map(len, changed.values())) + len(prompt)
        self._view, self._prompt = view, prompt
