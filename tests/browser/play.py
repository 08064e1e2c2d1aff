"""What people do at a table, by what the page calls things, in either language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House

ROOT = Path(__file__).parents[2]
PARTS = ("web/src/texts", *(f"src/singerie/{part}" for part in ("engine", "stage")))
GAME = ("src/singerie/games/exchange", "src/singerie/games/kems", "web/src/games/kems")

SLOW = {
    "huddle_seconds": 300,
    "quiet_seconds": 300,
    "table_seconds": 900,
    "showdown_seconds": 120,
}
"""Options under which no screen goes away while it is looked at."""


class Said:
    """The page's texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (*PARTS, *GAME):
            source = (ROOT / folder / f"{language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(source))

    def __call__(self, name: str, **given: str | int) -> str:
        pattern = self.bundle.get_message(name).value
        assert pattern is not None, name
        said, errors = self.bundle.format_pattern(pattern, given)
        assert not errors, (name, errors)
        return str(said)


@cache
def texts(language: str) -> Said:
    return Said(language)


def said_on(page: Page) -> Said:
    """The texts in the language that the page is in."""
    return texts(page.locator("html").get_attribute("lang") or "en")


def new_table(page: Page, house: House, name: str, **options: Any) -> str:
    """Open a table with these options, and show its lobby; its code."""
    wanted = {"game": "kems", "name": name, "options": options}
    answer = page.request.post(f"{house.url}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    opened = answer.json()
    page.goto(f"{house.url}/t/{opened['code']}#{opened['token']}")
    expect(button(page, "start")).to_be_visible()
    return str(opened["code"])


def button(page: Page, text: str, **given: str | int) -> Locator:
    return page.get_by_role("button", name=said_on(page)(text, **given))


def group(page: Page, text: str) -> Locator:
    return page.get_by_role("group", name=said_on(page)(text))


def join_as(page: Page, house: House, code: str, name: str) -> None:
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("textbox").first.fill(name)
    button(page, "join-table").click()
    expect(button(page, "menu")).to_be_visible()


def phase(page: Page, name: str) -> None:
    expect(page.locator(f'[data-phase="{name}"]')).to_be_visible(timeout=30_000)


def start(page: Page) -> None:
    button(page, "start").click()
    phase(page, "huddle")


def accept(page: Page) -> None:
    """Take the sign that the partner, a bot, comes up with."""
    button(page, "huddle-accept").click(timeout=30_000)
    phase(page, "exchange")


def agree(one: Page, other: Page) -> None:
    """Two partners find a sign: one suggests any, the other takes it."""
    button(one, "huddle-any").click()
    button(one, "huddle-propose").click()
    button(other, "huddle-accept").click()


def ring(page: Page, call: str = "bell-contre") -> None:
    button(page, "bell-ring").click()
    page.wait_for_timeout(400)  # a choice that has only just appeared does not count
    button(page, call).click()
    phase(page, "showdown")


def ready(page: Page) -> None:
    button(page, "ready").click()


def to_result(page: Page) -> None:
    """From the last showdown to the end of the game."""
    ready(page)
    expect(button(page, "rematch")).to_be_visible(timeout=30_000)


def open_sheet(page: Page, text: str) -> Locator:
    button(page, text).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def close_sheet(page: Page) -> None:
    page.keyboard.press("Escape")


def seats(page: Page) -> Locator:
    return page.get_by_role("region", name=said_on(page)("seats")).get_by_role("button")


def code_of(page: Page) -> str:
    found = re.search(r"/t/([A-Z]{4})", page.url)
    assert found is not None
    return found[1]
