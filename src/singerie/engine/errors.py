"""What can go wrong, split by whose mistake it is."""


class Illegal(Exception):
    """A player may not do this now, and nothing has changed. ``reason`` is a text id."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_for_text = args


class BadInput(ValueError):
    """A person asked for something that cannot be: the message is a sentence for them."""


class Damaged(ValueError):
    """A saved game that cannot be read or played; ``entry`` is the first bad one, 0 the header."""

    def __init__(self, entry: int, why: str) -> None:
        place = f"entry {entry} (line {entry + 1})" if entry else "its header (line 1)"
        super().__init__(f"This saved game is damaged at {place}: {why}")
        self.entry = entry


class Overdue(RuntimeError):
    """The driver forgot time: a deadline has passed, or time ran backwards."""


class Runaway(RuntimeError):
    """Frames resolved without end: a fault in a game's rules, stopped before it hangs."""
