"""Names for values: cards, seats and the like are numbers inside and words outside.

Types say which kind a value is (``Card = Annotated[int, kind("card")]``). A game's naming turns
a value of a kind into its word and back. Scenarios, the terminal and the no-leak checks all walk
typed values with this, so that no game needs code of its own for them.
"""

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

Visit = Callable[[str, Any], Any]


def named(value: Any, hint: Any, visit: Visit) -> Any:
    """The value as plain JSON, with ``visit(kind, value)`` in place of every value of a kind."""
    kind, hint = kind_of(hint)
    if value is None:
        return None
    if kind:
        return visit(kind, value)
    if isinstance(value, msgspec.Struct):
        hints = hints_of(type(value))
        return {
            name: named(getattr(value, name), hints[name], visit)
            for name in value.__struct_fields__
        }
    if isinstance(value, tuple | list):
        return [
            named(one, inner, visit)
            for one, inner in zip(value, items_of(hint, len(value)), strict=True)
        ]
    if isinstance(value, dict):
        inner = get_args(hint)[1] if get_args(hint) else Any
        return {str(key): named(one, inner, visit) for key, one in value.items()}
    return value


def kind_of(hint: Any) -> tuple[str, Any]:
    """The kind a type is marked with ("" for none), and the type without the mark."""
    origin = get_origin(hint)
    if origin is Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, msgspec.Meta) and mark.extra and "kind" in mark.extra:
                return mark.extra["kind"], hint.__origin__
        return kind_of(hint.__origin__)
    if origin in (Union, UnionType):
        present = [arg for arg in get_args(hint) if arg is not NoneType]
        if len(present) == 1:
            return kind_of(present[0])
    return "", hint


def hints_of(kind: type) -> dict[str, Any]:
    """The types of a class's fields, marks included."""
    if kind not in _hints:
        _hints[kind] = get_type_hints(kind, include_extras=True)
    return _hints[kind]


_hints: dict[type, dict[str, Any]] = {}


def items_of(hint: Any, length: int) -> list[Any]:
    """The type of each item of a tuple or list that has so many."""
    _, hint = kind_of(hint)
    args = get_args(hint)
    if not args:
        return [Any] * length
    if get_origin(hint) is tuple and args[-1] is not Ellipsis:
        return list(args)
    return [args[0]] * length
