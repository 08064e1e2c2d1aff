"""What a table's journal holds: who came, who sits where, what was played, when it stood still.

``at`` is table time in milliseconds: it starts with the table, and stands still while the table is
paused or the server is down. A table is what its entries make it; see table.py.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from singerie.engine.journal import Header
from singerie.engine.seats import Seat

Person = int
"""Somebody at the table, by the order in which they came."""

Factor = Literal[0, 1, 2]
"""How long countdowns take: once, twice; 0 is for ever."""


class Entry(Struct, frozen=True, tag=True, tag_field="entry", forbid_unknown_fields=True):
    at: int


class Opened(Entry, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]


class Chose(Entry, frozen=True):
    """The host changed the number of seats or the options."""

    seats: int
    options: dict[str, Any]


class Came(Entry, frozen=True):
    """Somebody gave a name; ``token`` is the hash of the secret they are known by."""

    person: Person
    name: str
    puppet: str
    token: str


class Went(Entry, frozen=True):
    """They left for good, or were sent away: their secret is worth nothing any more."""

    person: Person


class Hosted(Entry, frozen=True):
    person: Person


class Seated(Entry, frozen=True):
    """A person takes a seat: an empty one, a bot's, or their own again."""

    seat: Seat
    person: Person


class BotSeated(Entry, frozen=True):
    """A bot takes a seat. A person whose seat it is may have it back at any time."""

    seat: Seat
    level: str


class Emptied(Entry, frozen=True):
    seat: Seat


class Traded(Entry, frozen=True):
    """Before the game, seats were arranged: ``seats[n]`` is who sat there before, now in seat n."""

    order: tuple[Seat, ...]


class Dealt(Entry, frozen=True):
    """A match begins."""

    header: Header


class Acted(Entry, frozen=True):
    seat: Seat
    action: Any


class Ticked(Entry, frozen=True):
    """A deadline of the match passed."""


class Timed(Entry, frozen=True):
    """Countdowns take so long from now on."""

    factor: Factor


class Paused(Entry, frozen=True):
    """The table stands still until somebody resumes it."""


class Resumed(Entry, frozen=True):
    pass


AnyEntry = (
    Opened
    | Chose
    | Came
    | Went
    | Hosted
    | Seated
    | BotSeated
    | Emptied
    | Traded
    | Dealt
    | Acted
    | Ticked
    | Timed
    | Paused
    | Resumed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
