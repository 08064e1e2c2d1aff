"""Memory: what a seat may know beyond what lies in front of it now."""

from typing import Protocol, Self

from singerie.engine.events import Event


class Memory(Protocol):
    """Folds the events one seat sees. Cards taken openly, a peek, a hand given away."""

    def see(self, event: Event) -> None: ...

    def clone(self) -> Self: ...
