"""What one seat sees of Kem's."""

from msgspec.structs import replace

from singerie.engine.events import Event
from singerie.engine.seats import Viewer
from singerie.games.exchange.events import Verdict, team_of
from singerie.games.exchange.view import ExchangeView, fold_shared, shared_fields
from singerie.games.kems.events import Redrawn, SignCardDrawn
from singerie.games.kems.options import KemsOptions
from singerie.games.kems.state import KemsState
from singerie.stage.signals import Family


class KemsView(ExchangeView, frozen=True, kw_only=True):
    options: KemsOptions
    sign_card: Family | None
    """The family of the own team's signs."""
    pointless: int


def view(s: KemsState, viewer: Viewer) -> KemsView:
    return KemsView(
        sign_card=s.sign_cards[team_of(viewer)] if viewer is not None else None,
        pointless=s.pointless,
        **shared_fields(s, viewer),
    )


def fold(seen: KemsView, event: Event) -> KemsView:
    if isinstance(event, SignCardDrawn):
        return replace(seen, sign_card=event.family)
    if isinstance(event, Redrawn):
        drawn = dict(zip(event.slots, event.cards, strict=True))
        hand = tuple(drawn.get(slot, card) for slot, card in enumerate(seen.hand))
        return replace(seen, hand=hand)
    if isinstance(event, Verdict):
        seen = replace(seen, pointless=0 if event.team is not None else seen.pointless + 1)
    return fold_shared(seen, event)
