"""Killed ten times, nothing acknowledged is lost; and whoever lost something would be caught."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.crash import Crowd, Guest, Ledger, Trouble, Violation
from singerie.client import Client
from singerie.engine.journal import Contribution, Header
from singerie.server import entries as e
from singerie.server.entries import AnyEntry

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "bench" / "crash.py"


def test_ten_kills(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--kills", "10", "--tables", "3", "--seed", "5"]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Nothing acknowledged was lost." in done.stdout
    assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []
    assert left_over(tmp_path) == []


def test_an_interrupted_run_leaves_nothing_running(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--kills", "9", "--tables", "1"]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if line.startswith("kill 1/"):
                running.send_signal(signal.SIGINT)
        assert running.wait() == 130
    assert left_over(tmp_path) == []


def left_over(folder: Path) -> list[str]:
    """Processes that were started on a store in this folder."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = file.read_text()
        except OSError:  # it has just ended
            continue
        if str(folder) in command:
            found.append(command.replace("\0", " "))
    return found


def test_the_shell_script_can_be_read() -> None:
    script = SCRIPT.with_suffix("")
    assert script.stat().st_mode & 0o111
    subprocess.run(["sh", "-n", script], check=True)


HEADER = Header("kems", 1, 4, {}, (False,) * 4, (Contribution.of("seed", b"5"),))
ENTRIES: list[AnyEntry] = [
    e.Opened(0, "kems", 4, {}),
    e.Came(0, 0, "Ada", "", "hash"),
    e.Hosted(0, 0),
    e.Seated(0, 0, 0),
    e.Dealt(10, HEADER),
    e.Acted(20, 0, {"do": "Say", "text": "one"}),
]
SAID = {"do": "Say", "text": "one"}


@pytest.fixture
def ledger() -> Ledger:
    kept = Ledger()
    kept.read([e.encode(entry) for entry in ENTRIES])
    return kept


@pytest.fixture
def guest() -> Guest:
    client = Client("http://127.0.0.1:1", "BCDF")
    client.table = {"seat": 0, "you": 0}
    faults: list[str] = []
    trouble = object.__new__(Trouble)
    trouble.awaited = ""
    guest = Guest(client, Crowd("BCDF", trouble, faults.append), acts=True)
    guest.crowd.guests = [guest]
    return guest


def update(ledger: Ledger, count: int, *extra: object) -> dict[str, object]:
    events = [msgspec.json.decode(one) for one in ledger.logs[1, 0][:count]]
    events += extra
    now = {"match": 1, "n": len(events), "now": 10, "events": events}
    return {"say": "update", "view": {"seat": 0}, **now}


def test_what_is_as_it_should_be_is_passed(ledger: Ledger, guest: Guest) -> None:
    everything = len(ledger.logs[1, 0])
    guest.watch(update(ledger, everything))
    guest.crowd.ledger = ledger
    guest.crowd.kept[0, msgspec.json.encode(SAID)] += 1
    assert guest.crowd.check() > everything


def test_an_event_that_is_not_kept_is_found(ledger: Ledger, guest: Guest) -> None:
    guest.watch(update(ledger, len(ledger.logs[1, 0]), {"event": "SaidDone", "seat": 2}))
    with pytest.raises(Violation, match="saw event"):
        guest.check(ledger)


def test_an_event_that_is_kept_otherwise_is_found(ledger: Ledger, guest: Guest) -> None:
    guest.watch(update(ledger, 2, {"event": "SaidDone", "seat": 2}))
    with pytest.raises(Violation, match="kept is"):
        guest.check(ledger)


@pytest.mark.parametrize(("told", "why"), [(2, "kept 1 times"), (0, "at most 0 times")])
def test_answers_that_were_lies_are_found(
    ledger: Ledger, guest: Guest, told: int, why: str
) -> None:
    guest.crowd.ledger = ledger
    guest.crowd.kept[0, msgspec.json.encode(SAID)] += told
    with pytest.raises(Violation, match=why):
        guest.crowd.check()


def test_a_pause_that_was_forgotten_is_found(ledger: Ledger, guest: Guest) -> None:
    guest.crowd.ledger = ledger
    guest.crowd.maybe[0, msgspec.json.encode(SAID)] += 1
    guest.crowd.paused = True
    with pytest.raises(Violation, match="paused should be True"):
        guest.crowd.check()


def test_lost_entries_are_found(ledger: Ledger) -> None:
    with pytest.raises(Violation, match="lost or changed"):
        ledger.read(ledger.entries[:-1])


def test_time_that_runs_backwards_is_found(ledger: Ledger) -> None:
    early = e.encode(e.Acted(19, 1, {"do": "Say", "text": "two"}))
    with pytest.raises(Violation, match="backwards"):
        ledger.read([*ledger.entries, early])


def test_a_lost_seat_is_found(guest: Guest) -> None:
    faults: list[str] = []
    guest.crowd.wrong = faults.append
    guest.watch({"say": "table", "seat": None, "you": 0})
    assert len(faults) == 1


def test_it_strikes_at_the_moment_it_waits_for() -> None:
    async def moments() -> list[str]:
        struck: list[str] = []
        trouble = Trouble(lambda: struck.append("now"))
        trouble.happened("an answer")
        assert struck == []
        trouble.awaited = "an answer"
        trouble.happened("an event")
        assert struck == []
        trouble.happened("an answer")
        trouble.happened("an answer")
        return struck

    assert asyncio.run(moments()) == ["now"]
