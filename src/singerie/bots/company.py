"""Bots in their seats, in simulated time: a race is a race, and thirty seconds take none."""

from collections.abc import Mapping

from singerie.bots.bot import Bot, BotMaker, Intent, Place, QuickDice
from singerie.engine.actions import Action
from singerie.engine.errors import Illegal
from singerie.engine.events import Event, SeatTaken
from singerie.engine.match import Match
from singerie.engine.seats import Seat


class Company:
    """Drives a match: lets time pass, wakes bots, carries their intents to the table.

    ``bots`` have been there from the start; others take a seat later. Whoever else plays (a person
    at a terminal) submits through ``act``, so that bots see it.
    """

    def __init__(self, match: Match, bots: Mapping[Seat, Bot]) -> None:
        self.match = match
        self.bots = dict(bots)
        self.now = match.state.now
        self.decisions = 0
        self.refusals = 0
        self.tell(match.opening)

    def tell(self, events: list[Event]) -> list[Event]:
        """Every bot hears of what its seat can see."""
        for event in events:
            audience = event.audience()
            for seat, bot in self.bots.items():
                if audience is None or seat in audience:
                    bot.see(event, self.now)
        return events

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Somebody does something now; Illegal if they may not."""
        events = self.match.submit(seat, action, self.now)
        self.decisions += 1
        return self.tell(events)

    def seat(self, seat: Seat, make: BotMaker, dice: QuickDice) -> list[Event]:
        """A bot sits down, at any time, and is told what the seat may know by now."""
        match = self.match
        options = match.rules.read_options(match.journal.header.options)
        memory = match.recall(seat)
        newcomer = make(Place(match.rules, len(match.seats), seat, options, dice, memory))
        if match.state.bots[seat]:  # one bot for another, or a match read from its journal
            newcomer.see(SeatTaken(seat, True), self.now)
            self.bots[seat] = newcomer
            return []
        events = match.sit(seat, bot=True, at=self.now)
        self.bots[seat] = newcomer
        return self.tell(events)

    def leave(self, seat: Seat) -> list[Event]:
        """The bot gives its seat to a person."""
        events = self.match.sit(seat, bot=False, at=self.now)
        del self.bots[seat]
        return self.tell(events)

    def next_at(self) -> int | None:
        """When something will happen by itself; None if it waits for a person for ever."""
        first = self.match.deadline
        for bot in self.bots.values():
            at = bot.wake if bot.intent is None else bot.intent.at
            if at is not None and (first is None or at < first):
                first = at
        return first

    def step(self) -> list[Event]:
        """The next thing that happens by itself: a deadline, a deed, or a bot that looks."""
        at = self.next_at()
        if at is None:
            raise RuntimeError("every bot sleeps and no deadline is set")
        self.now = max(self.now, at)
        due = self.match.deadline
        if due is not None and due <= self.now:
            return self.tell(self.match.tick(self.now))
        for seat, bot in self.bots.items():
            if bot.intent is not None and bot.intent.at <= self.now:
                return self.carry(seat, bot, bot.intent)
        for seat, bot in self.bots.items():
            if bot.intent is None and bot.wake is not None and bot.wake <= self.now:
                bot.wake = None
                self.look(seat, bot)
                break
        return []

    def look(self, seat: Seat, bot: Bot) -> None:
        bot.look(self.match.view(seat), self.match.prompt(seat), self.now)

    def carry(self, seat: Seat, bot: Bot, intent: Intent) -> list[Event]:
        bot.intent = None
        try:
            return self.act(seat, intent.action)
        except Illegal as no:
            self.refusals += 1
            bot.refused(no.reason, self.now)
            return []

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
