"""Tables on which so little is hidden that all ways it can lie are counted by hand.

Each game brings its own in ``tests/games/<game>/worlds.py``: a function ``tiny(seed)`` that plays
to such a table and counts its worlds without the code under test.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from singerie.engine.match import Match
from singerie.engine.memory import Memory

World = Any


@dataclass
class Tiny:
    match: Match
    seat: int
    """Who looks."""
    memory: Memory
    hidden: Callable[[Any], World]
    """What of a state this seat cannot see, as a value that can be compared."""
    worlds: set[World]
    """Every hidden value that agrees with all this seat has seen."""


def tiny_of(game: str) -> Callable[[int], Tiny]:
    found: Callable[[int], Tiny] = import_module(f"tests.games.{game}.worlds").tiny
    return found
