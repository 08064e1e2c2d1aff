import subprocess
import sys

import pytest

from singerie.engine.errors import BadInput
from singerie.games.registry import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert game(name).name == name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("kem", "There is no game 'kem'. Did you mean kems?"),
        ("KEMS", "There is no game 'KEMS'. Did you mean kems?"),
        ("", "There is no game ''. There is: kems."),
        ("chess", "There is no game 'chess'."),
    ],
)
def test_an_unknown_game_gets_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadInput) as bad:
        game(name)
    assert str(bad.value).startswith(sentence)


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(
        BadInput, match=r"There is no bot 'hard'\. There are: random, easy, normal\."
    ):
        game("kems").bot("hard")


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, singerie.games.registry; print([m for m in sys.modules if 'kems' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
