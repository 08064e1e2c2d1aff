"""Chance: a stream of numbers that is part of the state, cheap to copy, and open to proof.

Draw number ``i`` is ``blake2b(i as 8 little-endian bytes, key=key, digest_size=16)`` read as a
little-endian integer; ``below(n)`` is that integer modulo ``n`` (the bias is under 2**-100).
docs/chance.md has test vectors. The key is made from contributions that were all committed to
before any was opened, so that nobody can steer it.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """Anything that can draw a number; games use Chance, bots bring their own."""

    def below(self, n: int) -> int: ...


@dataclass(slots=True)
class Chance:
    key: bytes
    draws: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        block = blake2b(self.draws.to_bytes(8, "little"), key=self.key, digest_size=16).digest()
        self.draws += 1
        return int.from_bytes(block, "little") % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> "Chance":
        return Chance(self.key, self.draws)


def commitment(contribution: bytes) -> str:
    """The hash one publishes before opening one's contribution."""
    return blake2b(contribution, digest_size=32, person=b"singerie-commit").hexdigest()


def combine(contributions: Iterable[bytes]) -> bytes:
    """The key that the opened contributions make together, in the order of the journal's header."""
    mix = blake2b(digest_size=32, person=b"singerie-key")
    for contribution in contributions:
        mix.update(len(contribution).to_bytes(4, "little"))
        mix.update(contribution)
    return mix.digest()


def chance_from(seed: int | str) -> Chance:
    """A generator for bots, imagination and tests; never the one a match deals with."""
    return Chance(blake2b(str(seed).encode(), digest_size=32, person=b"singerie-seed").digest())
