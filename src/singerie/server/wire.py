"""The wire: every message between a table and its clients, as JSON text. See docs/protocol.md.

``web/src/wire.ts`` is made from these types (scripts/wire_types.py).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from singerie.server.entries import Factor, Person
from singerie.server.table import Phase

VERSION = 1
LONGEST_MESSAGE = 4096
LONGEST_NAME = 20
LONGEST_HISTORY = 500
"""Events kept for each viewer to resume from; who missed more gets a fresh view."""

Name = Annotated[str, Meta(max_length=LONGEST_NAME * 4)]
Text = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class FromClient(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True, kw_only=True):
    id: int = 0
    """The client's own number for it; the answer carries it back."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Without a token one watches, as the TV does."""

    v: int
    token: Text | None = None
    match: int = 0
    """The match one has seen events of, and how many: what came after is sent."""
    seen: int = 0
    seat: SeatNumber | None = None
    """The seat they were seen from; events are numbered for each."""


class Join(FromClient, frozen=True, tag="join"):
    """Give a name; the answer is a token. Takes an empty seat where there is one."""

    name: Name
    puppet: Text = ""


class Act(FromClient, frozen=True, tag="act"):
    """Do something in the game."""

    action: Raw


class Sit(FromClient, frozen=True, tag="sit"):
    """Take a seat: an empty one, or a bot's, also in the middle of a game."""

    seat: SeatNumber


class Stand(FromClient, frozen=True, tag="stand"):
    """Give one's seat up, before a game."""


class Leave(FromClient, frozen=True, tag="leave"):
    """Leave the table for good; a bot plays on."""


class Start(FromClient, frozen=True, tag="start"):
    """Host: begin, or play again. Empty seats are filled with bots of this level."""

    level: Text = "normal"


class AddBot(FromClient, frozen=True, tag="bot"):
    """Host: a bot of this level takes the seat."""

    seat: SeatNumber
    level: Text


class Clear(FromClient, frozen=True, tag="clear"):
    """Host: empty the seat, before a game."""

    seat: SeatNumber


class Arrange(FromClient, frozen=True, tag="arrange"):
    """Host: who sits where; ``order[n]`` is the present seat of who shall sit in seat n."""

    order: tuple[SeatNumber, ...]


class Mix(FromClient, frozen=True, tag="mix"):
    """Host: seats, and so teams, by lot."""


class Choose(FromClient, frozen=True, tag="choose"):
    """Host: the number of seats and the options, before a game."""

    seats: SeatNumber
    options: dict[Text, Any]


class Pause(FromClient, frozen=True, tag="pause"):
    """Host: everything stands still."""


class Resume(FromClient, frozen=True, tag="resume"):
    """Host: it goes on."""


class Timers(FromClient, frozen=True, tag="timers"):
    """Host: countdowns take once or twice their time, or (0) for ever."""

    factor: Factor


class Kick(FromClient, frozen=True, tag="kick"):
    """Host: send somebody away; a bot plays on."""

    person: Person


class HandOver(FromClient, frozen=True, tag="host"):
    """Host: somebody else is the host now."""

    person: Person


class Commit(FromClient, frozen=True, tag="commit"):
    """The hash of one's part in the shuffle."""

    commitment: Hex


class Open(FromClient, frozen=True, tag="open"):
    """One's part in the shuffle, in hexadecimal: 32 bytes."""

    value: Hex


AnyFromClient = (
    Hello
    | Join
    | Act
    | Sit
    | Stand
    | Leave
    | Start
    | AddBot
    | Clear
    | Arrange
    | Mix
    | Choose
    | Pause
    | Resume
    | Timers
    | Kick
    | HandOver
    | Commit
    | Open
)


class ToClient(Struct, frozen=True, tag_field="say", kw_only=True):
    pass


class GuestInfo(Struct, frozen=True):
    person: Person
    name: str
    puppet: str
    connected: bool


class ChairInfo(Struct, frozen=True):
    person: Person | None
    bot: str | None
    """The bot's level, where a bot plays."""


class TableInfo(ToClient, frozen=True, tag="table"):
    """Everything about the table but the game; sent whenever any of it changes."""

    v: int
    code: str
    game: str
    title: str
    seat_counts: tuple[int, ...]
    options: dict[str, Any]
    """Every option, also those at their default."""
    phase: Phase
    dealing: bool
    """The shuffle is under way."""
    paused: bool
    factor: Factor
    host: Person | None
    guests: tuple[GuestInfo, ...]
    chairs: tuple[ChairInfo, ...]
    levels: tuple[str, ...]
    """The bots there are."""
    you: Person | None
    seat: int | None


class Token(ToClient, frozen=True, tag="token"):
    """The secret by which the table knows one from now on. Keep it; show it to nobody."""

    id: int
    person: Person
    token: str


class Update(ToClient, frozen=True, tag="update"):
    """What happened, and what the viewer sees now. ``events`` end with number ``n`` of the match.

    ``fresh``: the events before are not known any more, or the viewer is new.
    """

    match: int
    n: int
    fresh: bool
    now: int
    """Match time, in milliseconds; it runs on unless the table is paused."""
    due: int | None
    events: tuple[Raw, ...]
    view: Raw
    prompt: Raw


class Accepted(ToClient, frozen=True, tag="accepted"):
    """What one asked for has happened, and is kept."""

    id: int


class Refused(ToClient, frozen=True, tag="refused"):
    """Nothing has changed. ``reason`` is a text id."""

    id: int
    reason: str
    args: dict[str, Any]


class Shuffle(ToClient, frozen=True, tag="shuffle"):
    """The shuffle needs one's part: first its hash (``commit``), then itself (``open``).

    ``commitments`` are all hashes so far, by name: check that yours is among them when you open,
    and again in the saved game.
    """

    step: str
    commitments: dict[str, str]


class Bye(ToClient, frozen=True, tag="bye"):
    """The table lets go of the connection, for this reason (a text id)."""

    reason: str
    back: bool
    """Worth coming back."""


AnyToClient = TableInfo | Token | Update | Accepted | Refused | Shuffle | Bye

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyFromClient).decode
