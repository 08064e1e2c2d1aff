"""The rules tell of every recorded game the story they always told."""

import pytest

from singerie.engine.journal import load_lines
from tests.contract.playthroughs import FOLDER, files, story
from tests.contract.scripts import IDS, TABLES, AnyRules


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=IDS)
def test_a_recorded_game_is_told_as_before(rules: AnyRules, seats: int) -> None:
    recorded, expected = files(f"{rules.name}-{seats}")
    journal = load_lines(recorded.read_bytes().splitlines())
    told = list(story(rules, journal))
    assert told == expected.read_text("utf-8").splitlines()


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(IDS)
