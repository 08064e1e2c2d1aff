"""Texts for one reader: who is you, what things are called, in which language."""

from typing import Any

import pytest

from singerie.cli.words import NAMES, Words, language_of, line_texts
from singerie.engine.errors import BadInput, Illegal
from singerie.engine.match import Match
from singerie.engine.seats import Seat
from singerie.games.exchange.events import Proposed, Said, Signalled, Swapped, Verdict
from singerie.games.kems.cards import cards_named
from singerie.games.registry import game


def words(language: str = "en", viewer: int | None = 0) -> Words:
    kems = game("kems")
    found = Words(kems, language, viewer, NAMES[:4])
    found.look(Match.new(kems.rules, seats=4, seed=1).view(viewer))
    return found


FAN, DIVA = cards_named("fan")[0], cards_named("diva")[0]


@pytest.mark.parametrize(
    ("language", "viewer", "sentence"),
    [
        ("en", 0, "You take the Fan and leave the Diva."),
        ("en", 1, "Nina takes the Fan and leaves the Diva."),
        ("fr", 0, "Tu prends le Supporter et tu laisses la Diva."),
        ("fr", None, "Nina prend le Supporter et laisse la Diva."),
    ],
)
def test_an_event_reads_right_for_its_reader(
    language: str, viewer: int | None, sentence: str
) -> None:
    swapped = Swapped(0, 0, give=DIVA, take=FAN, at=0)
    assert words(language, viewer).event(swapped) == sentence


def verdict(**changes: Any) -> Verdict:
    fours = (None, None, 5, None)
    said = {"seat": 0, "call": "kems", "true": True, "team": 0, "points": 1}
    why = {"reason": "partner-has-four", "calls": ((0, "kems"),)}
    hands = {"fours": (None, 3, 5, None), "judged": fours}  # what the others have is not the point
    return Verdict(**{**said, **why, **hands, **changes})


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (0, "You are right about your partner: Zoé holds four Fans. 1 point for you and Zoé."),
        (2, "Nina is right about you: you hold four Fans. 1 point for you and Nina."),
        (3, "Nina is right about Zoé: Zoé holds four Fans. 1 point for Nina and Zoé."),
    ],
)
def test_a_verdict_explains_who_scored_and_why(viewer: Seat, sentence: str) -> None:
    assert words("en", viewer).event(verdict()) == f"Kem's! {sentence}"


def test_a_verdict_without_a_bell_names_nobody() -> None:
    quiet = verdict(
        seat=None, call=None, true=False, team=None, points=0, reason="no-bell", calls=()
    )
    assert words().event(quiet) == "The round is over and nobody rang. Nobody scores."


def test_a_sign_is_said_in_order_with_its_free_word() -> None:
    said = words("en", 2).event(Proposed(0, ("wink-left", "word:banana")))
    assert said == "Nina whispers: let’s take “wink left, then the word “banana”” as our sign."


def test_what_people_type_is_not_read_as_a_text() -> None:
    assert words().event(Said(1, "{ $seat } [bold]", at=0)) == "Milo says: “{ $seat } [bold]”"


def test_a_signal_is_seen_in_both_languages() -> None:
    yawn = Signalled(1, "yawn", at=0)
    assert words("en").event(yawn) == "Milo yawns."
    assert words("fr").event(yawn) == "Milo bâille."


def test_a_refusal_names_who_was_faster() -> None:
    assert words().refusal(Illegal("card-gone-to", by=2)).startswith("Too late: Zoé was faster")
    assert "0,8" in words("fr").refusal(Illegal("signal-too-soon", seconds=0.8))


def test_the_important_carries_a_mark() -> None:
    assert words().mark(verdict()) == "!"
    assert words().mark(Swapped(0, 0, give=DIVA, take=FAN, at=0)) == ""


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(None, environment) == language
    assert language_of("fr", environment) == "fr"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="There are: en, fr"):
        language_of("de", {})


def test_the_terminal_has_texts_without_a_game() -> None:
    assert line_texts("fr").say("command-quit", {}) == "quitte"
