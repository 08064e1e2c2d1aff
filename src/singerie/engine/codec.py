"""States as JSON: every field by its type, every frame by its name. To save, compare, lay out."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar, cast

import msgspec

from singerie.engine.frames import Frame
from singerie.engine.naming import hints_of
from singerie.engine.state import State

S = TypeVar("S", bound=State)

_TRANSIENT = ("events",)


def dump(state: State) -> dict[str, Any]:
    """The state as plain JSON values."""
    return {
        f.name: [dump_frame(frame) for frame in state.stack]
        if f.name == "stack"
        else msgspec.to_builtins(getattr(state, f.name))
        for f in fields(state)
        if f.name not in _TRANSIENT
    }


def dump_bytes(state: State) -> bytes:
    """The state as bytes: equal states, equal bytes."""
    return msgspec.json.encode(dump(state), order="sorted")


def dump_frame(frame: Frame[Any]) -> dict[str, Any]:
    values = {f.name: msgspec.to_builtins(getattr(frame, f.name)) for f in fields(frame)}
    if values["cause"] is None:
        del values["cause"]
    return {"frame": type(frame).__name__, **values}


def load(kind: type[S], frames: Mapping[str, type[Frame[Any]]], data: Mapping[str, Any]) -> S:
    """The state that ``dump`` wrote."""
    hints = hints_of(kind)
    values = {
        name: [load_frame(frames, one) for one in value]
        if name == "stack"
        else msgspec.convert(value, hints[name])
        for name, value in data.items()
    }
    return cast(S, cast(Any, kind)(**values))


def load_frame(frames: Mapping[str, type[Frame[Any]]], data: Mapping[str, Any]) -> Frame[Any]:
    values = dict(data)
    kind = frames[values.pop("frame")]
    hints = hints_of(kind)
    return kind(**{name: msgspec.convert(value, hints[name]) for name, value in values.items()})
