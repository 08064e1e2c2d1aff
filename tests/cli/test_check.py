"""``singerie check``: what it prints, and its exit codes."""

import subprocess
import sys
from pathlib import Path

import pytest

from singerie.cli.app import app
from singerie.engine.errors import BadInput

SCENARIOS = Path(__file__).parents[1] / "scenarios"
GOOD = """title = "All four are asked"
game = "kems"
clauses = ["5.1"]
[[step]]
asked = [0, 1, 2, 3]
"""
WRONG = GOOD.replace("All four are", "Only one is").replace("0, 1, 2, 3", "0")
BROKEN = GOOD.replace("asked", "aksed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "5.9-good.toml").write_text(GOOD)
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "5.10-good.toml").write_text(GOOD)
    (tmp_path / "more" / "notes.md").write_text("not a scenario")
    return tmp_path


def test_all_passed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["check", str(folder)]) == 0
    first, second, summary = capsys.readouterr().out.splitlines()
    assert first == f"passed  {folder}/5.9-good.toml  All four are asked"
    assert second == f"passed  {folder}/more/5.10-good.toml  All four are asked"
    assert summary == "2 passed, 0 differ, 0 broken"


def test_quiet_tells_only_what_did_not_pass(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "wrong.toml").write_text(WRONG)
    assert app(["check", "--quiet", str(folder)]) == 1
    name, difference, summary = capsys.readouterr().out.splitlines()
    assert name == f"differs {folder}/wrong.toml  Only one is asked"
    assert difference.strip().startswith("step 1 (line 4): in the seats that are asked")
    assert summary == "2 passed, 1 differs, 0 broken"


def test_a_broken_file_does_not_stop_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "1-broken.toml").write_text(BROKEN)
    (folder / "2-wrong.toml").write_text(WRONG)
    (folder / "3-picture.toml").write_bytes(b"\xff\xfe\x00")
    assert app(["check", str(folder), str(folder / "gone.toml")]) == 2
    out = capsys.readouterr().out
    assert "Line 5: there is no key `aksed`; did you mean asked?" in out
    assert "It is not a text in UTF-8." in out
    assert "It cannot be read: No such file or directory." in out
    assert out.endswith("2 passed, 1 differs, 3 broken\n")


def test_an_unknown_game_has_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "other.toml"
    file.write_text(GOOD.replace('"kems"', '"kemps"'))
    assert app(["check", str(file)]) == 2
    assert "Line 2: There is no game 'kemps'. Did you mean kems?" in capsys.readouterr().out


def test_rules_without_end_do_not_stop_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("singerie.engine.state.BUDGET", 3)
    given = '[options]\nrenew_sign = "never"\n[given]\nphase = "round"\n'
    text = GOOD.replace("[[step]]", given + "[[step]]")
    (folder / "endless.toml").write_text(text)
    assert app(["check", str(folder)]) == 1
    out = capsys.readouterr().out
    assert "The rules go on without end: DealCheck keeps resolving." in out
    assert out.endswith("2 passed, 1 differs, 0 broken\n")


def test_it_asks_for_scenarios_where_there_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Say which scenarios to run"):
        app(["check"])
    with pytest.raises(BadInput, match="There is no scenario there"):
        app(["check", str(tmp_path)])


def test_clauses_are_in_the_order_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["check", str(SCENARIOS / "kems")]) == 0
    names = [Path(line.split()[1]).name for line in capsys.readouterr().out.splitlines()[:-1]]
    clauses = [name.partition("-")[0].split(".") for name in names]
    assert clauses == sorted(clauses, key=lambda clause: [int(part) for part in clause])


def test_through_a_pipe_it_is_plain_text(folder: Path) -> None:
    (folder / "wrong.toml").write_text(WRONG)
    command = [sys.executable, "-c", "from singerie.cli.app import main; main()", "check"]
    done = subprocess.run([*command, str(folder)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "\x1b" not in done.stdout
    nothing = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.startswith("Say which scenarios to run")


@pytest.mark.parametrize(
    ("given", "step"),
    [
        ("", "wait = inf"),
        ("", "at = nan"),
        ("[given]\nnow = -inf\n", "wait = 1"),
        ('[given]\nstack = [{ frame = "Deal" }]\n', "wait = 1"),
        ('[given]\nphase = "exchange"\n', 'seat = 0\ndo = "Swap"\nwith = { give = [], take = 3 }'),
        ("", "view.0 = " + "[" * 4000 + "]" * 4000),
    ],
)
def test_what_cannot_be_played_is_broken_and_stops_nobody(
    folder: Path, capsys: pytest.CaptureFixture[str], given: str, step: str
) -> None:
    text = GOOD.partition("[[step]]")[0] + given + "[[step]]\n" + step + "\n"
    (folder / "impossible.toml").write_text(text)
    assert app(["check", str(folder)]) == 2
    assert capsys.readouterr().out.endswith("2 passed, 0 differ, 1 broken\n")
