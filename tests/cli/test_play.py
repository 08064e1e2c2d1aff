"""``singerie play``: whole games typed by script, wrong inputs, and leaving."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from singerie.cli.play import play
from singerie.cli.reading import Reader, Unclear, matching
from singerie.cli.screen import Row
from singerie.cli.words import NAMES, Words
from singerie.engine.actions import Action
from singerie.engine.errors import BadInput
from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.engine.naming import hints_of
from singerie.engine.prompts import Field, Form, Pick, Prompt, Range, Sequence, Text
from singerie.games.registry import game
from singerie.stage.signs import SignField

Player = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    """Play Kem's by typing these lines; what was printed."""

    def run(*lines: str, **choices: Any) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        assert play("kems", **{"seed": "5", "lang": "en", **choices}) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize(
    ("lang", "ended"), [("en", "All rounds have been played."), ("fr", "Toutes les manches")]
)
def test_a_whole_game(typed: Player, lang: str, ended: str) -> None:
    swap, ring = ("swap 1 2", "ring kems") if lang == "en" else ("échange 1 2", "sonne kems")
    said = typed(*[""] * 12, swap, "", ring, *[""] * 40, lang=lang, option=["rounds=1"])
    assert ended in said
    assert all(len(line) <= 80 for line in said.splitlines())


def test_the_same_seed_and_lines_give_the_same_game(typed: Player) -> None:
    lines = ("", "", "", "swap 1 1", "", "yawn", "", "", "")
    assert typed(*lines) == typed(*lines)
    assert typed(*lines) != typed(*lines, seed="6")


def test_time_passes_only_by_deciding_and_waiting(typed: Player) -> None:
    said = typed("?", "nonsense", "swap 1 1", "help")
    assert said.count("45 s left to agree") == 1
    assert "I do not understand “nonsense”. Try: propose, signal, say, or ? for help." in said
    assert "“swap” is not possible right now. You can: propose, signal, say." in said


def test_missing_arguments_are_asked_for(typed: Player) -> None:
    said = typed("propose", "9", "yawn, smile", *[""] * 3)
    assert "Which sign? One to three things, in order >" in said
    assert "There is no “9” here. Choose: 1 pinch lips" in said
    assert "You whisper: let’s take “yawn, then smile” as our sign." in said


def test_an_empty_answer_takes_it_back(typed: Player) -> None:
    said = typed("signal", "", "quit")
    assert "Never mind." in said
    assert "You leave the table." in said


def test_a_refusal_is_said_in_words(typed: Player) -> None:
    said = typed("yawn", "smile", pace=0.3)
    assert "You yawn." in said
    assert "! Not so fast: 0.8 s between two signals." in said


def test_leaving_says_how_to_keep_a_game(typed: Player) -> None:
    assert "--save FILE" in typed("")  # the lines end: Ctrl-D


def test_a_game_is_saved_where_one_says(typed: Player, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    said = typed("yawn", f"save {first}", "", f"save {tmp_path / 'no' / 'where'}", save=second)
    flat = " ".join(said.split())
    assert f"singerie replay {first}" in flat
    assert "cannot be written" in flat
    some = load_lines(first.read_bytes().splitlines())
    more = load_lines(second.read_bytes().splitlines())
    assert some.entries == more.entries[: len(some.entries)]
    assert len(more.entries) > len(some.entries)


def test_the_rules_are_at_hand(typed: Player) -> None:
    assert "Deal check" in typed("rules")


@pytest.mark.parametrize(
    ("name", "choices", "why"),
    [
        ("kem", {}, "Did you mean kems"),
        ("kems", {"seats": 5}, "is for 4 players"),
        ("kems", {"seat": 4}, "seats are 0 to 3"),
        ("kems", {"bots": "brilliant"}, "There are: random, easy, normal"),
        ("kems", {"bots": "easy,easy"}, "There are 3 bots at this table, but --bots names 2"),
        ("kems", {"option": ["rouns=3"]}, "Did you mean rounds"),
        ("kems", {"option": ["rounds=99"]}, "from 1 to 20"),
        ("kems", {"option": ["rounds"]}, "like rounds=3"),
        ("kems", {"pace": 0}, "more than 0"),
        ("kems", {"lang": "de"}, "There are: en, fr"),
        ("kems", {"save": Path("no/such/folder/game.jsonl")}, "There is no folder"),
        ("kems", {"save": Path()}, "is a folder"),
    ],
)
def test_bad_choices_get_a_sentence(name: str, choices: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        play(name, **choices)


def command(*args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    code = "from singerie.cli.app import main; main()"
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        input=lines,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_it_works_through_a_pipe_in_plain_letters() -> None:
    done = command("play", "kems", "--seed", "5", "--lang", "fr", lines="\n\n\n\n")
    assert done.returncode == 0, done.stderr
    assert "+-" in done.stdout
    assert "\x1b" not in done.stdout


def test_a_mistake_ends_with_code_2() -> None:
    done = command("play", "kems", "-o", "rounds=99")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


# Reading


def test_names_match_by_their_beginnings() -> None:
    names = ["tap table once", "tap table twice", "wink left", "Kem's", "Super Kem's", "bâiller"]
    assert matching("tap", names) == [0, 1]
    assert matching("tap twice", names) == [1]
    assert matching("w l", names) == [2]
    assert matching("kems", names) == [3]
    assert matching("BAIL", names) == [5]
    assert matching("", names) == []


def reader(*rows: Row) -> Reader:
    kems = game("kems")
    words = Words(kems, "en", 0, NAMES[:4])
    words.look(Match.new(kems.rules, seats=4, seed=1).view(0))
    found = Reader(words)
    found.rows = list(rows)
    return found


HAND = (20, 21, 4, 52)  # two Fans, a Drum, a Joker
TABLE = (16, 5, 40, 44)  # Diva, Drum, Mascot, Ice-cream seller
SWAP = Form(
    "Swap", {"give": Pick(values=HAND, kind="card"), "take": Pick(values=TABLE, kind="card")}
)


@pytest.mark.parametrize(
    ("line", "give", "take"),
    [
        ("swap 1 4", 20, 44),
        ("swap fan drum", 20, 5),
        ("sw jok ice-cream seller", 52, 44),
        ("swap drum d", None, None),
        ("swap fan fan", None, None),
        ("swap 1 2 3", None, None),
        ("swap 7", None, None),
    ],
)
def test_arguments_by_number_or_name(line: str, give: int | None, take: int | None) -> None:
    prompt = Prompt("exchange", (SWAP,))
    if give is None:
        with pytest.raises(Unclear):
            reader().read(line, prompt)
    else:
        read = reader().read(line, prompt)
        assert read is not None
        assert read.values == {"give": give, "take": take}


def test_numbers_are_those_on_the_screen() -> None:
    """Only some cards of the hand are on offer: each keeps its number."""
    form = Form("Swap", {"give": Pick(values=(4, 52), kind="card"), "take": SWAP.fields["take"]})
    at = reader(Row("card", TABLE), Row("card", HAND))
    assert at.parse(form, "give", "3") == 4
    with pytest.raises(Unclear, match="3 Drum, 4 Joker"):
        at.parse(form, "give", "1")


def test_a_known_word_needs_no_verb() -> None:
    calls = Pick(values=("kems", "super", "contre"), kind="call")
    read = reader().read("kem's", Prompt("exchange", (SWAP, Form("Announce", {"call": calls}))))
    assert read is not None
    assert read.values == {"call": "kems"}


def test_a_single_choice_is_not_asked_for() -> None:
    done = Form("Done", {"table": Pick(values=(7,))})
    read = reader().read("done", Prompt("exchange", (done,)))
    assert read is not None
    assert read.missing() == []
    with pytest.raises(Unclear, match="There is no “nonsense” here"):
        reader().read("done nonsense", Prompt("exchange", (done,)))


def test_signs_are_read_in_order_with_words_in_quotes() -> None:
    field = SignField(signals=("yawn", "wink-left"), words=True, text=False, reason="not-a-sign")
    form = Form("Propose", {"sign": field})
    at = reader()
    assert at.parse(form, "sign", 'wink left yawn "banana"') == (
        "wink-left",
        "yawn",
        "word:banana",
    )
    assert at.parse(form, "sign", "2, 1") == ("wink-left", "yawn")
    for wrong in ("banana", '"two words"', "1 1 1 1"):
        with pytest.raises(Unclear):
            at.parse(form, "sign", wrong)


class Bid(Action, frozen=True):
    """Actions of games to come: the reader must know no game."""

    amount: int
    path: tuple[int, ...]
    order: tuple[int, ...]
    text: str


class Path3(Field, frozen=True):
    """A field that cannot say what it is made of."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, tuple) and len(value) == 3

    def sample(self, dice: object) -> tuple[int, ...]:
        return (1, 2, 3)


BID = Form(
    "Bid",
    {
        "amount": Range(low=1, high=9),
        "path": Path3(),
        "order": Sequence(values=(10, 20), low=1, high=3),
        "text": Text(low=1, high=9, samples=("x",)),
    },
)


@pytest.mark.parametrize(
    ("field", "line", "value"),
    [
        ("amount", "9", 9),
        ("amount", "10", None),
        ("amount", "many", None),
        ("path", "4 5 6", (4, 5, 6)),
        ("path", "[4,5,6]", (4, 5, 6)),
        ("path", "4 5", None),
        ("order", "20 10 20", (20, 10, 20)),
        ("order", "10 10 10 10", None),
        ("text", "what you like", "what you like"),
    ],
)
def test_fields_of_any_kind(
    monkeypatch: pytest.MonkeyPatch, field: str, line: str, value: object
) -> None:
    at = reader()
    monkeypatch.setattr(at, "hint", lambda _, name: hints_of(Bid)[name])
    if value is None:
        with pytest.raises(Unclear):
            at.parse(BID, field, line)
    else:
        assert at.parse(BID, field, line) == value
