"""The announcements of Kem's; every other action is the exchange table's."""

from singerie.games.exchange.actions import Call

KEMS: Call = "kems"
SUPER: Call = "super"
CONTRE: Call = "contre"
CALLS = (KEMS, SUPER, CONTRE)
