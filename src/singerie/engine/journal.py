"""The journal is the game: how it was set up, and every accepted input with its time.

State, events, replays and statistics are derived from it. As a file it is one JSON value a line:
the header first, then an entry each.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from singerie.engine.chance import combine, commitment
from singerie.engine.errors import Damaged
from singerie.engine.seats import Seat

FORMAT = 1


class Contribution(Struct, frozen=True):
    """One party's part in the shuffle: the hash it sent first, and what it opened afterwards.

    ``opened`` is None for a party that did not open in time: it is named, and left out.
    """

    by: str
    commitment: str
    opened: bytes | None

    @classmethod
    def of(cls, by: str, value: bytes) -> "Contribution":
        return cls(by, commitment(value), value)


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: tuple[bool, ...]
    contributions: tuple[Contribution, ...]
    format: int = FORMAT

    def key(self) -> bytes:
        """The key of the match's chance; Damaged if a contribution is not what was committed to."""
        opened = []
        for part in self.contributions:
            if part.opened is None:
                continue
            if commitment(part.opened) != part.commitment:
                raise Damaged(0, f"{part.by} opened something other than what they committed to.")
            opened.append(part.opened)
        if not opened:
            raise Damaged(0, "it was dealt from nobody's contribution.")
        return combine(opened)


class Act(Struct, frozen=True, tag="act", tag_field="entry", forbid_unknown_fields=True):
    """A seat did something. The action stays raw JSON until a game reads it."""

    at: int
    seat: Seat
    action: Any


class Tick(Struct, frozen=True, tag="tick", tag_field="entry", forbid_unknown_fields=True):
    """A deadline passed."""

    at: int


class Sit(Struct, frozen=True, tag="sit", tag_field="entry", forbid_unknown_fields=True):
    """A seat changed hands."""

    at: int
    seat: Seat
    bot: bool


class Retime(Struct, frozen=True, tag="retime", tag_field="entry", forbid_unknown_fields=True):
    """Countdowns take so many times their seconds from now on; 0: they never end."""

    at: int
    factor: int


Entry = Act | Tick | Sit | Retime


class Journal(Struct):
    header: Header
    entries: list[Entry]

    def prefix(self, length: int) -> "Journal":
        return Journal(self.header, self.entries[:length])


def dump_lines(journal: Journal) -> bytes:
    return b"".join(
        msgspec.json.encode(line) + b"\n" for line in (journal.header, *journal.entries)
    )


def load_lines(lines: Iterable[bytes]) -> Journal:
    """Read what ``dump_lines`` wrote; Damaged says which entry is not one."""
    numbered = iter(enumerate(line for line in lines if line.strip()))
    _, first = next(numbered, (0, b""))
    if not first:
        raise Damaged(0, "the file is empty.")
    header = _read(first, Header, 0)
    if header.format != FORMAT:
        raise Damaged(0, f"it has format {header.format}; this program reads format {FORMAT}.")
    return Journal(header, [_read(line, Entry, number) for number, line in numbered])


def _read(line: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(number, f"{error}.") from None
