"""Imports go one way: engine ← stage ← bots ← games ← lab; engine ← store; server, cli on top."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "singerie"

BELOW_LAB = {"engine", "stage", "bots", "games"}
ALL = BELOW_LAB | {"lab", "store", "server", "cli", "client"}
MAY_USE = {
    "engine": {"engine"},
    "stage": {"engine", "stage"},
    "bots": {"engine", "stage", "bots"},
    "games": BELOW_LAB,
    "lab": BELOW_LAB | {"lab"},
    "store": {"engine", "store"},
    "server": ALL,
    "cli": ALL,
    "client": set(),  # it speaks the wire, like any program elsewhere
    "__init__": {"engine"},  # importing any part runs it
    "__main__": ALL,
}
SHARED_GAME = "exchange"


class Import(NamedTuple):
    """One thing of singerie that a module imports: its path below singerie, and where."""

    target: tuple[str, ...]
    line: int


def singerie_imports(module: tuple[str, ...], is_package: bool, code: str) -> Iterator[Import]:
    package = ("singerie", *(module if is_package else module[:-1]))
    for node in ast.walk(ast.parse(code)):
        for path in imported_paths(node, package):
            if path[:1] == ("singerie",):
                yield Import(path[1:], getattr(node, "lineno", 0))


def imported_paths(node: ast.AST, package: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield tuple(alias.name.split("."))
    elif isinstance(node, ast.ImportFrom):
        base = tuple(node.module.split(".")) if node.module else ()
        if node.level:
            base = package[: len(package) - node.level + 1] + base
        for alias in node.names:
            yield (*base, alias.name)  # a name in a module or a module in a package


def complaint(module: tuple[str, ...], target: tuple[str, ...], games: set[str]) -> str | None:
    part = module[0] if module else "__init__"
    used = target[0] if target else ""
    if part not in MAY_USE:
        return f"{part} is no part of the house: give it a place in tests/house/test_imports.py"
    if used not in ALL:  # a name of singerie/__init__.py, such as its version
        return "engine imports nothing of singerie but engine" if part == "engine" else None
    if used not in MAY_USE[part]:
        allowed = ", ".join(sorted(MAY_USE[part]))
        return f"{part} may import only {allowed}, not {used}"
    return game_complaint(module, target, games)


def game_complaint(module: tuple[str, ...], target: tuple[str, ...], games: set[str]) -> str | None:
    if module[:1] != ("games",) or target[:1] != ("games",):
        return None
    ours, theirs = module[1:2], target[1:2]
    both_games = ours and theirs and games.issuperset(ours + theirs)
    if not both_games or theirs in {ours, (SHARED_GAME,)}:
        return None
    return f"game {ours[0]} imports game {theirs[0]}, but games do not know each other"


def violations(source: Path) -> list[str]:
    """Every import in the tree that goes the wrong way, one readable line each."""
    games = {folder.name for folder in (source / "games").glob("*") if folder.is_dir()}
    found = []
    for file in sorted(source.rglob("*.py")):
        is_package = file.name == "__init__.py"
        path = file.relative_to(source).with_suffix("").parts
        module = path[:-1] if is_package else path
        for target, line in singerie_imports(module, is_package, file.read_text("utf-8")):
            if why := complaint(module, target, games):
                name = ".".join(("singerie", *target))
                found.append(f"{file.relative_to(source)}:{line} imports {name}: {why}")
    return found


def test_imports_go_one_way() -> None:
    found = violations(SOURCE)
    assert not found, "\n" + "\n".join(found)


def house(folder: Path, name: str, code: str) -> Path:
    """A made-up house with three empty games and one module."""
    for game in ("kems", "mask", "exchange"):
        (folder / "games" / game).mkdir(parents=True)
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code)
    return folder


WRONG = [
    ("engine/match.py", "import singerie.stage.pose", "not stage"),
    ("engine/match.py", "from singerie import bots", "not bots"),
    ("engine/match.py", "from singerie import version", "nothing of singerie but engine"),
    ("engine/match.py", "import singerie", "nothing of singerie but engine"),
    ("stage/pose.py", "from singerie.bots.search import Search", "not bots"),
    ("bots/search.py", "from ..games.kems import rules", "not games"),
    ("bots/search.py", "from .. import games", "not games"),
    ("games/kems/bot.py", "from ...lab.arena import Arena", "not lab"),
    ("games/kems/bot.py", "from singerie.store import memory", "not store"),
    ("lab/arena.py", "import singerie.store as s", "not store"),
    ("lab/arena.py", "import singerie.cli.app", "not cli"),
    ("lab/arena.py", "from singerie.server import app", "not server"),
    ("store/sqlite.py", "from singerie.stage import pose", "not stage"),
    ("store/sqlite.py", "import os, singerie.server.app", "not server"),
    ("games/kems/rules.py", "from singerie.games.mask.cards import Card", "imports game mask"),
    ("games/kems/rules.py", "from singerie.games import mask", "imports game mask"),
    ("games/kems/rules.py", "from ..mask import cards", "imports game mask"),
    ("games/kems/rules.py", "from .. import mask", "imports game mask"),
    ("games/exchange/table.py", "from ..kems import cards", "imports game kems"),
    ("engine/match.py", "def f():\n    import singerie.lab", "not lab"),
    ("engine/match.py", "if TYPE_CHECKING:\n    from ..stage import pose", "not stage"),
    ("engine/__init__.py", "from ..stage import pose", "not stage"),
    ("__init__.py", "from .games import kems", "not games"),
    ("attic.py", "from .engine import match", "no part of the house"),
    ("attic/box.py", "from ..engine import match", "no part of the house"),
]


@pytest.mark.parametrize(("name", "code", "why"), WRONG)
def test_a_wrong_import_is_found(tmp_path: Path, name: str, code: str, why: str) -> None:
    found = violations(house(tmp_path, name, code))
    assert len(found) == 1
    assert why in found[0]


RIGHT = [
    ("engine/match.py", "import json\nfrom . import chance\nfrom .seats import Seat"),
    ("engine/__init__.py", "from .match import Match\nfrom singerie.engine import chance"),
    ("stage/pose.py", "from ..engine.seats import Seat"),
    ("bots/search.py", "import singerie.engine.match\nfrom singerie.stage import pose"),
    ("games/kems/rules.py", "from ..exchange import table\nfrom . import cards"),
    ("games/mask/bot.py", "from ...bots import search\nfrom singerie.games.mask import cards"),
    ("games/registry.py", "from . import kems\nfrom singerie.games import mask"),
    ("games/__init__.py", "from . import kems, mask"),
    ("lab/arena.py", "from singerie.games import kems\nfrom singerie import version"),
    ("store/sqlite.py", "from singerie.engine import journal"),
    ("server/app.py", "from singerie.store import sqlite\nfrom singerie.lab import arena"),
    ("cli/serve.py", "from singerie.server import app"),
    ("__main__.py", "from singerie.cli.app import main"),
    ("__init__.py", "from .engine import match\nversion = '1'"),
]


@pytest.mark.parametrize(("name", "code"), RIGHT)
def test_a_right_import_passes(tmp_path: Path, name: str, code: str) -> None:
    assert violations(house(tmp_path, name, code)) == []


def test_a_complaint_says_where(tmp_path: Path) -> None:
    [line] = violations(house(tmp_path, "stage/pose.py", "\n\nfrom singerie.lab import arena"))
    place, why = line.split(": ")
    assert place == "stage/pose.py:3 imports singerie.lab.arena"
    assert why == "stage may import only engine, stage, not lab"
