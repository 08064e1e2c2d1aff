"""singerie verify: was this game dealt and played as it says?"""

import os
from pathlib import Path

from singerie.cli.screen import make_console
from singerie.cli.terminal import load
from singerie.cli.words import Texts, game_texts, language_of
from singerie.engine.match import Match
from singerie.games.registry import game as find_game


def verify(file: Path, *, lang: str | None = None) -> int:
    """Deal a saved game again from everyone's part in its shuffle, and play every entry again.

    Compare the hashes with those your browser sent and showed: if yours is on the list and opened,
    nobody could have steered the cards.

    Parameters
    ----------
    file
        A saved game.
    lang
        en or fr; the language of your system where it is not given.
    """
    journal = load(file)
    game = find_game(journal.header.game)
    match = Match.replay(game.rules, journal)
    texts = game_texts(game, language_of(lang, os.environ))
    console = make_console()
    console.print(texts.say("verify-parts", {"count": len(journal.header.contributions)}))
    for part in journal.header.contributions:
        known = "verify-opened" if part.opened is not None else "verify-left-out"
        console.print(f"  {part.by}: {texts.say(known, {})}")
        console.print(f"    {part.commitment}", soft_wrap=True)
    console.print(texts.say("verify-played", {"count": len(journal.entries)}))
    console.print(ending(texts, match))
    return 0


def ending(texts: Texts, match: Match) -> str:
    if match.outcome is None:
        return texts.say("verify-unfinished", {})
    return texts.say("verify-scores", {"scores": ", ".join(map(str, match.outcome.scores))})
