"""The examples run, and print what they promise."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PROMISED = {
    "match.py": ["Seat 0 holds", "Swapped(seat=0", "card-gone-to {'by': 0}", "to the same table"],
    "bot.py": ["game 0: hothead and partner", "game 4:"],
    "simulate.py": ["0 jokers:", "2 jokers:", "normal beats easy in"],
}


def test_every_example_is_here() -> None:
    assert {file.name for file in EXAMPLES.glob("*.py")} == set(PROMISED)


@pytest.mark.parametrize(("name", "lines"), PROMISED.items())
def test_an_example_runs(name: str, lines: list[str]) -> None:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for line in lines:
        assert line in done.stdout
