"""Options are refused in a sentence that says what would be right."""

from typing import Any

import pytest

from singerie.engine.errors import BadInput
from singerie.engine.options import option_value
from singerie.games.kems.rules import KEMS


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"rounds": 0}, "Option rounds takes a whole number from 1 to 20, not 0."),
        ({"rounds": 21}, "Option rounds takes a whole number from 1 to 20, not 21."),
        ({"rounds": "many"}, "Option rounds takes a whole number from 1 to 20, not 'many'."),
        ({"rounds": True}, "Option rounds takes a whole number from 1 to 20, not True."),
        ({"jokers": 1}, "Option jokers takes 0 or 2, not 1."),
        ({"stage": "moon"}, "Option stage takes camera, puppets or room, not 'moon'."),
        ({"target": 51}, "Option target takes none or a whole number from 1 to 50, not 51."),
        ({"sudden_death": 1}, "Option sudden_death takes on or off, not 1."),
        ({"sweep_seconds": 11}, "Option sweep_seconds takes a number from 0 to 10, not 11."),
        ({"sweep_seconds": float("nan")}, "Option sweep_seconds takes a number from 0 to 10"),
        ({"ruonds": 3}, "Kem's has no option 'ruonds'. Did you mean rounds?"),
        ({"xyz": 3}, "Kem's has no option 'xyz'. It has: stage, huddle_seconds"),
    ],
)
def test_a_bad_option_gets_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as bad:
        KEMS.read_options(given)
    assert str(bad.value).startswith(sentence)


@pytest.mark.parametrize(
    "given",
    [
        {"rounds": 1, "jokers": 0},
        {"rounds": 20, "target": 50, "stage": "room"},
        {"target": None, "sweep_seconds": 0, "quiet_seconds": 2, "table_seconds": 900},
        {"huddle_seconds": 5, "showdown_seconds": 120, "signal_seconds": 0.1},
        {"round_tables": 200, "renew_sign": "never", "strict_order": True},
    ],
)
def test_options_at_their_limits(given: dict[str, Any]) -> None:
    options = KEMS.read_options(given)
    assert all(getattr(options, name) == value for name, value in given.items())


@pytest.mark.parametrize(
    ("word", "value"),
    [("on", True), ("No", False), ("none", None), ("3", 3), ("0.5", 0.5), ("room", "room")],
)
def test_options_as_typed(word: str, value: object) -> None:
    assert option_value(word) == value
    assert type(option_value(word)) is type(value)
