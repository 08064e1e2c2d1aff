"""axe-core on a page: whatever would keep somebody out is a fault."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
RUN = "() => axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)"


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def grave_faults(page: Page) -> list[str]:
    """One line for each element and what is seriously wrong with it."""
    # what fades or moves is judged where it comes to rest
    page.evaluate(
        "() => document.getAnimations().forEach((one) => {"
        " try { one.finish(); } catch { /* it never ends */ } })"
    )
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}\n"
        f"    {node['html'][:160]}\n    {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def check(page: Page, screen: str) -> None:
    faults = grave_faults(page)
    assert not faults, f"{screen}:\n" + "\n".join(faults)
