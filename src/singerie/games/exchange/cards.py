"""Cards with identity: card ``n`` is one of the four of character ``n // 4``; jokers come last."""

from collections.abc import Iterable, Sequence
from typing import Annotated

from singerie.engine.seats import kind

Card = Annotated[int, kind("card")]
Character = Annotated[int, kind("character")]

COPIES = 4


def character(card: Card) -> Character:
    return card // COPIES


def four_alike(hand: Sequence[Card], jokers_from: Card) -> Character | None:
    """The character a hand of four makes, jokers standing for any; None if it makes none.

    Cards from ``jokers_from`` on are jokers; with at most two of them a hand names its character.
    """
    first = -1
    for card in hand:
        if card >= jokers_from:
            continue
        if first < 0:
            first = card // COPIES
        elif card // COPIES != first:
            return None
    return first if len(hand) == COPIES else None


def counts(cards: Iterable[Card], jokers_from: Card) -> dict[Character, list[Card]]:
    """The cards of each character, jokers left out."""
    found: dict[Character, list[Card]] = {}
    for card in cards:
        if card < jokers_from:
            found.setdefault(character(card), []).append(card)
    return found
