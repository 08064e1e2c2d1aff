"""Every game there is: a line each. Nothing is imported before it is asked for."""

from difflib import get_close_matches
from importlib import import_module
from typing import Any

from singerie.engine.errors import BadInput
from singerie.games.game import Game

GAMES = {
    "kems": "singerie.games.kems.game",
}


def game(name: str) -> Game[Any, Any, Any]:
    """The game of this name; BadInput names those there are."""
    if name not in GAMES:
        near = get_close_matches(name.lower(), GAMES, 1, cutoff=0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise BadInput(f"There is no game {name!r}.{hint} There is: {', '.join(GAMES)}.")
    found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game)
    return found
