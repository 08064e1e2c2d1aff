"""The measurements run, for every game; how fast is not for a test to say."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from bench import rules as bench
from singerie.games.registry import GAMES

ROOT = Path(__file__).parents[2]


class TinySpiel:
    """As much of OpenSpiel as the measurements use: two cards dealt, two decisions."""

    def __init__(self, moves: int = 0) -> None:
        self.moves = moves

    def load_game(self, name: str) -> "TinySpiel":
        assert name == bench.REFERENCE
        return self

    def new_initial_state(self) -> "TinySpiel":
        return TinySpiel()

    def is_terminal(self) -> bool:
        return self.moves == 4

    def is_chance_node(self) -> bool:
        return self.moves < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [3, 4]

    def apply_action(self, action: int) -> None:
        assert action in ([0, 1] if self.moves < 2 else [3, 4])
        self.moves += 1

    def clone(self) -> "TinySpiel":
        return TinySpiel(self.moves)


def test_every_game_is_measured_without_anything_to_compare(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    found = bench.measure(0.05, list(GAMES))
    assert found["reference"] is None
    assert list(found["games"]) == list(GAMES)
    for one in found["games"].values():
        assert one["decisions_per_second"] > 0
        assert one["clone_us"] > 0
    bench.show(found, Console(width=120))
    assert "open_spiel" in capsys.readouterr().out


def test_ratios_are_against_the_same_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", TinySpiel())
    found = bench.measure(0.05, ["kems"])
    kems, reference = found["games"]["kems"], found["reference"]
    ratio = kems["decisions_per_second"] / reference["decisions_per_second"]
    assert kems["decisions_ratio"] == pytest.approx(ratio, abs=1e-3)
    bench.show(found, Console(width=120))
    assert "OpenSpiel crazy_eights" in capsys.readouterr().out


def test_it_runs_as_a_script() -> None:
    command = [sys.executable, str(ROOT / "bench" / "rules.py"), "--seconds", "0.05", "--json"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert "kems" in json.loads(done.stdout)["games"]


def test_its_shell_script_can_be_read() -> None:
    script = ROOT / "bench" / "rules"
    assert script.stat().st_mode & 0o111
    subprocess.run(["sh", "-n", script], check=True)
