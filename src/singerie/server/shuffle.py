"""The shuffle that nobody can steer: all commit to a part, then all open it. Pure.

The server commits first and opens last, so that no browser can choose its part knowing the deal;
the browsers' parts are fixed before the server opens, so that the server cannot either. Who does
not open is named and left out.
"""

import secrets
from dataclasses import dataclass, field

from singerie.engine.chance import commitment
from singerie.engine.journal import Contribution

SERVER = "server"


@dataclass
class Gathering:
    """One shuffle under way. Parties are named by their names at the table, which are unique."""

    parties: tuple[str, ...]
    """Those who are asked, besides the server."""
    opening: bool = False
    committed: dict[str, str] = field(default_factory=dict)
    opened: dict[str, bytes] = field(default_factory=dict)
    own: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def __post_init__(self) -> None:
        self.committed[SERVER] = commitment(self.own)

    def commit(self, by: str, hashed: str) -> None:
        """Too late, or a second try, changes nothing."""
        if by in self.parties and not self.opening:
            self.committed.setdefault(by, hashed)

    def open(self, by: str, value: bytes) -> None:
        if self.opening and self.committed.get(by) == commitment(value):
            self.opened.setdefault(by, value)

    @property
    def complete(self) -> bool:
        """Nobody is left to wait for in this step."""
        if self.opening:
            return len(self.opened) == len(self.committed) - 1
        return len(self.committed) == len(self.parties) + 1

    def contributions(self) -> tuple[Contribution, ...]:
        """The server's first, then those of who committed, in the order of their seats."""
        committed = [by for by in self.parties if by in self.committed]
        others = [Contribution(by, self.committed[by], self.opened.get(by)) for by in committed]
        return (Contribution.of(SERVER, self.own), *others)
