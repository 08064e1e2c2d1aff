"""What a player can do at an exchange table."""

from typing import Annotated

from singerie.engine.actions import Action
from singerie.engine.seats import Seat, Time, kind
from singerie.games.exchange.cards import Card
from singerie.stage.signals import SignalName
from singerie.stage.signs import Sign

Call = Annotated[str, kind("call")]
Press = tuple[Seat, Call, Time]
"""Who announced what, and when."""


class Propose(Action, frozen=True):
    """Propose a sign to the partner."""

    sign: Sign


class Accept(Action, frozen=True):
    """Accept exactly this proposal of the partner's."""

    sign: Sign


class Keep(Action, frozen=True):
    """Keep the sign the team has."""


class Swap(Action, frozen=True):
    """Exchange a hand card for a table card."""

    give: Card
    take: Card


class Done(Action, frozen=True):
    """Nothing more to exchange with this table, named by its version."""

    table: int


class Announce(Action, frozen=True):
    """Ring the bell and say what for."""

    call: Call


class Signal(Action, frozen=True):
    """Make a signal that everyone sees."""

    signal: SignalName


class Say(Action, frozen=True):
    """Say a sentence that everyone reads."""

    text: str


class Ready(Action, frozen=True):
    """Seen enough of the hands: on with the game."""


ACTIONS = (Propose, Accept, Keep, Swap, Done, Announce, Signal, Say, Ready)
