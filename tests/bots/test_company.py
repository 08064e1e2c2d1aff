"""Bots in their seats: who hears what, who is driven when, and seats that change hands."""

import pytest

from singerie.bots.bot import Bot, Intent, Place, QuickDice
from singerie.bots.company import Company
from singerie.engine.errors import Illegal
from singerie.engine.events import Event, SeatTaken, seen_by
from singerie.engine.journal import dump_lines, load_lines
from singerie.engine.match import Match
from singerie.engine.prompts import Prompt
from singerie.games.exchange.actions import Propose, Ready, Signal
from singerie.games.registry import game

KEMS = game("kems")
RULES = KEMS.rules
LAB = dict(RULES.lab_options)


class Still:
    """A bot that only watches; tests move its hand."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.wake: int | None = None
        self.intent: Intent | None = None
        self.seen: list[Event] = []
        self.looks: list[int] = []
        self.refusals: list[str] = []

    def see(self, event: Event, at: int) -> None:
        self.seen.append(event)

    def look(self, view: object, prompt: Prompt | None, at: int) -> None:
        self.looks.append(at)

    def refused(self, reason: str, at: int) -> None:
        self.refusals.append(reason)


def place(seat: int) -> Place:
    return Place(RULES, 4, seat, RULES.read_options(LAB), QuickDice(seat))


def still_company(seats: tuple[int, ...] = (0, 1, 2, 3)) -> tuple[Company, dict[int, Still]]:
    match = Match.new(
        RULES, seats=4, options=LAB, bots=[seat in seats for seat in range(4)], seed=1
    )
    bots = {seat: Still(place(seat)) for seat in seats}
    return Company(match, bots), bots


def kems_company(levels: dict[int, str], seed: int = 1) -> Company:
    bots = [seat in levels for seat in range(4)]
    match = Match.new(RULES, seats=4, options=LAB, bots=bots, seed=seed)
    return Company(match, {seat: KEMS.bot(level)(place(seat)) for seat, level in levels.items()})


def some_sign(match: Match, seat: int) -> tuple[str, ...]:
    prompt = match.prompt(seat)
    assert prompt is not None
    form = prompt.form("Propose")
    assert form is not None
    sign: tuple[str, ...] = form.fields["sign"].sample(QuickDice(1))
    return sign


def test_a_bot_is_told_what_its_seat_sees_and_no_more() -> None:
    company, bots = still_company()
    events = company.match.opening[:]
    events += company.act(0, Propose(some_sign(company.match, 0)))
    events += company.act(1, Signal("yawn"))
    for seat, bot in bots.items():
        assert bot.seen == seen_by(seat, events)


def test_what_comes_first_happens_first() -> None:
    company, bots = still_company()
    bots[0].intent = Intent(Signal("yawn"), 900)
    bots[1].wake = 700
    bots[2].intent = Intent(Signal("smile"), 800)
    for expected in (700, 800, 900):
        assert company.next_at() == expected
        company.step()
        assert company.now == expected
    assert bots[1].looks == [700]
    assert company.decisions == 2


def test_a_bot_does_not_look_while_its_hand_is_on_the_way() -> None:
    company, bots = still_company()
    bots[0].intent = Intent(Signal("yawn"), 900)
    bots[0].wake = 100
    company.step()
    assert (company.now, bots[0].looks) == (900, [])
    company.step()
    assert bots[0].looks == [900]


def test_a_dropped_intent_is_not_carried_out() -> None:
    company, bots = still_company()
    bots[0].intent = Intent(Signal("yawn"), 900)
    bots[0].intent = None
    company.advance(1000)
    assert (company.decisions, company.now) == (0, 1000)


def test_a_refusal_is_told_to_the_bot_alone_and_changes_nothing() -> None:
    company, bots = still_company()
    bots[3].intent = Intent(Ready(), 50)
    company.step()
    assert [bot.refusals for bot in bots.values()] == [[], [], [], ["not-now"]]
    assert (company.decisions, company.refusals) == (0, 1)
    assert company.match.journal.entries == []


def test_a_person_is_refused_by_name_of_the_reason() -> None:
    company, _ = still_company((1, 2, 3))
    with pytest.raises(Illegal, match="not-now"):
        company.act(0, Ready())


def test_deadlines_fire_where_everybody_sleeps() -> None:
    company, bots = still_company()
    events = company.step()
    assert company.now == company.match.state.now == 45_000
    assert bots[0].seen == seen_by(0, company.match.opening + events)


def test_a_table_with_nobody_awake_and_no_deadline_is_an_error() -> None:
    company, _ = still_company()
    while company.match.outcome is None:
        company.step()
    with pytest.raises(RuntimeError, match="sleeps"):
        company.step()


def test_a_newcomer_has_the_memory_of_the_seat() -> None:
    company = kems_company({0: "normal", 1: "normal", 2: "normal"})
    company.advance(60_000)
    places: list[Place] = []

    def make(place: Place) -> Bot:
        places.append(place)
        return Still(place)

    before = company.match.recall(3)
    events = company.seat(3, make, QuickDice(9))
    assert places[0].memory == before
    assert events[0] == SeatTaken(3, True)
    newcomer = company.bots[3]
    assert isinstance(newcomer, Still)
    assert newcomer.seen == seen_by(3, events)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@pytest.mark.parametrize("at", [0, 3_000, 20_000, 61_000, 100_000])
def test_a_bot_that_sits_down_in_the_middle_plays(level: str, at: int) -> None:
    company = kems_company({0: "normal", 1: "normal", 2: "normal"})
    company.advance(at)
    assert company.match.outcome is None
    entries = len(company.match.journal.entries)
    company.seat(3, KEMS.bot(level), QuickDice(9))
    company.play()
    acts = [e for e in company.match.journal.entries[entries:] if getattr(e, "seat", -1) == 3]
    assert len(acts) > 10


def test_a_person_takes_the_seat_back() -> None:
    company = kems_company(dict.fromkeys(range(4), "normal"))
    company.advance(20_000)
    assert company.leave(2)[0] == SeatTaken(2, False)
    assert 2 not in company.bots
    company.play()
    assert company.match.state.bots == [True, True, False, True]


def test_a_match_read_from_its_journal_goes_on() -> None:
    company = kems_company(dict.fromkeys(range(4), "normal"))
    company.advance(30_000)
    journal = load_lines(dump_lines(company.match.journal).splitlines())
    again = Company(Match.replay(RULES, journal), {})
    for seat in range(4):
        assert again.seat(seat, KEMS.bot("normal"), QuickDice(seat)) == []
    again.play()
    assert again.match.outcome is not None
    assert again.match.journal.entries[: len(journal.entries)] == company.match.journal.entries
