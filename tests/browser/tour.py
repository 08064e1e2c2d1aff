"""Every screen of the page, one after the other, for who wants to look at each."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import play
from tests.browser.conftest import House

Look = Callable[[Page, str], None]
"""What to do with a page that shows the screen of this name."""


def visit_outside(page: Page, house: House, code: str, look: Look) -> None:
    """What one sees before one sits at a table, and where there is none."""
    page.goto(house.url)
    game = page.get_by_role("button", name=play.said_on(page)("game-kems"))
    expect(game).to_be_visible()
    look(page, "home")
    game.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "game")
    page.goto(f"{house.url}/t/{code}")
    expect(play.button(page, "join-table")).to_be_visible()
    look(page, "join")
    page.goto(f"{house.url}/t/ZZZZ")
    expect(play.button(page, "go-home")).to_be_visible()
    look(page, "gone")


def visit_lobby(page: Page, look: Look) -> None:
    look(page, "lobby")
    play.open_sheet(page, "options")
    expect(page.get_by_role("dialog").get_by_role("group").first).to_be_visible()
    look(page, "options")
    play.close_sheet(page)
    play.seats(page).nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "seat")
    play.close_sheet(page)
    play.open_sheet(page, "menu")
    look(page, "menu")
    play.button(page, "rules").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    look(page, "rules")
    play.close_sheet(page)
    expect(play.button(page, "rules")).to_be_visible()
    play.close_sheet(page)
    expect(page.get_by_role("dialog")).to_have_count(0)


def visit_play(page: Page, tv: Page | None, look: Look) -> None:
    """One round of one game, alone among bots; the TV is looked at meanwhile."""
    if tv is not None:
        expect(tv.get_by_role("img").first).to_be_visible()
        look(tv, "tv-lobby")
    play.start(page)
    expect(play.button(page, "huddle-accept")).to_be_visible(timeout=30_000)
    look(page, "huddle")
    play.accept(page)
    expect(play.button(page, "bell-ring")).to_be_enabled()
    look(page, "exchange")
    if tv is not None:
        look(tv, "tv-play")
    play.open_sheet(page, "signals-more")
    look(page, "palette")
    play.close_sheet(page)
    play.ring(page)
    look(page, "showdown")
    if tv is not None:
        look(tv, "tv-showdown")
    play.to_result(page)
    look(page, "result")
