"""Fields and forms: what they accept is what they offer."""

import pytest

from singerie.bots.bot import QuickDice
from singerie.engine.actions import Action
from singerie.engine.errors import Illegal
from singerie.engine.prompts import Field, Form, Pick, Prompt, Range, Sequence, Text

PICK = Pick(values=(3, 5), reason="not-there")
RANGE = Range(low=-2, high=4)
TEXT = Text(low=1, high=5, samples=("ah", "oh"))
SEQUENCE = Sequence(values=("a", "b"), low=1, high=3)


class Bid(Action, frozen=True):
    amount: int


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (PICK, 5),
        (RANGE, -2),
        (RANGE, 4),
        (TEXT, "é 12"),
        (TEXT, "👩\u200d👧"),
        (SEQUENCE, ("a", "a", "b")),
    ],
)
def test_accepts(field: Field, value: object) -> None:
    assert field.accepts(value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (PICK, 4),
        (PICK, 5.0),
        (PICK, "5"),
        (PICK, None),
        (Pick(values=(0, 1)), True),
        (Pick(values=()), 0),
        (RANGE, -3),
        (RANGE, 5),
        (RANGE, 1.0),
        (RANGE, True),
        (TEXT, ""),
        (TEXT, "   "),
        (TEXT, "123456"),
        (TEXT, "a\nb"),
        (TEXT, "\u202e"),
        (TEXT, "\ud800"),
        (TEXT, "\u200d"),
        (TEXT, b"ah"),
        (SEQUENCE, ()),
        (SEQUENCE, ["a"]),
        (SEQUENCE, ("a",) * 4),
        (SEQUENCE, ("c",)),
        (SEQUENCE, "a"),
    ],
)
def test_refuses(field: Field, value: object) -> None:
    assert not field.accepts(value)


@pytest.mark.parametrize("field", [PICK, RANGE, TEXT, SEQUENCE])
def test_samples_are_accepted(field: Field) -> None:
    dice = QuickDice(1)
    samples = {field.sample(dice) for _ in range(200)}
    assert len(samples) > 1
    assert all(field.accepts(sample) for sample in samples)


def test_a_form_of_picks_lists_every_way_to_fill_it() -> None:
    form = Form("Move", {"a": PICK, "b": Pick(values=("x",))})
    listed = form.choices()
    assert listed is not None
    assert list(listed) == [{"a": 3, "b": "x"}, {"a": 5, "b": "x"}]
    assert Form("Bid", {"amount": RANGE}).choices() is None
    assert list(Form("Pass", {}).choices() or ()) == [{}]


def test_a_prompt_says_why_not() -> None:
    prompt = Prompt("bid", (Form("Bid", {"amount": Range(low=1, high=9, reason="too-much")}),))
    prompt.check(Bid(9), at=0)
    with pytest.raises(Illegal, match="too-much"):
        prompt.check(Bid(10), at=0)
    with pytest.raises(Illegal, match="not-now"):
        Prompt("wait", ()).check(Bid(9), at=0)


def test_too_soon_is_refused_and_later_is_not() -> None:
    prompt = Prompt("bid", (Form("Bid", {"amount": RANGE}, after=100),))
    with pytest.raises(Illegal, match="too-soon"):
        prompt.check(Bid(1), at=99)
    prompt.check(Bid(1), at=100)
