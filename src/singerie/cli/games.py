"""``singerie games``: what there is to play."""

import os
from types import NoneType
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec import inspect
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from singerie.cli.screen import make_console
from singerie.cli.terminal import program
from singerie.cli.words import Texts, game_texts, language_of
from singerie.games.game import Game
from singerie.games.registry import GAMES
from singerie.games.registry import game as find_game


def games(*, json: Annotated[bool, Parameter(negative="")] = False, lang: str | None = None) -> int:
    """List the games.

    Parameters
    ----------
    json
        As data, for programs.
    lang
        en or fr; the language of your system where it is not given.
    """
    language = language_of(lang, os.environ)
    found = [find_game(name) for name in GAMES]
    if json:
        listed = [as_data(game, game_texts(game, language)) for game in found]
        print(msgspec.json.format(msgspec.json.encode(listed)).decode())
        return 0
    for game in found:
        show(game, game_texts(game, language))
    return 0


def as_data(game: Game[Any, Any, Any], texts: Texts) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": texts.say(f"game-{game.name}", {}),
        "short": texts.say(f"game-{game.name}.short", {}),
        "pitch": texts.say(f"game-{game.name}.pitch", {}),
        "seats": game.rules.seat_counts,
        "bots": list(game.bots),
        "options": [
            {
                "name": field.encode_name,
                "title": texts.say(f"option-{field.encode_name}", {}),
                "help": texts.say(f"option-{field.encode_name}.help", {}),
                "default": field.default,
                **takes(field.type),
            }
            for field in msgspec.structs.fields(game.rules.options)
        ],
    }


def takes(hint: Any) -> dict[str, Any]:
    """What an option accepts: a type, its bounds or values, and whether it can be none."""
    info = inspect.type_info(hint)
    kinds = list(info.types) if isinstance(info, inspect.UnionType) else [info]
    found: dict[str, Any] = {"none": any(isinstance(k, inspect.NoneType) for k in kinds)}
    for kind in kinds:
        one = kind.type if isinstance(kind, inspect.Metadata) else kind
        if isinstance(one, inspect.BoolType):
            found["type"] = "bool"
        elif isinstance(one, inspect.LiteralType):
            found |= {"type": "choice", "values": one.values}
        elif isinstance(one, inspect.IntType | inspect.FloatType):
            name = "int" if isinstance(one, inspect.IntType) else "float"
            found |= {"type": name, "low": one.ge, "high": one.le}
    return found


def show(game: Game[Any, Any, Any], texts: Texts) -> None:
    console = make_console()
    data = as_data(game, texts)
    seats = ", ".join(str(count) for count in data["seats"])
    heading = Text.assemble((data["title"], "bold"), f"  ({data['name']})")
    console.print(heading)
    indented(data["pitch"])
    indented(texts.say("games-seats", {"seats": seats}))
    indented(texts.say("games-bots", {"levels": ", ".join(data["bots"])}))
    indented(texts.say("games-try", {"name": game.name, "program": program()}))
    lines = [f"{option['name']}={typed(option['default'])}" for option in data["options"]]
    if lines:
        indented(texts.say("games-options", {"example": lines[0]}))
    grid = Table.grid(padding=(0, 2))
    for line, option in zip(lines, data["options"], strict=True):
        grid.add_row(line, range_words(option, texts), option["help"])
    console.print(Padding(grid, (0, 0, 1, 4), expand=False))


def indented(sentence: str) -> None:
    make_console().print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


def typed(value: Any) -> str:
    """A value as one types it on the command line."""
    if isinstance(value, bool | NoneType):
        return {True: "on", False: "off", None: "none"}[value]
    return f"{value:g}" if isinstance(value, float) else str(value)


def range_words(option: dict[str, Any], texts: Texts) -> str:
    words = []
    if option["none"]:
        words.append("none")
    if option["type"] == "bool":
        words += ["on", "off"]
    elif option["type"] == "choice":
        words += [str(value) for value in option["values"]]
    else:
        words.append(texts.say("games-range", {"low": option["low"], "high": option["high"]}))
    return " | ".join(words)
