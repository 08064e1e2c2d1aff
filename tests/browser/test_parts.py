"""The page that shows every part, as built for who works on them; no player's page holds it."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from singerie.stage.signals import PALETTE
from tests.browser.conftest import PHONE, Device

WEB = Path(__file__).parents[2] / "web"
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the parts are shown."""
    made = tmp_path_factory.mktemp("parts")
    vite = ["node", "node_modules/vite/bin/vite.js"]
    build = [*vite, "build", "--mode", "parts", "--outDir", str(made), "--logLevel", "error"]
    subprocess.run(build, cwd=WEB, check=True)
    show = [*vite, "preview", "--outDir", str(made), "--host", "127.0.0.1", "--port", "28642"]
    environment = os.environ | {"NO_COLOR": "1"}
    server = subprocess.Popen(show, cwd=WEB, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            yield found[0]
            break
    server.terminate()
    server.wait(10)
    server.stdout.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_part_is_shown(
    parts: str, device: Device, size: dict[str, int], tmp_path: Path
) -> None:
    page = device(size)
    page.goto(f"{parts}/parts")
    expect(page.locator("[data-puppet] svg")).to_have_count(12)
    shown = page.locator("[data-shows]")
    expect(shown).to_have_count(len(PALETTE))
    assert [one.get_attribute("data-shows") for one in shown.all()] == list(PALETTE)
    folder = Path(os.environ.get("SINGERIE_SHOTS", tmp_path))
    picture = folder / f"parts-{size['width']}.png"
    page.screenshot(path=picture, full_page=True)
    assert picture.stat().st_size > 100_000  # a page of drawings, not an empty one


def test_no_player_is_sent_the_page_of_parts() -> None:
    built = WEB.parent / "src" / "singerie" / "page" / "assets"
    assert not list(built.glob("Parts-*"))
