"""Four phones and a TV play Kem's, and nothing that happens to them in between is lost."""

import re
import signal

from playwright.sync_api import Page, expect

from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.games.kems.rules import KEMS
from tests.browser.conftest import TV, Device, House

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def open_table(page: Page, house: House, name: str) -> str:
    """From the front page to a table of one's own; its code."""
    page.goto(house.url)
    page.get_by_role("button", name="Kem's").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    return page.url[-4:]


def join(page: Page, house: House, code: str, name: str) -> None:
    page.goto(f"{house.url}/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the table").click()
    expect(page.get_by_text("starts the game.")).to_be_visible()


def phase(page: Page, name: str) -> None:
    expect(page.locator(f'[data-phase="{name}"]')).to_be_visible(timeout=30_000)


def hand(page: Page) -> list[str]:
    """What the cards of one's hand are called, in order."""
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(cards).to_have_count(4)
    return [cards.nth(nth).get_attribute("aria-label") or "" for nth in range(4)]


def table_cards(page: Page) -> list[str]:
    cards = page.get_by_role("group", name="On the table").get_by_role("button")
    expect(cards).to_have_count(4)
    return [cards.nth(nth).get_attribute("aria-label") or "" for nth in range(4)]


def agree(one: Page, other: Page) -> None:
    """Two partners find a sign: one suggests any, the other takes it."""
    one.get_by_role("button", name="Surprise us").click()
    one.get_by_role("button", name="Whisper it").click()
    other.get_by_role("button", name="Agreed!").click()


def swap(page: Page) -> None:
    """The first card of the hand for one of the table that is another character."""
    before = hand(page)
    others = [card.split(": ")[1] for card in table_cards(page)]
    at = next(at for at, card in enumerate(others) if card != before[0].split(": ")[1])
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    page.get_by_role("group", name="On the table").get_by_role("button").nth(at).click()
    expect(
        page.get_by_role("group", name="Your hand").get_by_role("button").first
    ).not_to_have_attribute("aria-label", before[0])


def ring(page: Page, call: str) -> None:
    page.get_by_role("button", name="Ring the bell").click()
    page.wait_for_timeout(400)  # a choice that has only just appeared does not count
    page.get_by_role("button", name=call).click()


def test_a_whole_round_with_a_reload_and_restarts_in_the_middle(
    house: House, device: Device
) -> None:
    phones = [device() for _ in NAMES]
    ada, ben, cleo, dan = phones
    code = open_table(ada, house, "Ada")
    for page, name in zip(phones[1:], NAMES[1:], strict=True):
        join(page, house, code, name)
    tv = device(TV)
    tv.goto(f"{house.url}/tv/{code}")
    expect(tv.get_by_text(code).first).to_be_visible()
    expect(tv.locator("img[src*='/qr/']").first).to_be_visible()

    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="None").click()  # no countdowns: browsers here are slow
    ada.get_by_role("button", name="Close").click()
    ada.get_by_role("button", name="Start").click()
    for page in phones:
        phase(page, "huddle")
    expect(tv.get_by_text("heads together …")).to_have_count(2)

    agree(ada, cleo)
    ben.reload()
    phase(ben, "huddle")
    agree(ben, dan)
    for page in phones:
        phase(page, "exchange")
    swap(ada)
    expect(tv.get_by_text("Ada takes").first).to_be_attached()
    kept = hand(ben)
    ben.reload()
    assert hand(ben) == kept
    seen = table_cards(ben)
    house.stop(signal.SIGKILL)
    expect(ben.get_by_text("No connection")).to_be_visible()
    house.start()
    expect(ben.get_by_text("No connection")).to_be_hidden(timeout=30_000)
    assert hand(ben) == kept
    assert table_cards(ben) == seen
    swap(ben)
    house.stop()
    house.start()
    for page in phones:
        expect(page.get_by_text("No connection")).to_be_hidden(timeout=30_000)
    swap(cleo)

    ring(dan, "Contre")
    for page in phones:
        phase(page, "showdown")
    expect(tv.get_by_text("1 point for").first).to_be_visible()
    for page in phones:
        page.get_by_role("button", name="Ready").click()
    for page in phones:
        phase(page, "huddle")
    expect(tv.get_by_text("Round 2 of 7")).to_be_visible()


def test_one_person_plays_a_game_against_bots_in_either_language_and_again(
    house: House, device: Device
) -> None:
    page = device()
    code = open_table(page, house, "Zoé")
    page.get_by_role("button", name="Options").click()
    rounds = page.get_by_role("group", name="Rounds")
    for left in range(6, 0, -1):
        rounds.get_by_role("button", name="Less").click()
        expect(rounds.get_by_role("status")).to_have_text(str(left))
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Start").click()
    phase(page, "huddle")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="FR").click()
    page.get_by_role("button", name="Fermer").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="D’accord").click(timeout=30_000)  # its partner is a bot
    phase(page, "exchange")
    page.get_by_role("button", name="Sonner").click()
    page.wait_for_timeout(400)
    page.get_by_role("button", name="Contre").click()
    phase(page, "showdown")
    page.get_by_role("button", name="C’est vu").click()
    again = page.get_by_role("button", name="Rejouer")
    expect(again).to_be_visible(timeout=30_000)

    saved = page.request.get(f"{house.url}/api/tables/{code}/journal").body()
    journal = load_lines(saved.splitlines())
    assert Match.replay(KEMS, journal).outcome is not None
    parts = {part.by: part.opened for part in journal.header.contributions}
    assert parts.keys() == {"server", "Zoé"}
    assert all(parts.values())  # the browser had its part in the shuffle

    again.click()
    phase(page, "huddle")


def test_what_does_not_exist_is_explained(house: House, device: Device) -> None:
    page = device()
    page.goto(f"{house.url}/t/ZZZZ")
    expect(page.get_by_text("no table", exact=False).first).to_be_visible()
    page.goto(house.url)
    page.get_by_role("textbox").first.fill("zzzz")
    expect(page.get_by_text("no table", exact=False).first).to_be_visible()
