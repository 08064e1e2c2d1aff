"""``singerie serve``, as typed."""

import asyncio
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect

from singerie.cli.serve import find_certificate, lan_addresses, listen, open_store
from singerie.engine.errors import BadInput
from singerie.store.memory import MemoryStore

SECONDS = 30


def typed(*words: str, home: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "singerie", "serve", "--host", "127.0.0.1", *words]
    env = {**os.environ, "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=env, timeout=SECONDS
    )


class Running:
    def __init__(self, home: Path, *words: str) -> None:
        command = [sys.executable, "-m", "singerie", "serve", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--port", "0", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(home)},
        )
        assert self.process.stdout is not None
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            found = re.search(r"https?://[\w.]+:\d+", line)
            if found:
                self.url = found[0]
                break
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        self.process.stdout.close()
        return code


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    one = Running(tmp_path)
    yield one
    if one.process.poll() is None:
        one.stop()


def test_one_command_opens_the_house(running: Running, tmp_path: Path) -> None:
    assert answer(f"{running.url}/healthz")["status"] == "ok"
    assert (tmp_path / "singerie" / "tables.db").exists()
    assert running.stop() == -signal.SIGTERM
    assert "Singerie is open." in running.said
    assert "--tls helps" in running.said


def test_a_second_server_finds_the_port_and_the_store_taken(
    running: Running, tmp_path: Path
) -> None:
    port = typed("--port", str(running.port), "--store", "memory", home=tmp_path)
    assert port.returncode == 2
    assert f"Cannot listen on 127.0.0.1 port {running.port}" in port.stderr
    assert "--port 0" in port.stderr
    store = typed("--port", "0", home=tmp_path)
    assert store.returncode == 2
    assert "Another server is using" in store.stderr
    assert "Traceback" not in port.stderr + store.stderr


def answer(url: str) -> dict[str, object]:
    context = ssl._create_unverified_context() if url.startswith("https") else None
    for _ in range(SECONDS * 50):
        try:
            with urlopen(url, timeout=SECONDS, context=context) as response:
                found: dict[str, object] = json.load(response)
                return found
        except OSError:
            asyncio.run(asyncio.sleep(0.02))
    raise AssertionError(f"{url} does not answer")


def test_https_with_a_certificate_of_our_own(tmp_path: Path) -> None:
    server = Running(tmp_path, "--tls", "--store", "memory")
    try:
        assert server.url.startswith("https://")
        assert answer(f"{server.url}/healthz")["status"] == "ok"
        assert asyncio.run(first_word(server.url)) == "no-such-table"
    finally:
        assert server.stop() == -signal.SIGTERM
    assert "--tls helps" not in server.said
    key = tmp_path / "singerie" / "own-key.pem"
    assert key.stat().st_mode & 0o077 == 0
    made = key.read_bytes()
    again = Running(tmp_path, "--tls", "--store", "memory")
    again.stop()
    assert key.read_bytes() == made  # browsers have been told to trust it


async def first_word(url: str) -> str:
    context = ssl._create_unverified_context()
    async with connect(f"{url.replace('http', 'ws', 1)}/ws/AEIO", ssl=context) as line:
        reason: str = json.loads(await line.recv())["reason"]
        return reason


def test_a_certificate_needs_its_key(tmp_path: Path) -> None:
    done = typed("--cert", str(tmp_path / "c.pem"), home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "--cert and --key belong together: give both.\n"
    with pytest.raises(BadInput, match="belong together"):
        find_certificate(None, tmp_path / "k.pem", False, tmp_path, "127.0.0.1")


def test_files_that_are_no_certificate(tmp_path: Path) -> None:
    cert, key = tmp_path / "c.pem", tmp_path / "k.pem"
    with pytest.raises(BadInput, match="are no certificate and its key"):
        find_certificate(cert, key, False, tmp_path, "127.0.0.1")
    cert.write_text("not a certificate")
    key.write_text("not a key")
    with pytest.raises(BadInput, match="are no certificate and its key"):
        find_certificate(cert, key, False, tmp_path, "127.0.0.1")


def test_without_openssl_there_is_no_certificate_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="needs the program openssl"):
        find_certificate(None, None, True, tmp_path, "127.0.0.1")


def test_stores_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("something else entirely, and longer than a header " * 9)
    (tmp_path / "folder").mkdir()
    for name in ("notes.txt", "folder", "notes.txt/tables.db"):
        with pytest.raises(BadInput, match="cannot be used as a store"):
            open_store(tmp_path / name)
    assert isinstance(open_store(Path("memory")), MemoryStore)


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("192.0.2.1", 0)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(BadInput, match="Cannot listen"):
        listen(host, port)


def test_a_port_in_use() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(BadInput, match="Cannot listen"):
            listen("127.0.0.1", other.getsockname()[1])


def test_addresses_to_tell_people() -> None:
    assert lan_addresses("127.0.0.1") == []
    assert lan_addresses("192.0.2.7") == ["192.0.2.7"]
    assert not any(address.startswith("127.") for address in lan_addresses("0.0.0.0"))
