"""What can be seen in typed values."""

from collections.abc import Iterator
from typing import Any

from singerie.engine.naming import named


def values_in(value: Any, hint: Any) -> Iterator[tuple[str, Any]]:
    """Every (kind, value) that occurs in it: what somebody who is shown it can see."""
    found: list[tuple[str, Any]] = []
    named(value, hint, lambda kind, one: found.append((kind, one)))
    return iter(found)
