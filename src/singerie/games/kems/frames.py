"""The frames that only Kem's has: game and round, the deal check, the score."""

from dataclasses import dataclass
from typing import Any

from singerie.engine.frames import Frame
from singerie.engine.outcome import Outcome
from singerie.engine.seats import Seat
from singerie.games.exchange.cards import Card, counts
from singerie.games.exchange.events import GameEnded, Verdict, members, partner_of, team_of
from singerie.games.exchange.frames import FRAMES as SHARED
from singerie.games.exchange.frames import CallHuddle, Deal, Turn, show_hands
from singerie.games.exchange.state import SEATS
from singerie.games.kems.actions import CONTRE, KEMS, SUPER
from singerie.games.kems.events import CardsShown, Redrawn
from singerie.games.kems.state import KemsState

S = KemsState

TOO_MANY_ALIKE = 3
TOO_POINTLESS = 5


@dataclass(slots=True)
class Game(Frame[S]):
    """Round after round until the game is over (8)."""

    def resolve(self, s: S) -> None:
        reason = over(s)
        if reason is not None:
            best = max(s.points)
            winners = tuple(seat for seat in SEATS if s.points[team_of(seat)] == best)
            outcome = Outcome(winners, tuple(s.points[team_of(seat)] for seat in SEATS), reason)
            s.end(outcome)
            s.emit(GameEnded(outcome))
            return
        if s.round:
            s.dealer = (s.dealer + 1) % len(SEATS)  # 4.1
        s.round += 1
        s.gather()
        s.stack += [Score(), Turn(), DealCheck(), Deal(), CallHuddle()]


def over(s: S) -> str | None:
    """Why the game is over, as a text id; None while it goes on."""
    options = s.options
    if s.pointless >= TOO_POINTLESS:
        return "over-pointless"  # 8.4
    if options.target is not None:
        return "over-target" if max(s.points) >= options.target else None  # 8.3
    if s.round < options.rounds:
        return None
    if options.sudden_death and s.points[0] == s.points[1]:
        return None  # 8.2
    return "over-rounds"  # 8.1


@dataclass(slots=True)
class DealCheck(Frame[S]):
    """Who was dealt too much luck shows it and draws again, until a pass concerns nobody (4.4)."""

    def resolve(self, s: S) -> None:
        lucky = False
        for step in range(1, len(SEATS) + 1):
            seat = (s.dealer + step) % len(SEATS)
            cards = too_lucky(s.hands[seat], s.jokers_from)
            if cards:
                lucky = True
                self.redraw(s, seat, cards)
        if not lucky:
            s.pop()

    def redraw(self, s: S, seat: Seat, cards: list[Card]) -> None:
        hand = s.hands[seat]
        slots = tuple(slot for slot, card in enumerate(hand) if card in cards)
        s.emit(CardsShown(seat, slots, tuple(hand[slot] for slot in slots)))
        s.stock += cards
        s.chance.shuffle(s.stock)
        for slot in slots:
            hand[slot] = s.draw()
        s.emit(Redrawn(seat, slots, tuple(hand[slot] for slot in slots)))


def too_lucky(hand: list[Card], jokers_from: Card) -> list[Card]:
    """Three or four identical cards, or both jokers; else nothing (4.3)."""
    for alike in counts(hand, jokers_from).values():
        if len(alike) >= TOO_MANY_ALIKE:
            return alike
    jokers = [card for card in hand if card >= jokers_from]
    return jokers if len(jokers) > 1 else []


@dataclass(slots=True)
class Score(Frame[S]):
    """The verdict, and the hands for all to see (7.6 to 7.10)."""

    def resolve(self, s: S) -> None:
        verdict = judge(s)
        if verdict.team is not None:
            s.points[verdict.team] += verdict.points
            s.pointless = 0
        else:
            s.pointless += 1
        s.verdict = verdict
        s.emit(verdict)
        show_hands(s)


def judge(s: S) -> Verdict:
    """Who scores how much, and why, on the hands as they lie."""
    fours = tuple(s.four(seat) for seat in SEATS)
    if not s.rung:
        return Verdict(None, None, False, None, 0, "no-bell", (), fours)
    seat, call, _ = s.rung[0]
    calls = tuple((presser, said) for presser, said, _ in s.rung)
    after = tuple(at - s.turned_at for _, _, at in s.rung)
    mine = fours[seat] is not None
    partners = fours[partner_of(seat)] is not None
    theirs = sum(fours[other] is not None for other in members(1 - team_of(seat)))
    if call == KEMS:
        true, points = partners, 1
        reason = (
            ("both-but-said-kems" if mine else "partner-has-four")
            if partners
            else ("only-announcer-has-four" if mine else "partner-has-not")
        )
    elif call == SUPER:
        true, points = mine and partners, 2
        reason = "both-have-four" if true else "not-both-have-four"
    else:
        assert call == CONTRE
        true, points = theirs > 0, theirs
        reason = ("no-opponent-has-four", "one-opponent-has-four", "both-opponents-have-four")[
            theirs
        ]
    about = 1 - team_of(seat) if call == CONTRE else team_of(seat)
    judged = tuple(four if team_of(at) == about else None for at, four in enumerate(fours))
    if true:
        return Verdict(seat, call, True, team_of(seat), points, reason, calls, fours, judged, after)
    return Verdict(
        seat, call, False, 1 - team_of(seat), 1, reason, calls, fours, judged, after
    )  # 7.9


_ALL: tuple[type[Frame[Any]], ...] = (*SHARED, Game, DealCheck, Score)
FRAMES = {kind.__name__: kind for kind in _ALL}

UNDER: dict[str, list[Frame[Any]]] = {
    "huddle": [Game(), Score(), Turn(), DealCheck(), Deal()],
    "deal": [Game(), Score(), Turn(), DealCheck()],
    "turn": [Game(), Score()],
    "exchange": [Game(), Score()],
    "sweep": [Game(), Score()],
    "bell": [Game(), Score()],
    "showdown": [Game()],
    "over": [],
}
"""What lies on the stack under the frame of each phase."""
