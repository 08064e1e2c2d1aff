"""Options: the switches of a game, read from what a person typed, refused in a sentence."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from singerie.engine.errors import BadInput

Options = TypeVar("Options", bound=msgspec.Struct)


def read_options(kind: type[Options], game: str, given: Mapping[str, Any]) -> Options:
    """The game's options with the given ones set; BadInput says what would be right."""
    known = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in given.items():
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f" Did you mean {near[0]}?" if near else f" It has: {', '.join(known)}."
            raise BadInput(f"{game} has no option {name!r}.{hint}")
        try:
            msgspec.convert(value, known[name].type)
        except msgspec.ValidationError:
            raise BadInput(
                f"Option {name} takes {expected(known[name].type)}, not {value!r}."
            ) from None
    return msgspec.convert(dict(given), kind)


def options_typed(words: Iterable[str]) -> dict[str, Any]:
    """Options as typed on a command line: ``rounds=3``."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"An option is typed like rounds=3, not {word!r}.")
        options[name.strip()] = option_value(value.strip())
    return options


def option_value(word: str) -> Any:
    """An option as typed on a command line (``on``, ``none``, ``3``) as a value."""
    if word.lower() in ("on", "true", "yes"):
        return True
    if word.lower() in ("off", "false", "no"):
        return False
    if word.lower() == "none":
        return None
    try:
        return int(word)
    except ValueError:
        pass
    try:
        return float(word)
    except ValueError:
        return word


def expected(hint: Any) -> str:
    """What a type accepts, in words."""
    return _words(msgspec.inspect.type_info(hint))


def _words(info: msgspec.inspect.Type) -> str:
    match info:
        case msgspec.inspect.Metadata(type=inner):
            return _words(inner)
        case msgspec.inspect.BoolType():
            return "on or off"
        case msgspec.inspect.NoneType():
            return "none"
        case msgspec.inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case msgspec.inspect.FloatType(ge=low, le=high):
            return f"a number from {low:g} to {high:g}"
        case msgspec.inspect.LiteralType(values=values):
            *others, last = (str(value) for value in values)
            return f"{', '.join(others)} or {last}" if others else last
        case msgspec.inspect.UnionType(types=types):
            ordered = sorted(types, key=lambda t: not isinstance(t, msgspec.inspect.NoneType))
            return " or ".join(_words(one) for one in ordered)
        case _:
            return type(info).__name__
