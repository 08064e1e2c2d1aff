"""A store in one SQLite file. One thread writes for all tables, in batches synced to disk."""

import fcntl
import sqlite3
from asyncio import to_thread
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Any

from singerie.store.store import Done, Kept, StoreError

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, open INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX IF NOT EXISTS codes ON tables (code) WHERE open;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""
# nothing is inserted unless the table has exactly as many entries as its writer believes
INSERT_ENTRY = """
INSERT INTO entries (table_id, number, data) SELECT ?1, ?2, ?3
WHERE ?2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = ?1)
"""
INSERT_TABLE = "INSERT INTO tables (id, code) VALUES (?, ?)"
CLOSE_TABLE = "UPDATE tables SET open = 0 WHERE id = ?"
LONGEST_BATCH = 500

Write = tuple[str, tuple[object, ...], Done]


class SqliteStore:
    def __init__(self, path: Path) -> None:
        """Opens or makes the file; StoreError says in a sentence why it cannot."""
        self.path = path
        self._lock = _lock(path)
        try:
            self._reader = _connect(path)
            self._reader.executescript(SCHEMA)
            self._writer = _connect(path)
        except sqlite3.Error as error:
            self._lock.close()
            raise StoreError(f"{path} cannot be used as a store: {error}.") from None
        self._reading = Lock()
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def append(self, table: str, length: int, entry: bytes, done: Done) -> None:
        self._queue.put((INSERT_ENTRY, (table, length, entry), done))

    def create(self, table: str, code: str, done: Done) -> None:
        self._queue.put((INSERT_TABLE, (table, code), done))

    def close_table(self, table: str, done: Done) -> None:
        self._queue.put((CLOSE_TABLE, (table,), done))

    async def tables(self) -> list[Kept]:
        rows = await to_thread(self._read, "SELECT id, code, open FROM tables ORDER BY rowid")
        return [Kept(table, code, bool(is_open)) for table, code, is_open in rows]

    async def entries(self, table: str) -> list[bytes]:
        command = "SELECT data FROM entries WHERE table_id = ? ORDER BY number"
        return [data for (data,) in await to_thread(self._read, command, table)]

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._reader.close()
        self._lock.close()

    def _read(self, command: str, *values: str) -> list[tuple[Any, ...]]:
        try:
            with self._reading:  # one connection for all who read
                return self._reader.execute(command, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None

    def _write(self) -> None:
        while True:
            batch = self._next_batch()
            if batch is None:
                self._writer.close()
                return
            failure = self._commit(batch)
            if failure is None or len(batch) == 1:
                for _, _, done in batch:
                    done(failure)
            else:  # one bad write must not take the others with it
                for write in batch:
                    write[2](self._commit([write]))

    def _next_batch(self) -> list[Write] | None:
        """Everything that waits, at least one write; None when it is time to go."""
        batch: list[Write] = []
        while not batch or (not self._queue.empty() and len(batch) < LONGEST_BATCH):
            write = self._queue.get()
            if write is None:
                if not batch:
                    return None
                self._queue.put(None)
                break
            batch.append(write)
        return batch

    def _commit(self, batch: list[Write]) -> StoreError | None:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for command, values, _ in batch:
                if self._writer.execute(command, values).rowcount != 1:
                    raise sqlite3.IntegrityError(f"{values[0]} is not as its writer believes")
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):  # the next BEGIN says if it is still open
                    self._writer.execute("ROLLBACK")
            return StoreError(str(error))
        return None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _lock(path: Path) -> IO[str]:
    """Two servers on one store would each miss what the other keeps."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise StoreError(f"{path} cannot be used as a store: {error.strerror}.") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(
            f"Another server is using {path}; give this one another --store."
        ) from None
    return lock
