"""The Kem's player, at two levels."""

from singerie.bots.bot import Bot, Place
from singerie.games.exchange.bot import EASY, NORMAL, ExchangeBot
from singerie.games.kems.actions import CONTRE, KEMS, SUPER
from singerie.games.kems.cards import JOKERS_FROM


class KemsBot(ExchangeBot):
    own_call = KEMS
    both_call = SUPER
    counter_call = CONTRE
    jokers_from = JOKERS_FROM


def make_easy(place: Place) -> Bot:
    return KemsBot(place, EASY)


def make_normal(place: Place) -> Bot:
    return KemsBot(place, NORMAL)
