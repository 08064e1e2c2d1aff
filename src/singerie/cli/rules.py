"""``singerie rules``: the rules of a game, for people."""

import os
import sys

from rich.markdown import Markdown

from singerie.cli.screen import make_console
from singerie.cli.words import language_of
from singerie.games.registry import game as find_game


def rules(game: str, /, *, lang: str | None = None) -> int:
    """Read the rules of a game.

    Parameters
    ----------
    game
        Which game: see ``singerie games``.
    lang
        en or fr; the language of your system where it is not given.
    """
    text = find_game(game).rules_text(language_of(lang, os.environ))
    if sys.stdout.isatty():
        make_console().print(Markdown(text))
    else:
        print(text.rstrip())
    return 0
