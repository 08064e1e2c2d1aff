"""A bot of your own, against two normal ones. It sees what its seat sees, and takes its time."""

from collections import Counter

from singerie.bots.bot import Intent, Place, QuickDice
from singerie.bots.company import Company
from singerie.engine.events import Event
from singerie.engine.match import Match
from singerie.engine.prompts import Prompt
from singerie.games.exchange.actions import Announce, Done, Swap
from singerie.games.exchange.cards import character
from singerie.games.exchange.events import Signalled, Swapped, Turned, partner_of
from singerie.games.kems.view import KemsView
from singerie.games.registry import game


class Hothead:
    """Collects what it has most of, and rings as soon as its partner pulls a face three times."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.wake: int | None = 0
        self.intent: Intent | None = None
        self.faces = 0

    def see(self, event: Event, at: int) -> None:
        if isinstance(event, Turned | Swapped):
            self.wake = at + self.place.dice.between(800, 1600)
        elif isinstance(event, Signalled) and event.seat == partner_of(self.place.seat):
            self.faces += 1

    def look(self, view: KemsView, prompt: Prompt | None, at: int) -> None:
        if view.phase != "exchange":
            return
        if self.faces >= 3:
            self.faces = 0
            self.intent = Intent(Announce("kems"), at + 400)
            return
        [(most, _)] = Counter(character(card) for card in view.hand).most_common(1)
        give = [card for card in view.hand if character(card) != most]
        take = [card for card in view.table if character(card) == most]
        action = Swap(give[0], take[0]) if give and take else Done(view.version)
        self.intent = Intent(action, at + self.place.dice.between(300, 700))

    def refused(self, reason: str, at: int) -> None:
        self.wake = at + 500  # somebody was quicker: look again


def play(seed: int) -> tuple[int, ...]:
    """One game of seven rounds: a hothead and a normal bot against two normal ones."""
    kems = game("kems")
    normal = kems.bot("normal")
    makers = [Hothead, normal, normal, normal]
    match = Match.new(kems.rules, seats=4, bots=[True] * 4, seed=seed)
    options = kems.rules.read_options({})
    bots = {
        seat: make(Place(kems.rules, 4, seat, options, QuickDice(seed + seat)))
        for seat, make in enumerate(makers)
    }
    Company(match, bots).play()
    assert match.outcome is not None
    return match.outcome.scores


if __name__ == "__main__":
    for seed in range(5):
        hotheads, normals, *_ = play(seed)
        print(f"game {seed}: hothead and partner {hotheads}, normal {normals}")
