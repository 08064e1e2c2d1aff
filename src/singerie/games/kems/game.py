"""Kem's for the registry."""

from typing import Any

from singerie.bots.random import make_random
from singerie.games.game import Game
from singerie.games.kems.bot import make_easy, make_normal
from singerie.games.kems.rules import KEMS

GAME: Game[Any, Any, Any] = Game(
    rules=KEMS,
    bots={"random": make_random, "easy": make_easy, "normal": make_normal},
    texts=("singerie.engine", "singerie.stage", "singerie.games.exchange", "singerie.games.kems"),
)
