"""``singerie simulate``, as typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from singerie.cli.app import app
from singerie.engine.errors import BadInput
from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.games.registry import game

# a shell that runs us in the background has Ctrl-C ignored, and children inherit that
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
START = "from singerie.cli.app import main; main()"


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Any:
    """Type ``singerie simulate …``; the exit code and what was printed."""

    def run(*words: str) -> tuple[int, str, str]:
        code = app(["simulate", *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


QUICK = ("--jobs", "1", "-o", "rounds=1")


def test_one_json_object(typed: Any) -> None:
    code, out, err = typed("kems", "--games", "4", "--json", *QUICK)
    found = json.loads(out)
    assert (code, err, found["games"]) == (0, "", 4)
    assert {
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins",
        "mean_decisions",
        "ties",
    } <= set(found)
    assert found["wins"][0] + found["wins"][1] + found["ties"] == 4


def test_a_table_says_how_often_each_side_won(typed: Any) -> None:
    levels = "normal,easy,normal,easy"
    code, out, err = typed("kems", "--games", "12", "--bots", levels, *QUICK)
    assert (code, err) == (0, "")
    assert "Kem's, 12 games" in out
    assert "normal normal" in out
    assert "95 % interval" in out
    assert "12 × All rounds have been played." in out


def test_the_same_seed_gives_the_same_games(typed: Any) -> None:
    def play(seed: str) -> Any:
        found = json.loads(typed("kems", "--games", "3", "--json", "--seed", seed, *QUICK)[1])
        return {key: value for key, value in found.items() if "second" not in key}

    assert play("7") == play("7")
    assert play("7") != play("8")


def test_saved_games_can_be_replayed(typed: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    assert typed("kems", "--games", "2", "--save", str(folder), *QUICK)[0] == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["kems-000000.jsonl", "kems-000001.jsonl"]
    for file in files:
        journal = load_lines(file.read_bytes().splitlines())
        assert Match.replay(game("kems").rules, journal).outcome is not None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["kemz"], "There is no game 'kemz'. Did you mean kems?"),
        (["kems", "--seats", "5"], "Kem's is for 4 players, not 5."),
        (["kems", "--bots", "clever"], "There is no bot 'clever'."),
        (["kems", "--bots", "easy,easy"], "There are 4 seats, but 2 levels of bots."),
        (["kems", "--games", "0"], "At least one game must be played, not 0."),
        (["kems", "--jobs", "-1"], "At least one process must play, not -1."),
        (["kems", "-o", "jokrs=0"], "Did you mean jokers?"),
        (["kems", "-o", "rounds=99"], "Option rounds takes a whole number from 1 to 20, not 99."),
        (["kems", "-o", "rounds"], "An option is typed like rounds=3, not 'rounds'."),
        (["kems", "--save", "{file}/below"], "Games cannot be kept in"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(
    typed: Any, tmp_path: Path, words: list[str], why: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(BadInput) as no:
        typed(*(word.format(file=file) for word in words))
    assert why in str(no.value)


def test_a_mistake_ends_with_code_2() -> None:
    command = [sys.executable, "-c", START, "simulate", "kemz"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_interrupted_it_says_what_it_has(tmp_path: Path) -> None:
    words = ["kems", "--games", "100000", "--json", "--jobs", "2", "--save", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", f"{HEED}; {START}", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not list(tmp_path.glob("*.jsonl")):  # until it plays
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=60)
    found = json.loads(out)
    assert process.returncode == 130
    assert found["stopped"]
    assert found["games"] >= 1
    assert err == f"Stopped after {found['games']} of 100000 games.\n"
