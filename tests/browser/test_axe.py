"""Every screen, by day and by night, on a phone and on a desk: nothing keeps anybody out."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser import axe, play, tour
from tests.browser.conftest import DESK, PHONE, TV, Device, House


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_screen(
    shared_house: House, device: Device, size: dict[str, int], scheme: Literal["light", "dark"]
) -> None:
    faults: list[str] = []

    def look(page: Page, screen: str) -> None:
        faults.extend(f"{screen}: {fault}" for fault in axe.grave_faults(page))

    page, guest = device(size, scheme=scheme), device(size, scheme=scheme)
    code = play.new_table(page, shared_house, "Ada", rounds=1, **play.SLOW)
    tour.visit_outside(guest, shared_house, code, look)
    tour.visit_lobby(page, look)
    tv = None
    if size == PHONE:  # one TV is like another
        tv = device(TV, scheme=scheme)
        tv.goto(f"{shared_house.url}/tv/{code}")
    tour.visit_play(page, tv, look)
    assert not faults, "\n".join(faults)
