"""A store that forgets when the process ends: for tests, and for tables nobody needs tomorrow."""

from dataclasses import dataclass, field

from singerie.store.store import Done, Kept, StoreError


@dataclass
class MemoryStore:
    kept: dict[str, list[bytes]] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)

    def append(self, table: str, length: int, entry: bytes, done: Done) -> None:
        entries = self.kept.get(table)
        if entries is None or len(entries) != length:
            done(StoreError(f"Table {table} has not {length} entries."))
            return
        entries.append(entry)
        done(None)

    def create(self, table: str, code: str, done: Done) -> None:
        taken = {self.codes[one] for one in self.kept if one not in self.closed}
        if table in self.kept or code in taken:
            done(StoreError(f"There is a table {code} already."))
            return
        self.kept[table] = []
        self.codes[table] = code
        done(None)

    def close_table(self, table: str, done: Done) -> None:
        self.closed.add(table)
        done(None)

    async def tables(self) -> list[Kept]:
        return [Kept(one, self.codes[one], one not in self.closed) for one in self.kept]

    async def entries(self, table: str) -> list[bytes]:
        return self.kept[table][:]

    def close(self) -> None:
        """Nothing to do: it is all gone with the process."""
