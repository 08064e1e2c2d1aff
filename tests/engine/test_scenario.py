"""Scenarios: bad files get a sentence and a line; wrong expectations are found out."""

import re
from pathlib import Path

import msgspec
import pytest

from singerie.engine.scenario import BadScenario, Different, Scenario, Start, Step, read, run
from singerie.games.kems.rules import KEMS, KemsGiven

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
HEAD = 'title = "A question"\ngame = "kems"\nclauses = ["5.1"]\n'
GIVEN = """
[given]
hands.0 = ["fan.1", "coach.1", "diva.1", "drum.1"]
table = ["keeper.1", "mascot.1", "referee.1", "joker.1"]
"""
SWAP = """
[[step]]
seat = 0
do = "Swap"
with = { give = "fan", take = "keeper" }
"""


def play(text: str) -> None:
    run(read(text), KEMS, text)


def complaint(text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        play(text)
    return str(caught.value)


def test_a_scenario_that_is_right_passes() -> None:
    play(HEAD + GIVEN + SWAP + 'events = [{ event = "Swapped", seat = 0, take = "keeper.1" }]\n')


RIGHT = [
    'events = [{ event = "Swapped" }]\nnothing_else = true',
    'no_events = ["Swept", "SaidDone"]',
    'seen.3 = [{ event = "Swapped", give = "fan" }]\nseen.tv = [{ event = "Swapped" }]',
    'view.0 = { hand = ["keeper", "coach", "diva", "drum"], seat = 0, sign_card = "hand" }',
    'view.tv = { hand = [], seat = "none", outcome = "none" }',
    'hidden.1 = ["coach.1", "diva"]',
    'can.0 = ["Swap", { do = "Swap", with = { give = "keeper", take = "fan" } }]',
    'cannot.0 = ["Ready", { do = "Swap", with = { give = "fan.1", take = "mascot" } }]',
    "asked = [0, 1, 2, 3]",
    "[step.view.0]\nround = 1",
]


@pytest.mark.parametrize("expectation", RIGHT)
def test_what_is_so_passes(expectation: str) -> None:
    play(HEAD + GIVEN + SWAP + expectation)


WRONG = [
    ('refused = "card-gone"', "it was accepted, not refused as card-gone"),
    ('events = [{ event = "Swapped", seat = 1 }]', "is not in what happened"),
    ('events = [{ event = "Swept" }]', "is not in what happened"),
    ("events = []", "what happened is 1 events, not 0"),
    ('no_events = ["Swapped"]', "Swapped happened, which it should not"),
    ('seen.3 = [{ event = "Swapped", take = "fan" }]', "is not in what seat 3 learnt"),
    ("seen.tv = []", "what the TV learnt is 1 events, not 0"),
    ("view.0.round = 2", "in the view of seat 0, round: 1 instead of 2"),
    ("view.0.version = true", "in the view of seat 0, version: 2 instead of true"),
    ('view.0.table = ["keeper", "mascot", "referee", "joker"]', "table[0]: "),
    ('view.0.table = ["fan"]', "table: "),
    ('view.0.sign = "none"', 'sign: ["tap-once"] instead of "none"'),
    ("view.0.tabel = []", "there is no tabel; did you mean table?"),
    ('hidden.1 = ["keeper.1"]', "seat 1 can see keeper.1"),
    ('hidden.0 = ["tap-once"]', "seat 0 can see tap-once"),
    ('can.0 = ["Ready"]', "seat 0 cannot Ready: not offered"),
    (
        'can.0 = [{ do = "Swap", with = { give = "fan.1", take = "mascot" } }]',
        'seat 0 cannot Swap { give = "fan.1", take = "mascot" }: not-your-card',
    ),
    ('cannot.2 = ["Swap"]', "seat 2 can Swap"),
    (
        'cannot.0 = [{ do = "Announce", with = { call = "kems" } }]',
        'seat 0 can Announce { call = "kems" }',
    ),
    ("asked = [0]", "in the seats that are asked"),
    ("outcome = { winners = [0, 2] }", "in the outcome"),
]


@pytest.mark.parametrize(("expectation", "difference"), WRONG)
def test_what_is_not_so_is_found(expectation: str, difference: str) -> None:
    with pytest.raises(Different) as caught:
        play(HEAD + GIVEN + SWAP + expectation)
    assert difference in str(caught.value)
    assert str(caught.value).startswith("step 1 (line 9): ")


def test_a_difference_says_what_happened() -> None:
    with pytest.raises(Different) as caught:
        play(HEAD + GIVEN + SWAP + "events = []")
    told = '{ event = "Swapped", seat = 0, slot = 0, give = "fan.1", take = "keeper.1", at = 0.0 }'
    assert str(caught.value).endswith(f"What happened:\n  {told}")


def test_an_unexpected_refusal_is_a_difference() -> None:
    swap = SWAP.replace("keeper", "mascot.3")
    with pytest.raises(Different, match="it was refused as card-gone, not accepted"):
        play(HEAD + GIVEN + swap)
    with pytest.raises(Different, match="it was refused as card-gone, not refused as not-now"):
        play(HEAD + GIVEN + swap + 'refused = "not-now"')


def test_events_must_come_in_order() -> None:
    step = '[[step]]\nwait = 12\nevents = [{ event = "Swept" }, { event = "Turned" }]\n'
    play(HEAD + step)
    turned_first = '[[step]]\nwait = 11\nevents = [{ event = "Turned" }, { event = "Swept" }]\n'
    with pytest.raises(Different, match="not in this order"):
        play(HEAD + turned_first)


def test_a_name_without_its_number_is_any_copy_but_no_other_word() -> None:
    say = '[[step]]\nseat = 0\ndo = "Say"\nwith = { text = "Well, well." }\n'
    play(HEAD + say + 'events = [{ event = "Said", text = "Well, well." }]')
    with pytest.raises(Different):
        play(HEAD + say + 'events = [{ event = "Said", text = "Well, well" }]')


def test_cards_are_neither_lost_nor_made(monkeypatch: pytest.MonkeyPatch) -> None:
    tallies = iter((1, 2))
    monkeypatch.setattr(type(KEMS), "tally", lambda *_: next(tallies))
    with pytest.raises(Different, match="cards were lost or made"):
        play(HEAD + "[[step]]\nwait = 1\n")


STEP = "[[step]]\nwait = 1\n"
BAD_FILES = [
    (HEAD + "[[step\n", "Line 4: this is not TOML: "),
    (HEAD + 'options = "', "Line 4: this is not TOML: "),
    ('game = "kems"\nclauses = ["1"]\n' + STEP, "Line 1: title is missing."),
    ('title = "x"\nclauses = ["1"]\n' + STEP, "Line 1: game is missing."),
    ('title = "x"\ngame = "kems"\n' + STEP, "Line 1: clauses is missing."),
    (HEAD, "Line 1: step is missing."),
    ('title = ""\ngame = "kems"\nclauses = ["1"]\n' + STEP, "Line 1: `title` is empty."),
    (HEAD.replace('["5.1"]', "[]") + STEP, "Line 3: `clauses` is empty."),
    (HEAD + "step = []\n", "Line 4: `step` is empty."),
    (HEAD.replace('["5.1"]', '"5.1"') + STEP, "Line 3: `clauses`: expected array, not str."),
    (HEAD + "gven = 1\n" + STEP, "Line 4: there is no key `gven`; did you mean given?"),
    (HEAD + "[given]\n[start]\nseed = 1\n" + STEP, "Line 5: [given] is a layout and [start] "),
    (HEAD + "[start]\nsed = 1\n" + STEP, "Line 5: there is no key `sed`; did you mean seed?"),
    (HEAD + "[start]\nseed = 1\nseats = 9\n" + STEP, "Line 4: Kem's is for 4 players, not 9."),
    (HEAD + "[options]\nround = 3\n" + STEP, "Line 5: `round`: Kem's has no option 'round'"),
    (
        HEAD + "[options]\njokers = 2\nrounds = 99\n" + STEP,
        "Line 6: `rounds`: Option rounds takes a whole number from 1 to 20, not 99.",
    ),
]
BAD_STEPS = [
    ("", "Line 6: the step is empty: say what is done or what is expected."),
    ('refsed = "x"', "Line 7: there is no key `refsed`; did you mean refused?"),
    ("zzzz = 3", "Line 7: there is no key `zzzz`; there are seat, do, with, sit, timers, wait,"),
    ('wait = "3"', "Line 7: `wait`: expected float, not str."),
    ("wait = -1", "Line 7: `wait` is a number of seconds, 0 or more."),
    ("wait = 1\nat = 3", "Line 8: `at` and `wait` both say when."),
    ("seat = 0", "Line 7: an action is a `seat` with `do` or `sit`."),
    ('do = "Keep"', "Line 7: an action is a `seat` with `do` or `sit`."),
    ('seat = 0\nsit = "bot"\ndo = "Keep"', "Line 7: an action is a `seat` with `do` or `sit`."),
    ('seat = 0\nsit = "robot"', "Line 8: `sit` is person or bot."),
    ('wait = 1\nrefused = "not-now"', "Line 8: `refused` needs an action."),
    ("wait = 1\nwith = { call = 1 }", "Line 8: `with` needs an action: do."),
    ("hidden.1 = []", "Line 6: the step expects nothing of a seat."),
    ("nothing_else = true", "Line 7: `nothing_else` than what? It needs events or seen."),
    ('seat = 0\ndo = "Swop"', "Line 8: there is no action `Swop`; did you mean Swap?"),
    ('seat = 7\ndo = "Keep"', "Line 7: there is no seat `7`; there are 0 to 3."),
    ('seat = 0\ndo = "Announce"', "Line 8: `Announce` takes call, not nothing."),
    ('seat = 0\ndo = "Keep"\nwith = { x = 1 }', "Line 8: `Keep` takes nothing, not x."),
    (
        'seat = 0\ndo = "Swap"\nwith = { give = "fann", take = "fan" }',
        "Line 9: there is no card 'fann'; ",
    ),
    (
        'seat = 0\ndo = "Propose"\nwith = { sign = "tap-once" }',
        'Line 9: `sign` is a list, not "tap-once".',
    ),
    (
        'seat = 0\ndo = "Done"\nwith = { table = "x" }',
        'Line 8: no `Done` can be made of { table = "x" }.',
    ),
    ("view.5.round = 1", "Line 7: there is no seat `5`; there are 0 to 3."),
    ('can.tv = ["Swap"]', "Line 7: there is no seat `tv`; there are 0 to 3."),
    ('can.0 = ["Swop"]', "Line 7: there is no action `Swop`; did you mean Swap?"),
    ('can.0 = [{ du = "Swap" }]', "Line 7: there is no key `du`; there are do, with."),
    (
        'events = [{ event = "Swaped" }]',
        "Line 7: there is no event `Swaped`; did you mean Swapped?",
    ),
    ('no_events = ["Swaped"]', "Line 7: there is no event `Swaped`; did you mean Swapped?"),
    ('hidden.1 = ["fan.9"]', "Line 7: there is no `fan.9` in this game now that could be hidden."),
]
BAD_LAYOUTS = [
    ('phase = "dinner"', "Line 5: `phase` is one of round, huddle, deal, "),
    ('phase = "bell"', "Line 5: `phase` bell needs `rang`: who announced what."),
    ('phase = "bell"\nrang = [[4, "kems"]]', "Line 6: `rang`: there is no seat 4; "),
    ('phase = "bell"\nrang = [[0, "bingo"]]', "Line 6: `rang`: there is no announcement 'bingo'; "),
    ('phase = "bell"\nrang = [[0, "kems"], [0, "super"]]', "Line 6: `rang` has a seat twice"),
    ("stack = []", "Line 5: `stack` lists at least one frame"),
    ('stack = [{ frame = "Dinner" }]', "Line 5: `stack`: {'frame': 'Dinner'} is no frame "),
    ('phase = "turn"\nstack = [{ frame = "Game" }]', "Line 6: `stack` lists at least one frame"),
    ("round = 1\npoints = [1, 2, 3]", "Line 6: `points` has 2 entries, one for each team, not 3."),
    ("points = [0, -1]", "Line 5: `points` is 0 or more, not -1."),
    ("now = -3", "Line 5: `now` is 0 or more, not -3."),
    ("round = -1", "Line 5: `round` is 0 or more, not -1."),
    ("now = 3\nturned = 4", "Line 6: `turned` is from 0 to now (3), not 4."),
    ("now = 3\nturned = 2\nmoved = 1", "Line 7: `moved` is from 2 to now (3), not 1."),
    ("signalled.0 = 4", "Line 5: `signalled` is up to now (0), not 4."),
    ("signalled.4 = 0", "Line 5: `signalled`: there is no seat '4'; there are 0, 1, 2, 3."),
    ("done = [0, 4]", "Line 5: `done`: there is no seat 4; there are 0, 1, 2, 3."),
    ("kept = [-1]", "Line 5: `kept`: there is no seat -1; "),
    ("dealer = 4", "Line 5: `dealer`: there is no seat 4; "),
    ("ready_teams = [2]", "Line 5: `ready_teams`: there is no team 2; there are 0, 1."),
    ("bots = [true]", "Line 5: `bots` has 4 entries, one for each seat, not 1."),
    ('signs = [["tap-once"]]', "Line 5: `signs` has 2 entries, one for each team, not 1."),
    ('signs = [["tap-thrice"], []]', "Line 5: `signs`: ['tap-thrice'] is no sign: "),
    ('offers.0 = ["tap-thrice"]', "Line 5: `offers`: ['tap-thrice'] is no sign: "),
    ('sign_cards = ["hand", "nose"]', "Line 5: there is no sign card 'nose'; "),
    ('sign_cards = ["hand"]', "Line 5: `sign_cards` has 2 entries, one for each team, not 1."),
    ('hands = [["fan"]]', "Line 5: `hands` has 4 entries, one for each seat, not 1."),
    ('hands.4 = ["fan"]', "Line 5: `hands`: there is no seat '4'; "),
    ('hands.0 = ["fan", "fan", "fan", "fan", "drum"]', "Line 5: `hands`: seat 0 has 5 cards"),
    ('hands.0 = ["fann"]', "Line 5: there is no card 'fann'; "),
    ('hands.0 = ["fan.5"]', "Line 5: there is no card 'fan.5'; "),
    ('hands.0 = ["fan.1"]\ntable = ["fan.1"]', "Line 5: 'fan.1' lies in two places."),
    ('stock = ["joker", "joker", "joker"]', "Line 5: there are not that many cards called 'joker'"),
    ('table = ["fan", "fan", "fan", "fan", "drum"]', "Line 5: `table` has 5 cards, four is"),
    ('phase = "deal"\nhands.0 = ["fan"]', "Line 6: `hands` are not dealt yet in phase deal"),
    ('phase = "sweep"\ntable = ["fan"]', "Line 6: `table` is empty in phase sweep."),
    ('rest = "floor"', "Line 5: `rest`: there is no pile 'floor'; there are stock, discard."),
    ('taken = { "fan.1" = 9 }', "Line 5: `taken`: there is no seat 9; "),
    ("tabel = []", "Line 5: "),
    ('dealer = "me"', "Line 5: "),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_FILES)
def test_a_bad_file_gets_a_sentence_and_its_line(text: str, sentence: str) -> None:
    assert complaint(text).startswith(sentence)


@pytest.mark.parametrize(("step", "sentence"), BAD_STEPS)
def test_a_bad_step_gets_a_sentence_and_its_line(step: str, sentence: str) -> None:
    assert complaint(f"{HEAD}{STEP}[[step]]\n{step}\n{STEP}").startswith(sentence)


@pytest.mark.parametrize(("given", "sentence"), BAD_LAYOUTS)
def test_a_bad_layout_gets_a_sentence_and_its_line(given: str, sentence: str) -> None:
    assert complaint(f"{HEAD}[given]\n{given}\n{STEP}").startswith(sentence)


def test_no_complaint_has_two_full_stops() -> None:
    every = [text for text, _ in BAD_FILES]
    every += [f"{HEAD}[given]\n{given}\n{STEP}" for given, _ in BAD_LAYOUTS]
    assert [text for text in every if ".." in complaint(text)] == []


def test_time_does_not_run_backwards() -> None:
    text = HEAD + "[[step]]\nat = 11\n[[step]]\nat = 3\n"
    assert complaint(text) == "Line 7: `at` runs backwards: it is 11 s already."


def test_a_joker_must_be_in_the_pack() -> None:
    text = HEAD + '[options]\njokers = 0\n[given]\ntable = ["joker.1"]\n' + STEP
    assert complaint(text) == "Line 7: 'joker.1' is not in the pack that the options give."


def test_a_real_match_starts_from_its_seed() -> None:
    start = HEAD + "[start]\nseed = 3\nbots = [false, true, false, false]\n"
    play(
        start + '[[step]]\nview.0.sign_card = "eyes"\nview.tv.places = [{}, { bot = true }, {}, {}]'
    )


def test_a_stack_can_be_laid_out() -> None:
    given = """
[given]
now = 2
stack = [{ frame = "Game" }, { frame = "Score" }, { frame = "Sweep", until = 2500 }]
"""
    play(
        HEAD + given + "[[step]]\nat = 2.499\nevents = []\n[[step]]\nat = 2.5\nview.tv.stock = 50\n"
    )


def test_who_took_a_card_can_be_laid_out() -> None:
    swap = SWAP.replace('"keeper"', '"snapper.1"')
    play(HEAD + GIVEN + 'taken = { "snapper.1" = 2 }' + swap + 'refused = "card-gone-to by=2"')


def test_places_that_are_not_named_hold_no_two_alike_and_no_joker() -> None:
    text = HEAD + '[given]\nphase = "verdict"\n[[step]]\nhidden.tv = ["joker"]\n'
    play(text + 'events = [{ event = "Verdict", fours = ["none", "none", "none", "none"] }]')


EXAMPLES = re.findall(r"(?ms)^```toml\n(title = .*?)^```$", PAGE)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0][9:-1])
def test_the_examples_of_the_page_pass(text: str) -> None:
    play(text)


KEYS = re.findall(r"(?m)^\| `(\w+)`", PAGE)


@pytest.mark.parametrize("kind", [Scenario, Step, Start, KemsGiven])
def test_the_page_explains_every_key(kind: type[msgspec.Struct]) -> None:
    assert set(kind.__struct_encode_fields__) - set(KEYS) == set()
