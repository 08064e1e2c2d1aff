"""What a table shows: itself to everyone, and the match to each viewer."""

from collections.abc import Collection

import msgspec
from msgspec import Raw

from singerie.engine.events import Event, seen_by
from singerie.engine.seats import Viewer
from singerie.games.registry import game
from singerie.server import entries as e
from singerie.server import wire
from singerie.server.entries import AnyEntry, Person
from singerie.server.table import Table


class History:
    """Every event of the match, for each viewer, as sent: what one can resume from."""

    def __init__(self) -> None:
        self.seen: dict[Viewer, list[Raw]] = {}

    def note(self, table: Table, entry: AnyEntry, events: list[Event]) -> None:
        """An entry set these off; a deal begins anew."""
        if isinstance(entry, e.Dealt):
            self.seen = {viewer: [] for viewer in (None, *range(len(table.chairs)))}
        for viewer, seen in self.seen.items():
            seen += [Raw(msgspec.json.encode(event)) for event in seen_by(viewer, events)]

    def count(self, viewer: Viewer) -> int:
        return len(self.seen.get(viewer, []))

    def update(
        self, table: Table, viewer: Viewer, count: int, now: int, *, fresh: bool
    ) -> wire.Update:
        """The viewer's last ``count`` events, and what it sees now."""
        match = table.match
        assert match is not None
        seen = self.seen.get(viewer, [])
        prompt = match.prompt(viewer) if viewer is not None else None
        return wire.Update(
            match=table.matches,
            n=len(seen),
            fresh=fresh,
            now=now,
            due=match.deadline,
            events=tuple(seen[len(seen) - count :]),
            view=Raw(msgspec.json.encode(match.view(viewer))),
            prompt=Raw(msgspec.json.encode(prompt)),
        )


def table_info(
    table: Table,
    code: str,
    person: Person | None,
    connected: Collection[Person | None],
    dealing: bool,
) -> wire.TableInfo:
    rules = table.rules
    return wire.TableInfo(
        v=wire.VERSION,
        code=code,
        game=table.game,
        title=rules.title,
        seat_counts=rules.seat_counts,
        options=msgspec.to_builtins(rules.read_options(table.options)),
        phase=table.phase,
        dealing=dealing,
        paused=table.paused,
        factor=table.factor,
        host=table.host,
        guests=tuple(
            wire.GuestInfo(one, guest.name, guest.puppet, one in connected)
            for one, guest in table.guests.items()
            if guest.here
        ),
        chairs=tuple(wire.ChairInfo(chair.person, chair.bot) for chair in table.chairs),
        levels=tuple(game(table.game).bots),
        you=person,
        seat=table.seat_of(person),
    )
