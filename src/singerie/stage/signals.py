"""Signals: what a puppet can visibly do. Families are those of the sign cards."""

from typing import Annotated

from singerie.engine.seats import kind

Family = Annotated[str, kind("family")]
SignalName = Annotated[str, kind("signal")]

SIGNALS: dict[Family, tuple[SignalName, ...]] = {
    "hand": (
        "scratch-head",
        "tap-once",
        "tap-twice",
        "two-fingers",
        "three-fingers",
        "four-fingers",
        "rub-chin",
        "drum-fingers",
    ),
    "posture": (
        "elbow-on-table",
        "lean-back",
        "lean-forward",
        "turn-left",
        "turn-right",
        "shrug",
    ),
    "mouth": ("pinch-lips", "bite-tongue", "yawn", "whistle", "puff-cheeks", "smile"),
    "eyes": ("wink-left", "wink-right", "look-up", "look-down", "blink-twice", "stare"),
    "speech": (
        "say-well-well",
        "say-my-turn",
        "say-hurry-up",
        "say-nice-weather",
        "say-hungry",
        "say-oh-dear",
        "say-not-bad",
        "say-what-time",
    ),
}
"""Every signal by its family; the texts name them, the page animates them."""

IDEA: Family = "idea"
"""The sign card that allows signals of any family."""

FAMILIES: tuple[Family, ...] = (*SIGNALS, IDEA)

PALETTE: tuple[SignalName, ...] = tuple(s for family in SIGNALS.values() for s in family)


def palette(family: Family) -> tuple[SignalName, ...]:
    """The signals a team with this sign card may build its sign from."""
    return PALETTE if family == IDEA else SIGNALS[family]
