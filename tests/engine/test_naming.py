"""Values of a kind by name, wherever they stand in typed data."""

from typing import Annotated

from msgspec import Struct

from singerie.engine.naming import named
from singerie.engine.seats import Seat, Viewer, kind

Card = Annotated[int, kind("card")]


class Pair(Struct):
    left: Card
    right: Card | None


class Shown(Struct):
    viewer: Viewer
    count: int
    hand: tuple[Card, ...]
    rows: list[tuple[Seat, Card]]
    pairs: tuple[Pair, ...]
    by_name: dict[str, Card]


def test_every_value_of_a_kind_is_visited() -> None:
    shown = Shown(0, 5, (1, 2), [(3, 4)], (Pair(6, None),), {"x": 7})
    assert named(shown, Shown, lambda kind, value: f"{kind}:{value}") == {
        "viewer": "seat:0",
        "count": 5,
        "hand": ["card:1", "card:2"],
        "rows": [["seat:3", "card:4"]],
        "pairs": [{"left": "card:6", "right": None}],
        "by_name": {"x": "card:7"},
    }


def test_nobody_is_nobody() -> None:
    shown = Shown(None, 0, (), [], (), {})
    assert named(shown, Shown, lambda kind, _: kind)["viewer"] is None
