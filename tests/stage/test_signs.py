"""When a sign was made (clauses 2.6 to 2.9), and what can be one."""

import pytest

from singerie.bots.bot import QuickDice
from singerie.stage.signals import PALETTE, SIGNALS
from singerie.stage.signs import Sighting, SignField, made, same_sign

HAND = SIGNALS["hand"]


def seen(*signals: str, every: int = 1000) -> list[Sighting]:
    return [Sighting(nth * every, signal) for nth, signal in enumerate(signals)]


def said(text: str) -> list[Sighting]:
    return [Sighting(0, None, text)]


def field(*, words: bool = False, text: bool = False, forbidden: tuple[str, ...] = ()) -> SignField:
    return SignField(signals=HAND, words=words, text=text, forbidden=forbidden)


def test_one_signal_makes_a_sign_of_one() -> None:
    assert made(("tap-once",), seen("shrug", "tap-once"), strict=False)


def test_steps_come_in_order() -> None:
    sign = ("tap-once", "shrug")
    assert made(sign, seen("tap-once", "shrug"), strict=False)
    assert not made(sign, seen("shrug", "tap-once"), strict=False)


def test_tapping_once_twice_over_is_not_tapping_twice() -> None:
    assert not made(("tap-twice",), seen("tap-once", "tap-once"), strict=False)
    assert made(("tap-once", "tap-once"), seen("tap-once", "tap-once"), strict=False)
    assert not made(("tap-once", "tap-once"), seen("tap-once"), strict=False)


def test_other_signals_in_between_do_no_harm_unless_strict() -> None:
    sign, with_a_yawn = ("tap-once", "shrug"), seen("tap-once", "yawn", "shrug")
    assert made(sign, with_a_yawn, strict=False)
    assert not made(sign, with_a_yawn, strict=True)
    assert made(sign, seen("yawn", "tap-once", "shrug", "yawn"), strict=True)


def test_strict_may_start_again() -> None:
    assert made(("tap-once", "shrug"), seen("tap-once", "tap-once", "shrug"), strict=True)


@pytest.mark.parametrize(("last", "in_time"), [(10_000, True), (10_001, False)])
def test_all_within_ten_seconds_of_the_first(last: int, in_time: bool) -> None:
    sightings = [Sighting(0, "tap-once"), Sighting(last, "shrug")]
    assert made(("tap-once", "shrug"), sightings, strict=False) == in_time


def test_a_later_start_counts_too() -> None:
    times = [(0, "tap-once"), (9_000, "tap-once"), (12_000, "shrug")]
    sightings = [Sighting(at, signal) for at, signal in times]
    assert made(("tap-once", "shrug"), sightings, strict=False)


@pytest.mark.parametrize(
    ("sentence", "spoken"),
    [
        ("It is BANANA day.", True),
        ("Bánana?", True),
        ("Bananas for all", False),
        ("my banana-split", True),
        ("ban ana", False),
        ("", False),
    ],
)
def test_a_word_falls_whole_whatever_its_case_and_accents(sentence: str, spoken: bool) -> None:
    assert made(("word:banana",), said(sentence), strict=False) == spoken


def test_an_accented_word_is_heard_without_its_accents() -> None:
    assert made(("word:Été",), said("un bel ete"), strict=False)


@pytest.mark.parametrize(
    "sign",
    [
        (),
        ("yawn",),
        ("tap-once",) * 4,
        ("word:banana",),
        ("text:ear",),
        ["tap-once"],
        "tap-once",
        (1,),
        (None,),
        None,
        ("tap-once", ""),
    ],
)
def test_what_is_no_sign_of_the_family(sign: object) -> None:
    assert not field().accepts(sign)


@pytest.mark.parametrize(
    "step", ["word:ab", "word:" + "x" * 20, "word:été", "tap-once", "word:crêpe"]
)
def test_steps_where_words_are_allowed(step: str) -> None:
    assert field(words=True).accepts((step, "tap-once"))


@pytest.mark.parametrize(
    "step",
    ["word:a", "word:" + "x" * 21, "word:", "word:two words", "word:a1", "text:ear", "shrug"],
)
def test_no_steps_even_there(step: str) -> None:
    assert not field(words=True).accepts((step,))


def test_a_line_of_text_where_the_stage_allows_it() -> None:
    assert field(text=True).accepts(("text:left hand on the right ear",))
    assert field(text=True).accepts(("text:" + "x" * 80,))
    assert not field(text=True).accepts(("text:" + "x" * 81,))
    assert not field(text=True).accepts(("text:   ",))
    assert not field(text=True).accepts(("text:a\nb",))
    assert not field(text=True).accepts(("text:a", "tap-once"))
    assert not field(text=True).accepts(("tap-once", "text:a"))


def test_the_sign_one_must_give_up_will_not_do() -> None:
    assert not field(forbidden=("tap-once",)).accepts(("tap-once",))
    assert field(forbidden=("tap-once",)).accepts(("tap-once", "tap-once"))
    assert not field(words=True, forbidden=("word:Été",)).accepts(("word:ete",))


def test_samples_are_accepted_and_various() -> None:
    dice = QuickDice(4)
    for one in (field(), field(words=True, text=True), field(forbidden=("tap-once",))):
        samples = [one.sample(dice) for _ in range(300)]
        assert all(one.accepts(sample) for sample in samples)
        assert len(set(samples)) > 50


def test_signs_are_compared_by_their_steps() -> None:
    assert same_sign(("word:Banana", "shrug"), ("word:banana", "shrug"))
    assert not same_sign(("shrug",), ("shrug", "shrug"))
    assert not same_sign((PALETTE[0],), (PALETTE[1],))


def test_a_word_may_be_written_in_more_than_one_way() -> None:
    assert field(words=True).accepts(("word:e\u0301te\u0301",))
    assert made(("word:c\u0153ur",), said("mon coeur"), strict=False)
    assert made(("word:e\u0301te\u0301",), said("un \u00e9t\u00e9"), strict=False)


def test_a_word_without_end_is_refused_before_it_is_read() -> None:
    assert not field(words=True, forbidden=("word:x",)).accepts(("word:" + "x" * 10**6,))
