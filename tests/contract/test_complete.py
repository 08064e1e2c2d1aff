"""A registered game has everything a game must have."""

import re
from importlib import import_module

import pytest

from singerie.games.game import LANGUAGES
from singerie.games.registry import GAMES, game
from tests.contract.playthroughs import files

ROOMS = (
    "actions",
    "bot",
    "cards",
    "events",
    "frames",
    "game",
    "memory",
    "options",
    "rules",
    "state",
    "view",
)

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_it_is_registered_under_its_own_name(name: str) -> None:
    assert game(name).name == name
    assert game(name).rules.title
    assert game(name).rules.version >= 1


@every_game
def test_it_has_rules_in_numbered_clauses_in_every_language(name: str) -> None:
    numbers = [re.findall(r"\*\*(\d+\.\d+)\*\*", game(name).rules_text(lang)) for lang in LANGUAGES]
    assert numbers[0]
    assert all(others == numbers[0] for others in numbers)


@every_game
def test_it_has_bots_of_every_level(name: str) -> None:
    assert {"random", "easy", "normal"} <= set(game(name).bots)


@every_game
def test_it_has_a_playthrough_for_every_number_of_seats(name: str) -> None:
    for seats in game(name).rules.seat_counts:
        assert all(file.exists() for file in files(f"{name}-{seats}"))


@every_game
def test_it_has_a_table_whose_worlds_can_be_counted(name: str) -> None:
    assert len(import_module(f"tests.games.{name}.worlds").tiny(1).worlds) > 1


@every_game
def test_its_folder_has_the_rooms_every_game_has(name: str) -> None:
    for room in ROOMS:
        import_module(f"singerie.games.{name}.{room}")


@every_game
def test_every_frame_event_and_action_is_declared(name: str) -> None:
    rules = game(name).rules
    frames = import_module(f"singerie.games.{name}.frames")
    kinds = [kind for kind in vars(frames).values() if isinstance(kind, type)]
    own = [
        kind for kind in kinds if hasattr(kind, "resolve") and kind.__module__ == frames.__name__
    ]
    assert {kind.__name__ for kind in own} <= set(rules.frames)
    assert all(rules.frames[frame].__name__ == frame for frame in rules.frames)
