"""The options every exchange game has. Seconds as people say them; ``ms`` for the engine."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

Stage = Literal["puppets", "camera", "room"]


class ExchangeOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    stage: Stage = "puppets"
    huddle_seconds: Annotated[float, Meta(ge=5, le=300)] = 45.0
    sweep_seconds: Annotated[float, Meta(ge=0, le=10)] = 1.0
    quiet_seconds: Annotated[float, Meta(ge=2, le=300)] = 10.0
    table_seconds: Annotated[float, Meta(ge=5, le=900)] = 60.0
    round_tables: Annotated[int, Meta(ge=1, le=200)] = 30
    showdown_seconds: Annotated[float, Meta(ge=0, le=120)] = 10.0
    signal_seconds: Annotated[float, Meta(ge=0.1, le=10)] = 0.8
    strict_order: bool = False


@lru_cache
def ms(seconds: float) -> int:
    return round(seconds * 1000)
