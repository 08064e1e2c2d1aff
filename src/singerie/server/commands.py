"""What people ask of a table, checked, as the entries that make it so. Pure.

Refusals are ``Illegal`` with a text id; nothing has changed then.
"""

import random
import unicodedata

import msgspec

from singerie.engine.errors import BadInput, Illegal
from singerie.engine.prompts import is_plain
from singerie.engine.seats import Seat
from singerie.games.registry import game
from singerie.server import entries as e
from singerie.server import wire
from singerie.server.entries import AnyEntry, Person
from singerie.server.shuffle import SERVER
from singerie.server.table import Table

MOST_GUESTS = 40
MOST_GUESTS_EVER = 2000
MOST_ENTRIES = 100_000
"""A table with more is closed to what only fills the disk; its game still comes to its end."""


def entries_for(
    table: Table, person: Person | None, message: wire.AnyFromClient, at: int
) -> list[AnyEntry]:
    """The entries that carry out what this person asks; Illegal if they may not."""
    if person is None or not table.guests[person].here:
        raise Illegal("join-first")
    if table.length > MOST_ENTRIES and not isinstance(
        message, wire.Leave | wire.Kick | wire.Resume
    ):
        raise Illegal("table-full")
    if isinstance(message, wire.Act):
        return [act(table, person, message, at)]
    if isinstance(message, wire.Sit):
        return sit(table, person, message.seat, at)
    if isinstance(message, wire.Stand):
        return [e.Emptied(at, between_games(table, seat_of(table, person)))]
    if isinstance(message, wire.Leave):
        return leave(table, person, at)
    if person != table.host:
        raise Illegal("host-only")
    return host(table, person, message, at)


def host(table: Table, person: Person, message: wire.AnyFromClient, at: int) -> list[AnyEntry]:
    if isinstance(message, wire.AddBot):
        return [add_bot(table, message.seat, message.level, at)]
    if isinstance(message, wire.Clear):
        return [e.Emptied(at, between_games(table, chair(table, message.seat)))]
    if isinstance(message, wire.Arrange | wire.Mix):
        return [arrange(table, message, at)]
    if isinstance(message, wire.Choose):
        return [choose(table, message, at)]
    if isinstance(message, wire.Pause | wire.Resume):
        return pause(table, isinstance(message, wire.Pause), at)
    if isinstance(message, wire.Timers):
        return [e.Timed(at, message.factor)] if message.factor != table.factor else []
    if isinstance(message, wire.Kick):
        if message.person == person:
            raise Illegal("kick-oneself")
        return leave(table, somebody(table, message.person), at)
    if isinstance(message, wire.HandOver):
        return [e.Hosted(at, somebody(table, message.person))]
    raise Illegal("not-now")


def open_table(name: str, seats: int | None, options: dict[str, object]) -> e.Opened:
    """A new table of a game; BadInput says in a sentence what cannot be."""
    rules = game(name).rules
    count = seats if seats is not None else rules.seat_counts[0]
    rules.check_seats(count)
    rules.read_options(options)
    return e.Opened(0, name, count, options)


def come(table: Table, name: str, puppet: str, token: str, at: int) -> list[AnyEntry]:
    """Somebody gives a name; the first is the host, and whoever finds an empty seat sits down."""
    here = sum(guest.here for guest in table.guests.values())
    if here >= MOST_GUESTS or len(table.guests) >= MOST_GUESTS_EVER:
        raise Illegal("table-full")
    name = clean_name(name)
    # the server has its own part in the shuffle, under its own name
    taken = [SERVER, *(guest.name for guest in table.guests.values() if guest.here)]
    if same_looking(name) in map(same_looking, taken):
        raise Illegal("name-taken", name=name)
    person = len(table.guests)
    entries: list[AnyEntry] = [e.Came(at, person, name, clean_puppet(puppet), token)]
    if table.host is None or not table.guests[table.host].here:
        entries.append(e.Hosted(at, person))
    if table.phase != "play":
        empty = [seat for seat, one in enumerate(table.chairs) if one.empty]
        bots = [seat for seat, one in enumerate(table.chairs) if one.person is None]
        if empty or bots:  # a bot makes room for a friend
            entries.append(e.Seated(at, (empty or bots)[0], person))
    return entries


def clean_name(name: str) -> str:
    name = " ".join(name.split())
    if not is_plain(name):
        raise Illegal("name-unreadable")
    if len(name) > wire.LONGEST_NAME:
        raise Illegal("name-too-long", most=wire.LONGEST_NAME)
    return name


def same_looking(name: str) -> str:
    """Names that differ only in case or in the width of their letters are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean_puppet(puppet: str) -> str:
    if len(puppet) > wire.LONGEST_NAME or (puppet and not is_plain(puppet)):
        raise Illegal("malformed")
    return puppet


def act(table: Table, person: Person, message: wire.Act, at: int) -> AnyEntry:
    seat = seat_of(table, person)
    if table.phase != "play":
        raise Illegal("not-now")
    if table.paused:
        raise Illegal("paused")
    try:
        action = table.rules.read_action(msgspec.json.decode(message.action))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Illegal("malformed") from None
    return e.Acted(at, seat, action)


def sit(table: Table, person: Person, seat: Seat, at: int) -> list[AnyEntry]:
    taken = table.chairs[chair(table, seat)]
    if taken.person not in (None, person):
        raise Illegal("seat-taken", name=table.guests[taken.person].name)
    if taken.person == person and taken.bot is None:
        return []  # they sit there
    if table.phase == "play" and taken.person != person and table.seat_of(person) is not None:
        raise Illegal("seated-already")
    return [e.Seated(at, seat, person)]


def leave(table: Table, person: Person, at: int) -> list[AnyEntry]:
    """A person goes for good; a bot takes their seat in a game, and somebody else hosts."""
    entries: list[AnyEntry] = [e.Went(at, person)]
    seat = table.seat_of(person)
    if seat is not None and table.phase == "play":
        entries.append(e.BotSeated(at, seat, table.chairs[seat].bot or "normal"))
    if person == table.host:
        others = [one for one, guest in table.guests.items() if guest.here and one != person]
        entries += [e.Hosted(at, others[0])] if others else []
    return entries


def add_bot(table: Table, seat: Seat, level: str, at: int) -> AnyEntry:
    """Into an empty seat, or instead of another bot; in a game also for a person who is away."""
    taken = table.chairs[chair(table, seat)]
    if level not in game(table.game).bots:
        raise Illegal("no-such-bot")
    if taken.person is not None and taken.bot is None:
        raise Illegal("seat-taken", name=table.guests[taken.person].name)
    return e.BotSeated(at, seat, level)


def arrange(table: Table, message: wire.Arrange | wire.Mix, at: int) -> AnyEntry:
    between_games(table, 0)
    seats = range(len(table.chairs))
    lots = random.sample(seats, len(seats))
    order = message.order if isinstance(message, wire.Arrange) else lots
    if sorted(order) != list(seats):
        raise Illegal("malformed")
    return e.Traded(at, tuple(order))


def choose(table: Table, message: wire.Choose, at: int) -> AnyEntry:
    between_games(table, 0)
    try:
        table.rules.check_seats(message.seats)
        table.rules.read_options(message.options)
    except BadInput as no:
        raise Illegal("bad-option", why=str(no)) from None
    return e.Chose(at, message.seats, message.options)


def pause(table: Table, wanted: bool, at: int) -> list[AnyEntry]:
    if table.phase != "play":
        raise Illegal("not-now")
    if table.paused == wanted:
        return []
    return [e.Paused(at) if wanted else e.Resumed(at)]


def fill(table: Table, level: str, at: int) -> list[AnyEntry]:
    """Bots for the empty seats."""
    if level not in game(table.game).bots:
        raise Illegal("no-such-bot")
    return [e.BotSeated(at, seat, level) for seat, one in enumerate(table.chairs) if one.empty]


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Illegal("no-seat")
    return seat


def chair(table: Table, seat: Seat) -> Seat:
    if seat >= len(table.chairs):
        raise Illegal("no-such-seat")
    return seat


def somebody(table: Table, person: Person) -> Person:
    guest = table.guests.get(person)
    if guest is None or not guest.here:
        raise Illegal("nobody")
    return person


def between_games(table: Table, seat: Seat) -> Seat:
    if table.phase == "play":
        raise Illegal("not-during-a-game")
    return seat
