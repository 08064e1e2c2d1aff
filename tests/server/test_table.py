"""A table is what its entries make it; what people ask of it is checked first."""

from typing import Any

import pytest
from msgspec import Raw

from singerie.engine.errors import BadInput, Illegal
from singerie.engine.journal import Contribution, Header
from singerie.games.kems.rules import KEMS
from singerie.server import commands, wire
from singerie.server import entries as e
from singerie.server.table import Chair, Table

HOST, GUEST, THIRD = 0, 1, 2


def a_table(*names: str, **options: Any) -> Table:
    """A table with people, the first of them the host."""
    table = Table()
    table.enter(commands.open_table("kems", None, options))
    for name in names:
        for entry in commands.come(table, name, "", f"hash of {name}", table.now):
            table.enter(entry)
    return table


def ask(table: Table, person: int | None, message: wire.AnyFromClient) -> None:
    for entry in commands.entries_for(table, person, message, table.now):
        table.enter(e.decode(e.encode(entry)))  # as it will be read back


def deal(table: Table) -> None:
    for entry in commands.fill(table, "easy", table.now):
        table.enter(entry)
    bots = tuple(chair.bot is not None for chair in table.chairs)
    parts = (Contribution.of("server", b"x"),)
    table.enter(e.Dealt(table.now, Header("kems", KEMS.version, 4, table.options, bots, parts)))


def refused(table: Table, person: int | None, message: wire.AnyFromClient) -> str:
    before = repr(table)
    with pytest.raises(Illegal) as no:
        ask(table, person, message)
    assert repr(table) == before
    return no.value.reason


def signal(name: str) -> wire.Act:
    return wire.Act(action=Raw(b'{"do":"Signal","signal":"%s"}' % name.encode()))


def test_the_first_to_come_is_the_host_and_all_find_a_seat() -> None:
    table = a_table("Ada", "Ben")
    assert table.host == HOST
    assert table.chairs == [Chair(person=0), Chair(person=1), Chair(), Chair()]
    assert table.phase == "lobby"


def test_a_full_table_is_watched() -> None:
    table = a_table("Ada", "Ben", "Cleo", "Dan", "Eve")
    assert [table.seat_of(person) for person in range(5)] == [0, 1, 2, 3, None]
    assert refused(table, 4, wire.Sit(seat=2)) == "seat-taken"


def test_people_are_known_by_the_hash_of_their_secret() -> None:
    table = a_table("Ada", "Ben")
    assert table.person_of("hash of Ben") == GUEST
    assert table.person_of("hash of Zoe") is None
    ask(table, HOST, wire.Kick(person=GUEST))
    assert table.person_of("hash of Ben") is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-unreadable"),
        ("   ", "name-unreadable"),
        ("a\u202eb", "name-unreadable"),
        ("a\x07b", "name-unreadable"),
        ("x" * 21, "name-too-long"),
        ("ada", "name-taken"),
        (" ADA ", "name-taken"),
    ],
)
def test_a_name_that_will_not_do(name: str, reason: str) -> None:
    with pytest.raises(Illegal) as no:
        commands.come(a_table("Ada"), name, "", "hash", 0)
    assert no.value.reason == reason


def test_a_name_is_tidied() -> None:
    assert a_table("  Zoé \n de  la Tour ").guests[0].name == "Zoé de la Tour"


def test_only_the_host_does_what_hosts_do() -> None:
    table = a_table("Ada", "Ben")
    host_only: list[wire.AnyFromClient] = [
        wire.AddBot(seat=2, level="easy"),
        wire.Clear(seat=0),
        wire.Mix(),
        wire.Arrange(order=(1, 0, 2, 3)),
        wire.Choose(seats=4, options={}),
        wire.Pause(),
        wire.Resume(),
        wire.Timers(factor=2),
        wire.Kick(person=HOST),
        wire.HandOver(person=GUEST),
    ]
    for message in host_only:
        assert refused(table, GUEST, message) == "host-only"
        assert refused(table, None, message) == "join-first"


def test_bots_come_and_go() -> None:
    table = a_table("Ada")
    ask(table, HOST, wire.AddBot(seat=2, level="easy"))
    ask(table, HOST, wire.AddBot(seat=2, level="normal"))
    assert table.chairs[2] == Chair(bot="normal")
    ask(table, HOST, wire.Clear(seat=2))
    assert table.chairs[2].empty
    assert refused(table, HOST, wire.AddBot(seat=0, level="easy")) == "seat-taken"
    assert refused(table, HOST, wire.AddBot(seat=2, level="genius")) == "no-such-bot"
    assert refused(table, HOST, wire.AddBot(seat=4, level="easy")) == "no-such-seat"


def test_seats_are_arranged_by_hand_or_by_lot() -> None:
    table = a_table("Ada", "Ben", "Cleo")
    ask(table, HOST, wire.Arrange(order=(0, 2, 1, 3)))
    assert [chair.person for chair in table.chairs] == [0, 2, 1, None]
    ask(table, HOST, wire.Mix())
    assert sorted(str(chair.person) for chair in table.chairs) == ["0", "1", "2", "None"]
    for wrong in ((0, 1, 2), (0, 0, 1, 2), (0, 1, 2, 4)):
        assert refused(table, HOST, wire.Arrange(order=wrong)) == "malformed"


def test_a_bot_makes_room_for_a_friend_between_games() -> None:
    table = a_table("Ada")
    for entry in commands.fill(table, "easy", 0):
        table.enter(entry)
    for entry in commands.come(table, "Ben", "", "hash", 0):
        table.enter(entry)
    assert table.chairs[1] == Chair(person=GUEST)


def test_what_changes_nothing_is_no_entry() -> None:
    table = a_table("Ada")
    assert commands.entries_for(table, HOST, wire.Sit(seat=0), 0) == []
    assert commands.entries_for(table, HOST, wire.Timers(factor=1), 0) == []


def test_who_has_left_takes_no_place() -> None:
    table = a_table("Ada")
    for number in range(commands.MOST_GUESTS + 5):
        for entry in commands.come(table, f"Ben {number}", "", "hash", 0):
            table.enter(entry)
        ask(table, number + 1, wire.Leave())
    assert table.guests[0].here


def test_options_are_chosen_before_a_game() -> None:
    table = a_table("Ada")
    ask(table, HOST, wire.Choose(seats=4, options={"rounds": 3}))
    assert table.options == {"rounds": 3}
    assert refused(table, HOST, wire.Choose(seats=4, options={"rounds": 99})) == "bad-option"
    assert refused(table, HOST, wire.Choose(seats=5, options={})) == "bad-option"


def test_a_table_that_cannot_be_opened_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match="There is no game 'chess'"):
        commands.open_table("chess", None, {})
    with pytest.raises(BadInput, match="for 4 players, not 3"):
        commands.open_table("kems", 3, {})


def test_a_game_runs_from_its_deal() -> None:
    table = a_table("Ada", "Ben")
    table.enter(e.Timed(500, 2))
    deal(table)
    assert (table.phase, table.dealt_at, table.matches) == ("play", 500, 1)
    assert [chair.bot for chair in table.chairs] == [None, None, "easy", "easy"]
    assert table.match is not None
    assert table.match.state.timers == 2
    assert table.match.deadline == 90_000
    ask(table, GUEST, signal("yawn"))
    assert table.match.view(None).places[1].signalled_at == 0


def test_what_is_not_for_the_middle_of_a_game() -> None:
    table = a_table("Ada", "Ben")
    deal(table)
    during: list[wire.AnyFromClient] = [
        wire.Stand(),
        wire.Clear(seat=1),
        wire.Mix(),
        wire.Choose(seats=4, options={}),
    ]
    for message in during:
        assert refused(table, HOST, message) == "not-during-a-game"
    assert refused(table, GUEST, wire.Sit(seat=2)) == "seated-already"
    assert refused(table, GUEST, wire.Sit(seat=0)) == "seat-taken"


def test_a_late_friend_takes_a_bots_seat() -> None:
    table = a_table("Ada")
    deal(table)
    for entry in commands.come(table, "Ben", "", "hash", table.now):
        table.enter(entry)
    assert table.seat_of(GUEST) is None
    ask(table, GUEST, wire.Sit(seat=2))
    assert table.chairs[2] == Chair(person=GUEST)
    assert table.match is not None
    assert table.match.state.bots == [False, True, False, True]


def test_a_bot_keeps_a_seat_warm() -> None:
    table = a_table("Ada", "Ben")
    deal(table)
    table.enter(e.BotSeated(table.now, 1, "normal"))
    assert table.chairs[1] == Chair(person=GUEST, bot="normal")
    assert table.match is not None
    assert table.match.state.bots[1]
    table.enter(e.Seated(table.now, 1, GUEST))
    assert table.chairs[1] == Chair(person=GUEST)
    assert not table.match.state.bots[1]


def test_who_leaves_is_replaced_and_the_host_succeeded() -> None:
    table = a_table("Ada", "Ben")
    deal(table)
    ask(table, HOST, wire.Leave())
    assert table.host == GUEST
    assert table.chairs[0] == Chair(bot="normal")
    assert table.match is not None
    assert table.match.state.bots[0]


def test_the_host_sends_somebody_away_or_hands_over() -> None:
    table = a_table("Ada", "Ben", "Cleo")
    ask(table, HOST, wire.Kick(person=GUEST))
    assert table.chairs[1].empty
    assert refused(table, HOST, wire.Kick(person=GUEST)) == "nobody"
    assert refused(table, HOST, wire.Kick(person=HOST)) == "kick-oneself"
    assert refused(table, HOST, wire.HandOver(person=9)) == "nobody"
    ask(table, HOST, wire.HandOver(person=THIRD))
    assert table.host == THIRD
    assert refused(table, HOST, wire.Mix()) == "host-only"


def test_a_paused_table_takes_no_action() -> None:
    table = a_table("Ada")
    assert refused(table, HOST, wire.Pause()) == "not-now"
    deal(table)
    ask(table, HOST, wire.Pause())
    assert refused(table, HOST, signal("yawn")) == "paused"
    ask(table, HOST, wire.Pause())  # a second time changes nothing
    ask(table, HOST, wire.Resume())
    ask(table, HOST, signal("yawn"))


@pytest.mark.parametrize(
    "action", ['{"do":"Fly"}', "[]", '"x"', '{"do":"Swap","give":"x","take":1}', "nonsense", "{"]
)
def test_an_action_that_is_none(action: str) -> None:
    table = a_table("Ada")
    deal(table)
    message = wire.Act(action=Raw(action.encode()))
    assert refused(table, HOST, message) == "malformed"


def test_an_action_without_a_seat_or_a_game() -> None:
    table = a_table("Ada", "Ben", "Cleo", "Dan", "Eve")
    assert refused(table, HOST, signal("yawn")) == "not-now"
    assert refused(table, 4, signal("yawn")) == "no-seat"


def test_a_table_is_read_back_as_it_was() -> None:
    table = a_table("Ada", "Ben")
    written: list[e.AnyEntry] = []
    real_enter = table.enter

    def enter(entry: e.AnyEntry) -> Any:
        written.append(entry)
        return real_enter(entry)

    table.enter = enter  # type: ignore[method-assign]
    deal(table)
    ask(table, GUEST, signal("yawn"))
    table.enter(e.Ticked(45_000))
    ask(table, HOST, wire.Timers(factor=0))
    ask(table, HOST, wire.Pause())
    again = a_table("Ada", "Ben")
    for entry in written:
        again.enter(e.decode(e.encode(entry)))
    assert again.match is not None
    assert table.match is not None
    assert again.match.state == table.match.state
    assert (again.chairs, again.guests, again.host) == (table.chairs, table.guests, table.host)
    assert (again.now, again.length, again.paused) == (table.now, table.length, table.paused)
