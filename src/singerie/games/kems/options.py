"""The options of Kem's (section 9)."""

from typing import Annotated, Literal

from msgspec import Meta

from singerie.games.exchange.options import ExchangeOptions


class KemsOptions(ExchangeOptions, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=20)] = 7
    target: Annotated[int, Meta(ge=1, le=50)] | None = None
    sudden_death: bool = False
    jokers: Literal[0, 2] = 2
    renew_sign: Literal["each_round", "never"] = "each_round"
