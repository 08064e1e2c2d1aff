"""Tables of Kem's on which at most four cards are hidden from one seat."""

from collections import Counter
from itertools import permutations

from singerie.bots.bot import QuickDice
from singerie.engine.match import Match
from singerie.games.exchange.actions import Swap
from singerie.games.exchange.events import Reshuffled, Turned
from singerie.games.kems.events import CardsShown
from singerie.games.kems.rules import KEMS
from singerie.games.kems.state import KemsState
from tests.contract.scripts import Watcher
from tests.contract.worlds import Tiny, World

JOKERS = (52, 53)
HIDDEN = 4
Place = tuple[int, int]
Hands = list[list[int]]


def tiny(seed: int) -> Tiny:
    """A round played until all but a few cards have been seen, just before or after a reshuffle."""
    dice = QuickDice(seed)
    options = {**KEMS.lab_options, "round_tables": 200, "jokers": 2 * dice.below(2)}
    match = Match.new(KEMS, seats=4, options=options, seed=lucky_seed(seed, options))
    state = match.state
    assert isinstance(state, KemsState)
    watcher = Watcher(match, dice.below(4))
    shows = []
    while not state.table:
        events = match.wait()
        watcher.see(events)
        shows += [event for event in events if isinstance(event, CardsShown)]
    dealt = [hand[:] for hand in state.hands]
    fresh = [(seat, slot) for seat in range(4) for slot in range(4) if seat != watcher.seat]
    dice.shuffle(fresh)
    recycled = False
    before_the_end = bool(dice.below(2))
    while not recycled and not (before_the_end and len(state.stock) + len(fresh) <= HIDDEN):
        for _ in range(2):
            if len(fresh) > 2 + dice.below(2) or (before_the_end and len(fresh) > 2):
                seat, slot = fresh.pop()
                swap = Swap(state.hands[seat][slot], state.table[dice.below(4)])
                watcher.see(match.submit(seat, swap))
        events = match.wait()
        watcher.see(events)
        recycled = any(isinstance(event, Reshuffled) for event in events)
        assert any(isinstance(event, Turned) for event in events)

    def hidden(s: KemsState) -> World:
        hands = tuple(tuple(hand) for hand in s.hands)
        return hands, () if recycled else tuple(s.stock)

    worlds = set()
    stock = [] if recycled else state.stock
    cards = [*(state.hands[seat][slot] for seat, slot in fresh), *stock]
    for order in permutations(cards):
        at = dict(zip(fresh, order, strict=False))
        if could_be_dealt(with_cards(dealt, at), shows, state.dealer):
            hands = with_cards(state.hands, at)
            worlds.add((tuple(tuple(hand) for hand in hands), order[len(fresh) :]))
    return Tiny(match, watcher.seat, watcher.memory, hidden, worlds)


def lucky_seed(seed: int, options: dict[str, object]) -> int:
    """For every other seed, one from which somebody is dealt too much luck."""
    if seed % 2:
        return seed
    while True:
        match = Match.new(KEMS, seats=4, options=options, seed=seed)
        if any(isinstance(event, CardsShown) for event in match.wait()):
            return seed
        seed += 1_000_003


def with_cards(hands: Hands, at: dict[Place, int]) -> Hands:
    return [
        [at.get((seat, slot), card) for slot, card in enumerate(hand)]
        for seat, hand in enumerate(hands)
    ]


def could_be_dealt(hands: Hands, shows: list[CardsShown], dealer: int) -> bool:
    """Would the deal check, from the hands first dealt, have shown exactly these cards?"""
    after = [hands]
    for show in reversed(shows):
        back = zip(show.slots, show.cards, strict=True)
        after.append(with_cards(after[-1], {(show.seat, slot): card for slot, card in back}))
    stages = list(reversed(after))  # the hands before each show, and at last those that stayed
    for stage in stages:
        flat = [card for hand in stage for card in hand]
        if len(set(flat)) < len(flat):
            return False
    nth = 0
    concerned = True
    while concerned:
        concerned = False
        for step in range(1, 5):
            seat = (dealer + step) % 4
            lucky = luck(stages[nth][seat])
            if not lucky:
                continue
            if nth == len(shows) or shows[nth].seat != seat or set(shows[nth].cards) != lucky:
                return False
            nth += 1
            concerned = True
    return nth == len(shows)


def luck(hand: list[int]) -> set[int]:
    """Three or four identical cards, or both jokers."""
    counts = Counter(card // 4 for card in hand if card not in JOKERS)
    alike = {card for card in hand if card not in JOKERS and counts[card // 4] >= 3}
    return alike or (set(JOKERS) if set(JOKERS) <= set(hand) else set())
