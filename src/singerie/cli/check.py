"""``singerie check``: does the game rule as the scenarios say?"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from singerie.cli.screen import make_console
from singerie.engine.errors import BadInput, Runaway
from singerie.engine.scenario import Different, bad, read, run
from singerie.games.registry import game

PASSED, DIFFERS, BROKEN = range(3)
"""How a scenario ends; the worst is the exit code."""

WORDS = ("passed", "differs", "broken")
STYLES = ("green", "bold red", "bold magenta")


def check(*paths: Path, quiet: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Run scenarios: does the game rule as they say?

    Exit code: 0 when all passed, 1 when something differed, 2 when a file is missing or is no
    scenario.

    Parameters
    ----------
    paths
        Scenario files, or folders of them.
    quiet
        Show only what did not pass, and the summary.
    """
    if not paths:
        raise BadInput("Say which scenarios to run: files, or folders that hold *.toml files.")
    console = make_console()
    counts = [0, 0, 0]
    for file in files_in(paths):
        title, result, what = check_file(file)
        counts[result] += 1
        if result != PASSED or not quiet:
            name = Text.assemble(
                (f"{WORDS[result]:8}", STYLES[result]), f"{file}  {title}".rstrip()
            )
            console.print(name, soft_wrap=True)
            for line in what.splitlines():
                console.print(Text(f"        {line}"), soft_wrap=True)
    if not sum(counts):
        raise BadInput("There is no scenario there: no file that ends in .toml.")
    passed, differ, broken = counts
    console.print(f"{passed} passed, {differ} differ{'s' * (differ == 1)}, {broken} broken")
    return max(result for result, count in enumerate(counts) if count)


def files_in(paths: tuple[Path, ...]) -> Iterator[Path]:
    """Files as they are given; a folder's scenarios in the order of their clauses."""
    for path in paths:
        yield from sorted(path.rglob("*.toml"), key=by_clause) if path.is_dir() else (path,)


def by_clause(file: Path) -> list[tuple[int, str]]:
    """5.10 comes after 5.9."""
    parts = re.split(r"(\d+)", str(file))
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def check_file(file: Path) -> tuple[str, int, str]:
    """The scenario's title, how it ended, and what there is to say about it."""
    title = ""
    try:
        text = file.read_text("utf-8")
        scenario = read(text)
        title = scenario.title
        try:
            rules = game(scenario.game).rules
        except BadInput as error:
            raise bad(text, error) from None
        run(scenario, rules, text)
    except Different as difference:
        return title, DIFFERS, str(difference)
    except Runaway as error:
        return title, DIFFERS, f"The rules go on without end: {error}."
    except BadInput as error:
        return title, BROKEN, str(error)
    except OSError as error:
        return title, BROKEN, f"It cannot be read: {error.strerror}."
    except UnicodeDecodeError:
        return title, BROKEN, "It is not a text in UTF-8."
    return title, PASSED, ""
