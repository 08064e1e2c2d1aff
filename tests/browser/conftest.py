"""A real server process and real browsers: phones and a TV."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
TV = {"width": 1920, "height": 1080}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class House:
    """``singerie serve`` in a process of its own, that can be ended and started again."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "singerie", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--store", str(self.store)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path / "tables.db")
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all the tests of a file, that none of them may stop."""
    made = House(tmp_path_factory.mktemp("house") / "tables.db")
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")  # while it is there, no other test can run an event loop
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no chromium here (on Debian and Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


Device = Callable[..., Page]


@pytest.fixture
def device(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Device]:
    """Somebody's phone, or the TV: a browser of its own, with its own storage."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_device(
        size: dict[str, int] = PHONE,
        language: str = "en-GB",
        *,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "no-preference",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            has_touch=size == PHONE,
            color_scheme=scheme,
            reduced_motion=motion,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield open_device
    shots = os.environ.get("SINGERIE_SHOTS")  # a folder, to look at what the tests saw
    for number, context in enumerate(contexts):
        if shots:
            path = Path(shots) / f"{request.node.name}-{number}.png"
            context.pages[0].screenshot(path=path)
        context.close()
    assert faults == []
