"""What a store is: tables, each a list of entries that only grows.

Entries are bytes; a store does not read them. ``append`` names the length it expects the table to
have, so that two writers of one table can never both succeed.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """Nothing was kept: the disk is full, the file is broken, another server is writing."""


class Kept(NamedTuple):
    """A table as the store knows it."""

    id: str
    code: str
    open: bool


Done = Callable[[StoreError | None], None]
"""Called once what was appended is safe, or will never be."""


class Store(Protocol):
    def append(self, table: str, length: int, entry: bytes, done: Done) -> None:
        """Keep an entry as number ``length`` (from 0). ``done`` is called from any thread."""

    def create(self, table: str, code: str, done: Done) -> None:
        """A new table with no entries."""

    def close_table(self, table: str, done: Done) -> None:
        """The table is over and its code is free again; its entries stay."""

    async def tables(self) -> list[Kept]:
        """Every table, oldest first."""

    async def entries(self, table: str) -> list[bytes]:
        """The entries of a table, in order; StoreError if they cannot be read."""

    def close(self) -> None:
        """Keep what is under way, then let go."""
