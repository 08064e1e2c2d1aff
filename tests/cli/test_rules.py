"""``singerie rules``: the rules of a game, for people."""

import pytest

from singerie.cli.rules import rules
from singerie.engine.errors import BadInput


def test_the_rules_are_printed_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("kems", lang="en") == 0
    assert "**5.1** Everyone plays at once" in capsys.readouterr().out
    rules("kems", lang="fr")
    assert "**5.1** Tout le monde joue" in capsys.readouterr().out


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(BadInput, match="Did you mean kems"):
        rules("kem")
