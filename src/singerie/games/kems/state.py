"""The state of Kem's: the exchange table, and the sign cards."""

from dataclasses import dataclass, field

from singerie.games.exchange.events import Team
from singerie.games.exchange.state import ExchangeState
from singerie.games.kems.actions import CALLS, CONTRE
from singerie.games.kems.options import KemsOptions
from singerie.stage.signals import Family


@dataclass(slots=True)
class KemsState(ExchangeState):
    calls = CALLS
    counters = frozenset((CONTRE,))

    options: KemsOptions = field(default_factory=KemsOptions)
    sign_cards: list[Family] = field(default_factory=list)
    """By team."""
    pointless: int = 0
    """Rounds without points in a row."""

    def may_renew(self) -> bool:
        return self.options.renew_sign == "each_round"

    def family(self, team: Team) -> Family:
        return self.sign_cards[team]
