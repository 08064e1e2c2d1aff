"""Every scenario of every game passes, and every numbered clause of its rules has one."""

import re
from pathlib import Path

import pytest

from singerie.engine.scenario import Scenario, read, run
from singerie.games.registry import GAMES, game

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [file for name in GAMES for file in sorted((FOLDER / name).rglob("*.toml"))]


def scenario_in(file: Path) -> tuple[Scenario, str]:
    text = file.read_text("utf-8")
    return read(text), text


def clauses_of(name: str, language: str) -> list[str]:
    return re.findall(r"(?m)^\*\*(\d+\.\d+)\*\*", game(name).rules_text(language))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_game_rules_as_the_scenario_says(file: Path) -> None:
    scenario, text = scenario_in(file)
    run(scenario, game(scenario.game).rules, text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_scenario_lies_where_its_game_and_clause_say(file: Path) -> None:
    scenario, _ = scenario_in(file)
    assert scenario.game == file.relative_to(FOLDER).parts[0]
    assert file.name.partition("-")[0] in scenario.clauses


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_scenario_and_every_scenario_a_clause(name: str) -> None:
    files = [file for file in FILES if file.is_relative_to(FOLDER / name)]
    named = {clause for file in files for clause in scenario_in(file)[0].clauses}
    clauses = set(clauses_of(name, "en"))
    assert clauses - named == set(), "clauses without a scenario"
    assert named - clauses == set(), "clauses that are not in the rules"


@pytest.mark.parametrize("name", GAMES)
def test_the_clauses_are_the_same_in_both_languages(name: str) -> None:
    clauses = clauses_of(name, "en")
    assert clauses
    assert clauses_of(name, "fr") == clauses
    assert len(set(clauses)) == len(clauses)


def test_titles_tell_scenarios_apart() -> None:
    titles = [scenario_in(file)[0].title for file in FILES]
    assert {title for title in titles if titles.count(title) > 1} == set()
