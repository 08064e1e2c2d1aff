"""The pack: 13 characters of four identical cards, and two jokers."""

from singerie.games.exchange.cards import COPIES, Card

CHARACTERS = (
    "trumpet",
    "drum",
    "keeper",
    "referee",
    "diva",
    "fan",
    "snapper",
    "coach",
    "majorette",
    "commentator",
    "mascot",
    "ice-cream-seller",
    "groundskeeper",
)
JOKER = "joker"
JOKERS_FROM: Card = len(CHARACTERS) * COPIES


def card_name(card: Card) -> str:
    """``fan.2``: the second of the four fans."""
    if card >= JOKERS_FROM:
        return f"{JOKER}.{card - JOKERS_FROM + 1}"
    return f"{CHARACTERS[card // COPIES]}.{card % COPIES + 1}"


def face_name(card: Card) -> str:
    """What the card shows: ``fan``. Equal cards have equal faces."""
    return JOKER if card >= JOKERS_FROM else CHARACTERS[card // COPIES]


_BY_NAME: dict[str, list[Card]] = {}
for _card in range(JOKERS_FROM + 2):
    _BY_NAME[card_name(_card)] = [_card]
    _BY_NAME.setdefault(face_name(_card), []).append(_card)


def cards_named(name: str) -> list[Card]:
    """Every card a name can stand for: one for ``fan.2``, four for ``fan``, none for no card."""
    return _BY_NAME.get(name, [])
