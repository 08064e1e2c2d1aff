"""Bots in their seats, in simulated time: a race is a race, and thirty seconds take none."""

from collections.abc import Mapping

from singerie.bots.bot import Bot, Intent
from singerie.engine.errors import Illegal
from singerie.engine.events import Event
from singerie.engine.match import Match
from singerie.engine.seats import Seat


class Company:
    """Drives a match: lets time pass, wakes bots, carries their intents to the table.

    Whoever else plays (a person at a terminal) submits through ``act``, so that bots see it.
    """

    def __init__(self, match: Match, bots: Mapping[Seat, Bot]) -> None:
        self.match = match
        self.bots = dict(bots)
        self.intents: dict[Seat, Intent] = {}
        self.now = match.state.now
        self.decisions = 0
        self.refusals = 0
        self.tell(match.opening)

    def tell(self, events: list[Event]) -> list[Event]:
        for event in events:
            for seat, bot in self.bots.items():
                if event.visible_to(seat):
                    bot.see(event, self.now)
        return events

    def next_at(self) -> int | None:
        """When something will happen by itself; None if it waits for a person for ever."""
        times = [intent.at for intent in self.intents.values()]
        times += [
            bot.wake
            for seat, bot in self.bots.items()
            if bot.wake is not None and seat not in self.intents
        ]
        due = self.match.deadline
        if due is not None:
            times.append(due)
        return min(times) if times else None

    def step(self) -> list[Event]:
        """The next thing that happens by itself."""
        at = self.next_at()
        if at is None:
            raise RuntimeError("every bot sleeps and no deadline is set")
        self.now = max(self.now, at)
        due = self.match.deadline
        if due is not None and due <= self.now:
            return self.tell(self.match.tick(self.now))
        for seat, intent in self.intents.items():
            if intent.at <= self.now:
                del self.intents[seat]
                return self.carry(seat, intent)
        for seat, bot in self.bots.items():
            if bot.wake is not None and bot.wake <= self.now and seat not in self.intents:
                self.wake(seat, bot)
                break
        return []

    def wake(self, seat: Seat, bot: Bot) -> None:
        bot.wake = None
        intent = bot.look(self.match.view(seat), self.match.prompt(seat), self.now)
        if intent is not None:
            self.intents[seat] = intent

    def carry(self, seat: Seat, intent: Intent) -> list[Event]:
        try:
            events = self.match.submit(seat, intent.action, self.now)
        except Illegal as no:
            self.refusals += 1
            self.bots[seat].refused(no.reason, self.now)
            return []
        self.decisions += 1
        return self.tell(events)

    def advance(self, at: int) -> list[Event]:
        """Everything that happens by itself up to a time."""
        events: list[Event] = []
        while self.match.outcome is None:
            following = self.next_at()
            if following is None or following > at:
                break
            events += self.step()
        self.now = max(self.now, at)
        return events

    def play(self) -> None:
        """To the end of the game."""
        while self.match.outcome is None:
            self.step()
