"""A player of exchange games: collects, signals, watches, rings; from what its seat sees."""

from dataclasses import dataclass
from typing import Any

from singerie.bots.bot import Intent, Place
from singerie.engine.actions import Action
from singerie.engine.events import Event
from singerie.engine.prompts import Prompt
from singerie.engine.seats import Seat
from singerie.games.exchange import events as e
from singerie.games.exchange.actions import (
    Accept,
    Announce,
    Call,
    Done,
    Keep,
    Propose,
    Ready,
    Say,
    Signal,
    Swap,
)
from singerie.games.exchange.cards import COPIES, Card, Character, character, four_alike
from singerie.games.exchange.memory import ExchangeMemory
from singerie.games.exchange.view import ExchangeView
from singerie.stage.signals import PALETTE, SignalName
from singerie.stage.signs import WITHIN_MS, WORD, Sighting, Sign, SignField, is_structured, made

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Skill:
    """How good a player is, in human terms. Times in milliseconds, chances in percent."""

    look: Span
    """From a change on the table to noticing it."""
    reach: Span
    """From deciding to the card."""
    ring: Span
    """From understanding to the bell."""
    attention: int
    """Chance to catch a signal at all."""
    remembers: bool
    """Knows what was swept and who collects what."""
    contre: int
    """Suspicion, in percent, at which it rings against the others."""
    decoy: int
    """Chance of a bluff when it has nothing to do."""


EASY = Skill((900, 2200), (300, 900), (900, 2000), 65, False, 85, 4)
NORMAL = Skill((350, 900), (180, 420), (380, 800), 92, True, 65, 7)

SENTENCES = ("I like {word}.", "Have you seen the {word}?", "Ah, {word}!", "{word}, as they say.")


class ExchangeBot:
    own_call: Call
    both_call: Call
    counter_call: Call

    def __init__(self, place: Place, skill: Skill) -> None:
        self.dice = place.dice
        self.skill = skill
        self.seat = place.seat
        self.partner = e.partner_of(place.seat)
        self.others = e.members(1 - e.team_of(place.seat))
        self.strict: bool = place.options.strict_order
        self.memory: ExchangeMemory = place.rules.memory(place.seats, place.seat, place.options)
        self.jokers_from: Card = 0
        self.wake: int | None = None
        self.sign: Sign | None = None
        self.sightings: dict[Seat, list[Sighting]] = {seat: [] for seat in range(place.seats)}
        self.telltale: dict[SignalName, int] = {}
        """Signals the other team made before it rang, and how often."""
        self.exposed = False
        """The others read our sign: find another."""
        self.partner_has = False
        self.steps: list[str] = []
        """What is left of the sign it is making."""

    # What it notices

    def see(self, event: Event, at: int) -> None:
        self.memory.see(event)
        if isinstance(event, e.Signalled | e.Said):
            self.notice(event, at)
        elif isinstance(event, e.Turned | e.Swapped):
            self.wake_in(self.skill.look, at)
        elif isinstance(event, e.SignAgreed):
            self.sign = event.sign
            self.exposed = False
        elif isinstance(event, e.HuddleBegan):
            self.wake_in((1500, 6000), at)
        elif isinstance(event, e.Proposed | e.KeepWanted):
            self.wake_in((800, 2500), at)
        elif isinstance(event, e.Verdict):
            self.learn(event, at)
        elif isinstance(event, e.HandsShown):
            self.wake_in((2500, 5000), at)
        elif isinstance(event, e.RoundBegan):
            self.partner_has = False
            self.steps = []
            for seen in self.sightings.values():
                seen.clear()

    def wake_in(self, span: Span, at: int) -> None:
        """Look again after a while, unless it will look sooner anyway."""
        wake = at + self.dice.between(*span)
        if self.wake is None or wake < self.wake:
            self.wake = wake

    def notice(self, event: e.Signalled | e.Said, at: int) -> None:
        if event.seat == self.seat or self.dice.below(100) >= self.skill.attention:
            return
        if isinstance(event, e.Signalled):
            sighting = Sighting(event.at, event.signal)
        else:
            sighting = Sighting(event.at, None, event.text)
        seen = self.sightings[event.seat]
        seen.append(sighting)
        del seen[:-12]
        if event.seat == self.partner and self.sign is not None:
            if is_structured(self.sign) and made(self.sign, seen, strict=self.strict):
                self.partner_has = True
                self.wake_in((150, 400), at)
        elif event.seat != self.partner:
            self.wake_in(self.skill.look, at)

    def learn(self, verdict: e.Verdict, at: int) -> None:
        """What the others did before they rang may be their sign; who read ours has it."""
        if verdict.seat is None or verdict.call is None or not verdict.true:
            return
        if e.team_of(verdict.seat) == e.team_of(self.seat):
            return
        if verdict.call == self.counter_call:
            self.exposed = True
            return
        maker = e.partner_of(verdict.seat)
        for sighting in self.sightings[maker]:
            if sighting.signal is not None and sighting.at > at - WITHIN_MS:
                self.telltale[sighting.signal] = self.telltale.get(sighting.signal, 0) + 1

    def refused(self, reason: str, at: int) -> None:
        self.wake_in(self.skill.look, at)

    # What it does

    def look(self, view: ExchangeView, prompt: Prompt | None, at: int) -> Intent | None:
        self.sign = view.sign
        self.jokers_from = self.first_joker(view)
        if prompt is None or not prompt.forms:
            return None
        if view.phase == "huddle":
            return self.huddle(view, prompt, at)
        if view.phase == "exchange":
            return self.exchange(view, prompt, at)
        if prompt.form("Ready") is not None:
            return self.soon(Ready(), at)
        return None

    def first_joker(self, view: ExchangeView) -> Card:
        return 1 << 30

    def soon(self, action: Action, at: int, span: Span | None = None) -> Intent:
        return Intent(action, at + self.dice.between(*(span or self.skill.reach)))

    def huddle(self, view: ExchangeView, prompt: Prompt, at: int) -> Intent | None:
        propose = prompt.form("Propose")
        if propose is None:
            return None
        self.wake_in((4000, 8000), at)
        if view.partner_offer is not None:
            return self.soon(Accept(view.partner_offer), at)
        if prompt.form("Keep") is not None and not self.exposed:
            return self.soon(Keep(), at)
        if view.offer is None and not view.keeps[0]:
            field = propose.fields["sign"]
            assert isinstance(field, SignField)
            return self.soon(Propose(self.invent(field)), at)
        return None

    def invent(self, field: SignField) -> Sign:
        """One or two signals of the family: more is too slow to make and to read."""
        while True:
            length = 1 + self.dice.below(2)
            sign = tuple(field.signals[self.dice.below(len(field.signals))] for _ in range(length))
            if field.accepts(sign) and len(set(sign)) == length:
                return sign

    def exchange(self, view: ExchangeView, prompt: Prompt, at: int) -> Intent | None:
        has_four = four_alike(view.hand, self.jokers_from) is not None
        if self.partner_has:
            return self.soon(
                Announce(self.both_call if has_four else self.own_call), at, self.skill.ring
            )
        if self.suspicion(at) >= self.skill.contre:
            return self.soon(Announce(self.counter_call), at, self.skill.ring)
        signal = prompt.form("Signal")
        if has_four and signal is not None:
            return self.make_sign(signal.after, at)
        self.steps = []
        swap = self.best_swap(view)
        if swap is not None:
            return self.soon(swap, at)
        if signal is not None and signal.after <= at and self.dice.below(100) < self.skill.decoy:
            self.wake_in(self.skill.look, at)
            return self.soon(Signal(self.decoy()), at)
        if prompt.form("Done") is not None:
            return self.soon(Done(view.version), at)
        return None

    def make_sign(self, after: int, at: int) -> Intent | None:
        """Step by step, then a pause, then again: a partner may have looked away."""
        if self.sign is None or not is_structured(self.sign):
            return None
        if not self.steps:
            self.steps = list(self.sign)
        step = self.steps.pop(0)
        when = max(at, after) + self.dice.between(*self.skill.reach)
        if self.steps:
            self.wake = when + 100
        else:
            self.wake = when + self.dice.between(2500, 5000)
        if step.startswith(WORD):
            sentence = SENTENCES[self.dice.below(len(SENTENCES))]
            return Intent(Say(sentence.format(word=step.removeprefix(WORD))), when)
        return Intent(Signal(step), when)

    def decoy(self) -> SignalName:
        while True:
            signal = PALETTE[self.dice.below(len(PALETTE))]
            if self.sign is None or signal not in self.sign:
                return signal

    # What it thinks

    def suspicion(self, at: int) -> int:
        """How likely one of the others holds four alike, in percent."""
        return max(self.suspect(seat, at) for seat in self.others)

    def suspect(self, seat: Seat, at: int) -> int:
        percent = 0
        if self.skill.remembers:
            held = self.memory.holds(seat)
            most = max(self.tally(held).values(), default=0) + self.jokers(held)
            percent = (0, 0, 4, 30, 100)[min(most, COPIES)]
        recent = [s for s in self.sightings[seat] if s.at > at - WITHIN_MS and s.signal]
        repeats = len(recent) - len({s.signal for s in recent})
        percent += 25 * min(repeats, 2)
        known = max((self.telltale.get(s.signal or "", 0) for s in recent), default=0)
        return percent + (0, 35, 55)[min(known, 2)]

    def best_swap(self, view: ExchangeView) -> Swap | None:
        hand, table = view.hand, view.table
        goal = self.goal(hand, table)
        mine = self.tally(hand)
        wanted = [c for c in table if c >= self.jokers_from or character(c) == goal]
        spare = [c for c in hand if c < self.jokers_from and character(c) != goal]
        if not spare:
            return None
        if wanted:
            take = max(wanted)  # a joker before anything else
        else:
            # Nothing for the goal: a second pair is better than two odd cards.
            pairs = [c for c in table if mine.get(character(c), 0) == 1 and character(c) != goal]
            odd = [c for c in spare if mine[character(c)] == 1]
            if not self.skill.remembers or not pairs or len(odd) < 2:
                return None
            take = pairs[0]
            spare = [c for c in odd if character(c) != character(take)]
        return Swap(min(spare, key=lambda c: (mine[character(c)], self.danger(c))), take)

    def goal(self, hand: tuple[Card, ...], table: tuple[Card, ...]) -> Character:
        """The character it collects: many in hand, more within reach."""
        mine, lying = self.tally(hand), self.tally(table)
        gone = self.tally(self.gone()) if self.skill.remembers else {}
        candidates = {**mine, **lying}

        def promise(one: Character) -> tuple[int, int]:
            have, near = mine.get(one, 0), lying.get(one, 0)
            reachable = COPIES - gone.get(one, 0)
            return (4 * have + 3 * near + (reachable if have else 0), -one)

        return max(candidates, key=promise)

    def gone(self) -> list[Card]:
        """Cards that will not come soon: swept, or in the hands of others."""
        away = [
            card for seat in self.sightings if seat != self.seat for card in self.memory.holds(seat)
        ]
        return [*self.memory.discard, *away]

    def danger(self, card: Card) -> int:
        """How much the others want it."""
        if not self.skill.remembers:
            return 0
        hands = [self.memory.holds(seat) for seat in self.others]
        return max(self.tally(hand).get(character(card), 0) for hand in hands)

    def tally(self, cards: Any) -> dict[Character, int]:
        found: dict[Character, int] = {}
        for card in cards:
            if card < self.jokers_from:
                found[card // COPIES] = found.get(card // COPIES, 0) + 1
        return found

    def jokers(self, cards: list[Card]) -> int:
        return sum(card >= self.jokers_from for card in cards)
