"""What every store keeps."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from singerie.store.memory import MemoryStore
from singerie.store.sqlite import SqliteStore
from singerie.store.store import Done, Kept, Store, StoreError


def memory(_: Path) -> Store:
    return MemoryStore()


def sqlite(folder: Path) -> Store:
    return SqliteStore(folder / "tables.db")


@pytest.fixture(params=[memory, sqlite], ids=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made: Store = request.param(tmp_path)
    yield made
    made.close()


def wait(write: Callable[[Done], None]) -> StoreError | None:
    """Do a write and wait until the store says how it went."""
    answers: list[StoreError | None] = []
    told = threading.Event()

    def done(failure: StoreError | None) -> None:
        answers.append(failure)
        told.set()

    write(done)
    assert told.wait(10)
    return answers[0]


def test_entries_come_back_in_order(store: Store) -> None:
    assert wait(lambda done: store.create("t1", "WXYZ", done)) is None
    for number in range(20):
        assert wait(partial(store.append, "t1", number, b"%d" % number)) is None
    assert asyncio.run(store.entries("t1")) == [b"%d" % number for number in range(20)]


def test_a_length_that_is_not_the_tables_is_refused(store: Store) -> None:
    wait(lambda done: store.create("t1", "WXYZ", done))
    wait(lambda done: store.append("t1", 0, b"first", done))
    for number in (0, 2):  # one that is there, and one that would leave a gap
        write = partial(store.append, "t1", number, b"again")
        assert isinstance(wait(write), StoreError)
    assert asyncio.run(store.entries("t1")) == [b"first"]


def test_an_unknown_table_is_refused(store: Store) -> None:
    assert isinstance(wait(lambda done: store.append("t9", 0, b"x", done)), StoreError)


def test_a_code_is_free_again_when_its_table_is_closed(store: Store) -> None:
    wait(lambda done: store.create("t1", "WXYZ", done))
    assert isinstance(wait(lambda done: store.create("t2", "WXYZ", done)), StoreError)
    wait(lambda done: store.close_table("t1", done))
    assert wait(lambda done: store.create("t2", "WXYZ", done)) is None
    assert asyncio.run(store.tables()) == [Kept("t1", "WXYZ", False), Kept("t2", "WXYZ", True)]


def test_one_bad_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    wait(lambda done: store.create("t1", "WXYZ", done))
    answers: dict[str, StoreError | None] = {}
    for name, number in (("a", 0), ("b", 0), ("c", 1)):
        store.append("t1", number, name.encode(), partial(answers.__setitem__, name))
    store.close()
    assert answers["a"] is None
    assert isinstance(answers["b"], StoreError)
    assert answers["c"] is None


def test_what_was_said_to_be_kept_is_in_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    wait(lambda done: store.create("t1", "WXYZ", done))
    wait(lambda done: store.append("t1", 0, b"x", done))
    other = sqlite3.connect(tmp_path / "tables.db")
    assert other.execute("SELECT data FROM entries").fetchall() == [(b"x",)]
    assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    other.close()
    store.close()


def test_a_second_server_on_the_same_store_is_told_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    with pytest.raises(StoreError, match="Another server is using"):
        SqliteStore(tmp_path / "tables.db")
    store.close()
    SqliteStore(tmp_path / "tables.db").close()


@pytest.mark.parametrize("name", ["folder", "not-a-database"])
def test_a_file_that_is_no_store_gets_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "not-a-database").write_bytes(b"hello, this is no database" * 100)
    with pytest.raises(StoreError, match="cannot be used as a store"):
        SqliteStore(tmp_path / name)
