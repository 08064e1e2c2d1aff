"""Secret signs: one to three steps agreed in a huddle, and how watching eyes tell one was made.

A step is a signal (``wink-left``) or a free word (``word:banana``) that must fall in a typed
sentence. On the camera and room stages a sign can be a line of free text instead
(``text:left hand on the right ear``): it happens outside the software.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Struct

from singerie.engine.chance import Dice
from singerie.engine.prompts import Field, Parts, is_plain
from singerie.engine.seats import kind
from singerie.stage.signals import IDEA, SignalName

Sign = Annotated[tuple[SignalName, ...], kind("sign")]

WORD = "word:"
TEXT = "text:"
LONGEST_SIGN = 3
LONGEST_TEXT = 80
LONGEST_STEP = len(TEXT) + LONGEST_TEXT
WITHIN_MS = 10_000
"""The steps of a sign follow within this time of the first."""

SAMPLE_WORDS = ("banana", "holiday", "Tuesday", "umbrella", "cousin", "soup")
SAMPLE_TEXTS = ("left hand on the right ear", "knock on wood")

_word = re.compile(r"[^\W\d_]{2,20}")


class SignField(Field, frozen=True):
    """A sign of a family; with words where it may be spoken, with text where the stage allows."""

    signals: tuple[SignalName, ...]
    words: bool
    text: bool
    forbidden: Sign = ()
    """A sign that will not do: the one a team must give up."""

    def accepts(self, value: Any) -> bool:
        if type(value) is not tuple or not 1 <= len(value) <= LONGEST_SIGN:
            return False
        if any(type(step) is not str or len(step) > LONGEST_STEP for step in value):
            return False
        if same_sign(value, self.forbidden):
            return False
        if value[0].startswith(TEXT):
            line = value[0].removeprefix(TEXT)
            fits = 1 <= len(line) <= LONGEST_TEXT and is_plain(line)
            return self.text and len(value) == 1 and fits
        return all(step in self.signals or (self.words and _is_word(step)) for step in value)

    def sample(self, dice: Dice) -> Sign:
        """Mostly signals, now and then a word or a line of text where they are allowed."""
        made_up: Sign = ()
        if self.text and dice.below(4) == 0:
            made_up = (TEXT + SAMPLE_TEXTS[dice.below(len(SAMPLE_TEXTS))],)
        elif self.words and dice.below(4) == 0:
            made_up = (WORD + SAMPLE_WORDS[dice.below(len(SAMPLE_WORDS))],)
        return made_up if self.accepts(made_up) else self.draw_signals(dice)

    def parts(self) -> Parts:
        free = ((WORD,) if self.words else ()) + ((TEXT,) if self.text else ())
        return Parts(self.signals, 1, LONGEST_SIGN, "signal", free)

    def draw_signals(self, dice: Dice) -> Sign:
        """A random structured sign: what the table gives a team that did not agree."""
        while True:
            length = 1 + dice.below(LONGEST_SIGN)
            sign = tuple(self.signals[dice.below(len(self.signals))] for _ in range(length))
            if not same_sign(sign, self.forbidden):
                return sign


class Sighting(Struct, frozen=True):
    """Something a player did, when: a signal, or a typed sentence."""

    at: int
    signal: SignalName | None
    text: str = ""

    def shows(self, step: str) -> bool:
        if step.startswith(WORD):
            return plain_word(step.removeprefix(WORD)) in plain_words(self.text)
        return self.signal == step


def made(sign: Sign, sightings: Iterable[Sighting], *, strict: bool) -> bool:
    """Is the sign among what was seen of one player, in order, within ten seconds of its start?

    With ``strict`` any other signal in between breaks it.
    """
    seen = list(sightings)
    for start, first in enumerate(seen):
        if not sign or not first.shows(sign[0]):
            continue
        step = 1
        for sighting in seen[start + 1 :]:
            if step == len(sign) or sighting.at > first.at + WITHIN_MS:
                break
            if sighting.shows(sign[step]):
                step += 1
            elif strict:
                break
        if step == len(sign):
            return True
    return False


def same_sign(one: Sign, other: Sign) -> bool:
    """The same steps; a free word whatever its case and accents."""
    return [_plain_step(step) for step in one] == [_plain_step(step) for step in other]


def is_structured(sign: Sign) -> bool:
    """Can it be made and read on puppets?"""
    return not sign[0].startswith(TEXT)


def may_be_spoken(family: str) -> bool:
    return family in ("speech", IDEA)


def plain_word(word: str) -> str:
    """Without accents and case: Été is ete."""
    folded = word.casefold().replace("œ", "oe").replace("æ", "ae")
    decomposed = unicodedata.normalize("NFKD", folded)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def plain_words(sentence: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", plain_word(sentence))


def _plain_step(step: str) -> str:
    return WORD + plain_word(step.removeprefix(WORD)) if step.startswith(WORD) else step


def _is_word(step: str) -> bool:
    word = unicodedata.normalize("NFC", step.removeprefix(WORD))
    return step.startswith(WORD) and _word.fullmatch(word) is not None
