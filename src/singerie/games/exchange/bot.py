"""A player of exchange games: collects, signals, bluffs, watches, rings; from what its seat sees.

Its eyes, hands and face have their own rhythm: every time is drawn before it looks at its cards,
so that how long it takes to pass, or to pull a face, says nothing about them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from singerie.bots.bot import Intent, Place
from singerie.engine.actions import Action
from singerie.engine.events import Event, SeatTaken
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
    """From a change on the table to having taken it in."""
    reach: Span
    """From deciding to the card."""
    ring: Span
    """From understanding to the bell."""
    attention: int
    """Chance to catch a signal at all."""
    remembers: bool
    """Knows what was swept and who collects what."""
    suspects: int
    """Suspicion, in percent, at which it rings against the others."""
    bluffs: int
    """Chance to begin a bluff when it takes in a table."""
    renews: int
    """Chance to want another sign after one that everybody has seen at work."""


EASY = Skill((1200, 2500), (450, 950), (700, 1600), 85, False, 60, 4, 20)
NORMAL = Skill((1000, 2200), (400, 900), (500, 1100), 92, True, 60, 8, 60)

BLINK: Span = (150, 400)
"""From a partner's sign to knowing what it means. Nobody acts on what they saw just now."""
PAUSE: Span = (2500, 5000)
"""Between one making of a sign and the next: a partner may have looked away."""
STEP: Span = (900, 1400)
"""Between the steps of a sign."""
HUDDLE: Span = (1500, 6000)
ANSWER: Span = (800, 2500)
INSIST: Span = (4000, 8000)
READ: Span = (2500, 5000)
"""How long it looks at hands that lie open."""

SENTENCES = ("{word}!", "{word}?", "Hmm, {word}…", "Ah, {word}.")
"""Round a word of a sign, in no language but the word's."""


class ExchangeBot:
    own_call: ClassVar[Call]
    both_call: ClassVar[Call]
    counter_call: ClassVar[Call]
    jokers_from: ClassVar[Card]

    def __init__(self, place: Place, skill: Skill) -> None:
        self.dice = place.dice
        self.skill = skill
        self.seat = place.seat
        self.partner = e.partner_of(place.seat)
        self.others = e.members(1 - e.team_of(place.seat))
        self.strict: bool = place.options.strict_order
        self.memory: ExchangeMemory = place.recollection()
        self.wake: int | None = None
        self.intent: Intent | None = None
        self.face_at: int | None = None
        """When it makes its next signal, true or not; None while its face is still."""
        self.table_at: int | None = None
        """When it will have taken in the table; None if it has."""
        self.sign: Sign | None = None
        self.sightings: dict[Seat, list[Sighting]] = {seat: [] for seat in range(place.seats)}
        self.telltale: dict[SignalName, int] = {}
        """Signals the other team made before it rang, and how often."""
        self.exposed = False
        """The others know our sign: find another."""
        self.partner_has = False
        self.steps: list[str] = []
        """What is left of the sign or the bluff it is making."""
        self.bluff: list[str] = []
        """What it pretends its sign is, while it bluffs; and ``again`` how often."""
        self.again = 0

    # What it notices

    def see(self, event: Event, at: int) -> None:
        self.memory.see(event)
        if isinstance(event, e.Signalled | e.Said):
            self.notice(event, at)
        elif isinstance(event, e.Swapped | SeatTaken):
            self.take_in(at)
        elif isinstance(event, e.Turned):
            self.table_at = None
            self.take_in(at)
        elif isinstance(event, e.Rang):
            self.intent = None  # the bell stops every hand
        elif isinstance(event, e.HandsDealt):
            self.begin()
        elif isinstance(event, e.SignAgreed):
            self.sign = event.sign
            self.exposed = False
        elif isinstance(event, e.HuddleBegan):
            self.wake_in(HUDDLE, at)
        elif isinstance(event, e.Proposed | e.KeepWanted):
            self.wake_in(ANSWER, at)
        elif isinstance(event, e.Verdict):
            self.learn(event, at)
        elif isinstance(event, e.HandsShown):
            self.wake_in(READ, at)

    def begin(self) -> None:
        """New hands: whatever was shown before says nothing of them."""
        self.partner_has = False
        self.still()
        for seen in self.sightings.values():
            seen.clear()

    def take_in(self, at: int) -> None:
        """The table changed. It looks when it meant to, but never quicker than a blink."""
        when = at + self.dice.between(*self.skill.look)
        if self.table_at is not None:
            when = max(min(when, self.table_at), at + BLINK[0])
        self.table_at = when
        self.wake = when if self.wake is None else min(self.wake, when)

    def wake_in(self, span: Span, at: int) -> None:
        """Look again after a while, unless it will look sooner anyway."""
        wake = at + self.dice.between(*span)
        if self.wake is None or wake < self.wake:
            self.wake = wake

    def notice(self, event: e.Signalled | e.Said, at: int) -> None:
        if event.seat == self.seat or not self.dice.happens(self.skill.attention):
            return
        if isinstance(event, e.Signalled):
            sighting = Sighting(event.at, event.signal)
        else:
            sighting = Sighting(event.at, None, event.text)
        seen = self.sightings[event.seat]
        seen.append(sighting)
        del seen[:-12]
        if event.seat != self.partner:
            self.wake_in(self.skill.look, at)
        elif made(self.own_sign(), seen, strict=self.strict):
            self.partner_has = True
            self.wake_in(BLINK, at)

    def own_sign(self) -> Sign:
        """The team's sign if it is made of steps; a line of text it can neither make nor read."""
        return self.sign if self.sign is not None and is_structured(self.sign) else ()

    def learn(self, verdict: e.Verdict, at: int) -> None:
        """What the others did before they rang may be their sign; who read ours has it."""
        if verdict.seat is None or not verdict.true:
            return
        if e.team_of(verdict.seat) == e.team_of(self.seat):
            self.exposed |= self.dice.happens(self.skill.renews)
        elif verdict.call == self.counter_call:
            self.exposed = True
        else:
            for sighting in self.sightings[e.partner_of(verdict.seat)]:
                if sighting.signal is not None and sighting.at > at - WITHIN_MS:
                    self.telltale[sighting.signal] = self.telltale.get(sighting.signal, 0) + 1

    def refused(self, reason: str, at: int) -> None:
        self.take_in(at)

    # What it does

    def look(self, view: ExchangeView, prompt: Prompt | None, at: int) -> None:
        reach = at + self.dice.between(*self.skill.reach)  # before it looks at its cards
        self.sign = view.sign
        if prompt is None:
            return
        if view.phase == "exchange":
            self.exchange(view, prompt, at, reach)
        elif view.phase == "huddle":
            self.huddle(view, prompt, at, reach)
        elif prompt.form("Ready") is not None:
            self.intent = Intent(Ready(), reach)

    def huddle(self, view: ExchangeView, prompt: Prompt, at: int, reach: int) -> None:
        propose = prompt.form("Propose")
        if propose is None:
            return
        self.wake_in(INSIST, at)
        may_keep = prompt.form("Keep") is not None
        if view.partner_offer is not None:
            self.intent = Intent(Accept(view.partner_offer), reach)
        elif may_keep and (view.keeps[1] or not self.exposed):
            self.intent = Intent(Keep(), reach)
        elif view.offer is None and not view.keeps[0]:
            field = propose.fields["sign"]
            assert isinstance(field, SignField)
            self.intent = Intent(Propose(self.invent(field)), reach)

    def invent(self, field: SignField) -> Sign:
        """One or two signals of the family: more is too slow to make and to read."""
        while True:
            length = 1 + self.dice.below(2)
            sign = tuple(self.dice.sample(field.signals, length))
            if field.accepts(sign):
                return sign

    def exchange(self, view: ExchangeView, prompt: Prompt, at: int, reach: int) -> None:
        has_four = four_alike(view.hand, self.jokers_from) is not None
        if self.partner_has:
            self.ring(self.both_call if has_four else self.own_call, at)
        elif self.suspicion(at) >= self.skill.suspects:
            self.ring(self.counter_call, at)
        elif self.table_at is not None and self.table_at <= at:
            self.table_at = None
            action = self.trade(view, prompt, has_four)
            self.intent = Intent(action, reach) if action is not None else None
            self.make_a_face(has_four, at)
        elif self.face_at is not None and self.face_at <= at:
            self.show(prompt, has_four, at, reach)
        self.wake = min(
            (when for when in (self.wake, self.table_at, self.face_at) if when is not None),
            default=None,
        )

    def ring(self, call: Call, at: int) -> None:
        self.intent = Intent(Announce(call), at + self.dice.between(*self.skill.ring))

    def trade(self, view: ExchangeView, prompt: Prompt, has_four: bool) -> Action | None:
        """An exchange, or done; also with four alike, or its silence would be its sign."""
        swap = None if has_four else self.best_swap(view)
        if swap is None and prompt.form("Done") is not None:
            return Done(view.version)
        return swap

    # Its face

    def make_a_face(self, has_four: bool, at: int) -> None:
        """Begin the sign when it has four alike, a bluff now and then when it has not."""
        bluffs = self.dice.happens(self.skill.bluffs)
        when = at + self.dice.between(*STEP)
        if self.face_at is not None and has_four != bool(self.bluff):
            return  # it is at it already
        self.still()
        if not has_four:
            if not bluffs:
                return
            harmless = [signal for signal in PALETTE if signal not in self.own_sign()]
            self.bluff = self.dice.sample(harmless, 1 + self.dice.below(2))
            self.again = 1 + self.dice.below(3)
        self.face_at = when

    def still(self) -> None:
        self.face_at = None
        self.steps, self.bluff = [], []

    def show(self, prompt: Prompt, has_four: bool, at: int, reach: int) -> None:
        """The next step; after the last a pause, and then from the first again."""
        form = prompt.form("Signal")
        sign = self.bluff or (list(self.own_sign()) if has_four else [])
        if form is None or not sign:
            self.still()
            return
        if not self.steps:
            self.steps = sign[:]
            self.again -= 1
        step = self.steps.pop(0)
        self.intent = Intent(self.shown(step), max(reach, form.after))
        if self.steps:
            self.face_at = self.intent.at + self.dice.between(*STEP)
        elif self.bluff and self.again <= 0:
            self.still()
        else:
            self.face_at = self.intent.at + self.dice.between(*PAUSE)

    def shown(self, step: str) -> Action:
        if not step.startswith(WORD):
            return Signal(step)
        sentence = SENTENCES[self.dice.below(len(SENTENCES))]
        return Say(sentence.format(word=step.removeprefix(WORD)))

    # What it thinks

    def suspicion(self, at: int) -> int:
        """How likely one of the others holds four alike, in percent."""
        return max(self.suspect(seat, at) for seat in self.others)

    def suspect(self, seat: Seat, at: int) -> int:
        percent = 0
        if self.skill.remembers:
            held = self.memory.holds(seat)
            jokers = sum(card >= self.jokers_from for card in held)
            most = max(self.tally(held).values(), default=0) + jokers
            percent = (0, 0, 4, 30, 100)[min(most, COPIES)]
        recent = [s.signal for s in self.sightings[seat] if s.at > at - WITHIN_MS and s.signal]
        repeats = len(recent) - len(set(recent))
        known = max((self.telltale.get(signal, 0) for signal in recent), default=0)
        return percent + 25 * min(repeats, 2) + (0, 35, 55)[min(known, 2)]

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
            if not pairs or len(odd) < 2:
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

    def tally(self, cards: Iterable[Card]) -> dict[Character, int]:
        found: dict[Character, int] = {}
        for card in cards:
            if card < self.jokers_from:
                found[card // COPIES] = found.get(card // COPIES, 0) + 1
        return found
