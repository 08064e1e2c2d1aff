"""Lines in, lines out, and saved games: what play and replay share."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from singerie.cli.screen import flowed, make_console
from singerie.engine.errors import BadInput
from singerie.engine.journal import Journal, dump_lines, load_lines


class Leave(Exception):
    """The person has had enough."""


class Terminal:
    console: Console

    def __init__(self) -> None:
        self.console = make_console()
        self.typed_by_hand = sys.stdin.isatty()
        if self.typed_by_hand:
            import readline  # noqa: F401  # input() then knows arrow keys and remembers lines

    def read(self, question: str = ">") -> str:
        """A line; Leave when there are no more, or Ctrl-C."""
        try:
            line = input(f"{question} ")
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        if not self.typed_by_hand:
            self.say(line)  # else the answer would be missing from what one reads later
        return line

    def say(self, sentence: str, style: str = "", *, indent: int = 0) -> None:
        for line in flowed(sentence, self.console.width - indent, style).split("\n"):
            # soft: a long file name stays whole
            self.console.print(Text(" " * indent) + line, soft_wrap=True)


def program() -> str:
    """What the person types to get here: ./run in a checkout."""
    return os.environ.get("SINGERIE_RUN", "singerie")


def check_writable(path: Path) -> None:
    """BadInput now rather than a lost game later."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder; give the name of a file to save in.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent} to save in.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadInput(f"{path} cannot be written.")


def save(path: Path, journal: Journal) -> None:
    """The whole journal or none of it: an older file stays until the new one is complete."""
    path = path.resolve()  # a link stays one
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(dump_lines(journal))
    fresh.replace(path)


def load(path: Path) -> Journal:
    """A saved game; a sentence says why it is none."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder, not a saved game.")
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    return load_lines(data.splitlines())
