"""What a phone fetches before it shows anything: little, packed, and all from the house."""

from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Response

from tests.browser import play
from tests.browser.conftest import TV, Device, House

MOST = 120_000
"""Bytes on the line, as gzip: over plain http browsers take nothing better."""


def fetched(page: Page, url: str) -> dict[str, int]:
    """What showing this address fetches, and its size on the line."""
    seen: list[Response] = []

    def note(response: Response) -> None:
        seen.append(response)

    page.on("response", note)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    assert {urlsplit(one.url).netloc for one in seen} == {urlsplit(url).netloc}
    return {urlsplit(one.url).path: on_the_line(one.url) for one in seen}


def on_the_line(url: str) -> int:
    with urlopen(Request(url, headers={"accept-encoding": "gzip"})) as answer:
        packed = answer.headers["content-encoding"] == "gzip"
        data = answer.read()
        readable = answer.headers["content-type"].startswith(("text/css", "text/javascript"))
        assert packed or not readable, f"{url} came as it is"
        return len(data)


@pytest.mark.parametrize("place", ["home", "join", "tv"])
def test_the_first_load_is_small(shared_house: House, device: Device, place: str) -> None:
    code = play.new_table(device(), shared_house, "Ada")
    path = {"home": "/", "join": f"/t/{code}", "tv": f"/tv/{code}"}[place]
    page = device(TV) if place == "tv" else device()
    sizes = fetched(page, shared_house.url + path)
    total = sum(sizes.values())
    print(f"{place}: {total / 1000:.1f} kB in {len(sizes)} files")
    assert total <= MOST, sizes
