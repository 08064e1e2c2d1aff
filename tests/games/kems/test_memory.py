"""What everyone may conclude from the deal check (clauses 4.3 and 4.4)."""

from singerie.games.exchange.events import Swapped, Turned
from singerie.games.kems.events import CardsShown
from singerie.games.kems.memory import KemsMemory

FANS = (20, 21, 22, 23)
JOKERS = (52, 53)


def test_shown_cards_are_in_no_other_hand() -> None:
    memory = KemsMemory(seat=0)
    memory.see(CardsShown(1, (0, 1), JOKERS))
    assert all(set(JOKERS) <= slot.excluded for seat in (2, 3) for slot in memory.slots[seat])
    assert set(JOKERS) <= memory.slots[1][2].excluded


def test_the_places_they_left_may_hold_them_again() -> None:
    memory = KemsMemory(seat=0)
    memory.see(CardsShown(1, (0, 1), JOKERS))
    assert memory.slots[1][0].excluded == memory.slots[1][1].excluded == set()


def test_who_shows_three_has_not_kept_the_fourth() -> None:
    memory = KemsMemory(seat=0)
    memory.see(CardsShown(1, (0, 1, 3), FANS[:3]))
    assert set(FANS) <= memory.slots[1][2].excluded
    assert FANS[3] not in memory.slots[2][0].excluded


def test_a_card_taken_openly_is_known_until_it_is_put_back() -> None:
    memory = KemsMemory(seat=0)
    memory.see(Turned((4, 8, 12, 16), 0))
    memory.see(Swapped(seat=2, slot=1, give=30, take=8, at=10))
    assert memory.holds(2) == [8]
    assert memory.taken_by == {8: 2}
    memory.see(Swapped(seat=2, slot=1, give=8, take=30, at=20))
    assert memory.holds(2) == [30]
    assert memory.taken_by == {30: 2}
    assert memory.slots[2][1].dealt == 30
