"""What a client may say, what it is answered, and what it never gets to see."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from singerie.client import Client, Gone, Refused
from singerie.server import app, wire
from tests.server.conftest import Party, Served, agree, begin, deal, play_out, soon

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
Come = Callable[..., Any]


# The first word


async def test_an_unknown_code_is_told_so(raw: Come) -> None:
    line = await raw("AEIO")
    assert await line.hear("bye") == {"say": "bye", "reason": "no-such-table", "back": False}


async def test_a_client_of_an_unknown_table_gives_up(server: Served) -> None:
    nobody = Client(server.url, "AEIO")
    with pytest.raises(Gone, match="no-such-table"):
        await nobody.connect()
    await nobody.close()


async def test_a_code_is_found_in_small_letters_too(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code.lower())
    assert (await line.hello())["code"] == ada.code


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ({"say": "join", "name": "Ben"}, "hello-first"),
        ({"say": "start"}, "hello-first"),
        ("not even JSON", "hello-first"),
        (b"\0\1", "hello-first"),
        ({"say": "hello"}, "hello-first"),
        ({"say": "hello", "v": 2}, "reload"),
        ({"say": "hello", "v": 0, "token": "x"}, "reload"),
        ({"say": "hello", "v": 1, "token": "nobody's"}, "unknown-token"),
        ({"say": "hello", "v": 1, "token": ""}, "unknown-token"),
    ],
)
async def test_whoever_does_not_greet_properly_is_let_go(
    party: Party, raw: Come, first: Any, reason: str
) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.say(first)
    assert await line.hear("bye") == {"say": "bye", "reason": reason, "back": False}
    assert await line.closed() == 1000
    assert ada.table["guests"] == [{"person": 0, "name": "Ada", "puppet": "", "connected": True}]


async def test_who_says_nothing_is_let_go(
    party: Party, raw: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("singerie.server.connection.HELLO_SECONDS", 0.05)
    ada = await party.open()
    line = await raw(ada.code)
    assert (await line.hear("bye"))["reason"] == "hello-first"


async def test_a_second_hello_is_refused(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello()
    assert await line.refused({"say": "hello", "v": 1, "token": ada.token}) == "not-now"


async def test_a_token_of_another_table_is_worth_nothing(party: Party, raw: Come) -> None:
    ada, eve = await party.open(), await party.open("Eve")
    line = await raw(ada.code)
    await line.say({"say": "hello", "v": 1, "token": eve.token})
    assert (await line.hear("bye"))["reason"] == "unknown-token"


# Messages that are none


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"hello"',
        "{}",
        '{"say": null}',
        '{"say": "dance"}',
        '{"say": "update"}',
        '{"say": "sit"}',
        '{"say": "sit", "seat": "1"}',
        '{"say": "sit", "seat": -1}',
        '{"say": "sit", "seat": 1.5}',
        '{"say": "sit", "seat": true}',
        '{"say": "sit", "seat": 100}',
        '{"say": "sit", "seat": 1, "please": true}',
        '{"say": "stand", "id": "one"}',
        '{"say": "act"}',
        '{"say": "timers", "factor": 3}',
        '{"say": "choose", "seats": 4, "options": []}',
        '{"say": "arrange", "order": "0123"}',
        '{"say": "arrange", "order": [0, 0, 1, 2]}',
        '{"say": "commit", "commitment": "00"}',
        '{"say": "open", "value": "zz"}',
        '{"say": "join", "name": 5}',
        '{"say": "join", "name": "\\ud800"}',
        '{"say": "stand"} {"say": "stand"}',
        '{"say": "act", "action": ' + "[" * 1900 + "]" * 1900 + "}",
        '{"say": "choose", "seats": 4, "options": {"rounds": ' + "[" * 900 + "]" * 900 + "}}",
    ],
)
async def test_what_is_no_message_is_refused(party: Party, raw: Come, text: str) -> None:
    ada = await party.open()
    before = ada.table
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    assert await line.refused(text) in ("malformed", "bad-option", "name-unreadable")
    assert (await another_look(party, ada))["chairs"] == before["chairs"]


async def test_bytes_are_not_text(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    assert await line.refused(b'{"say": "start"}') == "not-text"
    assert ada.table["phase"] == "lobby"


async def test_an_answer_carries_the_number_of_its_question(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    big = 2**70
    await line.say({"say": "timers", "factor": 2, "id": big})
    assert (await line.hear("accepted"))["id"] == big
    await line.say({"say": "sit", "seat": 9, "id": -3})
    assert await line.hear("refused") == refusal(-3, "no-such-seat")


def refusal(number: int, reason: str, **args: Any) -> dict[str, Any]:
    return {"say": "refused", "id": number, "reason": reason, "args": args}


async def another_look(party: Party, client: Client) -> dict[str, Any]:
    """The table as it is for somebody who has just come."""
    return (await party.come(client.code, client.token)).table


# Names


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-unreadable"),
        ("   ", "name-unreadable"),
        ("\u200b", "name-unreadable"),
        ("Bo\x07b", "name-unreadable"),
        ("\x1b[31mBen", "name-unreadable"),
        ("Ben\u202e", "name-unreadable"),
        ("x" * 21, "name-too-long"),
        ("ada", "name-taken"),
        ("  Ada ", "name-taken"),
        ("Server", "name-taken"),
    ],
)
async def test_names_nobody_can_have(party: Party, name: str, reason: str) -> None:
    ada = await party.open()
    ben = await party.come(ada.code)
    with pytest.raises(Refused) as no:
        await ben.ask("join", name=name)
    assert no.value.reason == reason
    assert [guest["name"] for guest in ada.table["guests"]] == ["Ada"]
    await ben.ask("join", name="Ben")  # nothing is lost by trying


async def test_a_name_of_ten_thousand_characters(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello()
    assert await line.refused({"say": "join", "name": "x" * 10_000}) == "too-long"


async def test_names_of_people_everywhere(party: Party) -> None:
    ada = await party.open("  Zoë   de\tla Cruz ")
    (ben,) = await party.join(ada.code, "李小龍 🐒")
    await ada.until(lambda: len(ada.table["guests"]) == 2)
    names = [guest["name"] for guest in ben.table["guests"]]
    assert names == ["Zoë de la Cruz", "李小龍 🐒"]


async def test_a_name_is_free_again_when_its_owner_has_left(party: Party) -> None:
    ada = await party.open()
    await party.join(ada.code, "Ben")
    await ada.ask("kick", person=1)
    (other,) = await party.join(ada.code, "Ben")
    assert other.table["you"] == 2


async def test_nobody_joins_twice(party: Party) -> None:
    ada = await party.open()
    with pytest.raises(Refused, match="joined-already"):
        await ada.ask("join", name="Bea")


# Actions


async def test_only_who_sits_acts(party: Party) -> None:
    ada, *others = await party.four()
    (eve,) = await party.join(ada.code, "Eve")
    tv = await party.come(ada.code)
    await begin(ada, *others, eve, tv)
    for client, reason in ((eve, "no-seat"), (tv, "join-first")):
        with pytest.raises(Refused, match=reason):
            await client.act("Signal", signal="yawn")
        assert client.prompt is None
        assert client.view["seat"] is None


async def test_nobody_acts_for_another_seat(party: Party) -> None:
    ada, ben, *_ = players = await party.four()
    await deal(*players)
    ours, theirs = ada.view["hand"], ben.view["hand"]
    with pytest.raises(Refused, match="not-your-card"):
        await ben.act("Swap", give=ours[0], take=ben.view["table"][0])
    with pytest.raises(Refused, match="malformed"):
        await ben.act("Swap", give=theirs[0], take=ben.view["table"][0], seat=0)
    assert (ada.view["hand"], ben.view["hand"]) == (ours, theirs)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (None, "malformed"),
        ([], "malformed"),
        ({}, "malformed"),
        ({"do": "Fly"}, "malformed"),
        ({"do": "Swap", "give": "1", "take": 2}, "malformed"),
        ({"do": "Swap", "give": 1}, "malformed"),
        ({"do": "Swap", "give": 99, "take": 98}, "not-your-card"),
        ({"do": "Done", "table": 10**30}, "table-changed"),
        ({"do": "Done", "table": True}, "malformed"),
        ({"do": "Announce", "call": "bingo"}, "not-offered"),
        ({"do": "Signal", "signal": "backflip"}, "not-offered"),
        ({"do": "Say", "text": "\x07"}, "not-a-sentence"),
        ({"do": "Say", "text": "x" * 121}, "not-a-sentence"),
        ({"do": "Ready"}, "not-now"),
        ({"do": "Propose", "sign": ["wink-left"]}, "not-now"),
    ],
)
async def test_actions_nobody_may_do(
    table_of_four: tuple[Client, ...], action: Any, reason: str
) -> None:
    ada = table_of_four[0]
    before = (ada.n, ada.view["hand"])
    with pytest.raises(Refused) as no:
        await ada.ask("act", action=action)
    assert no.value.reason == reason
    assert (ada.n, ada.view["hand"]) == before


@pytest.fixture
async def table_of_four(party: Party) -> tuple[Client, ...]:
    players = await party.four()
    await deal(*players)
    return players


async def test_before_the_start_and_after_the_end(party: Party) -> None:
    players = await party.four()
    ada = players[0]
    with pytest.raises(Refused, match="not-now"):
        await ada.act("Signal", signal="yawn")
    await deal(*players)
    await play_out(*players)
    with pytest.raises(Refused, match="not-now"):
        await ada.act("Signal", signal="yawn")


async def test_a_refusal_says_why_in_values(table_of_four: tuple[Client, ...]) -> None:
    ada, ben, *_ = table_of_four
    card = ada.view["table"][0]
    await ada.act("Swap", give=ada.view["hand"][0], take=card)
    with pytest.raises(Refused) as no:
        await ben.act("Swap", give=ben.view["hand"][0], take=card)
    assert (no.value.reason, no.value.values) == ("card-gone-to", {"by": 0})


async def test_two_tabs_on_one_seat(party: Party) -> None:
    ada, *others = await party.four()
    phone = await party.come(ada.code, ada.token)
    await deal(ada, *others)
    await phone.until(lambda: phone.n == ada.n)
    await phone.act("Say", text="from the phone")
    await ada.until(lambda: said(ada, "from the phone"))
    await ada.act("Done", table=ada.view["version"])
    await phone.until(lambda: phone.view["places"][0]["done"])
    assert phone.view["hand"] == ada.view["hand"]
    await phone.close()
    await soon(lambda: ada.table["guests"][0]["connected"])


def said(client: Client, text: str) -> bool:
    return any(event.get("text") == text for event in client.events)


# Secrets


async def test_nobody_is_told_what_others_hide(party: Party) -> None:
    players = await party.four()
    tv = await party.come(players[0].code)
    await deal(*players)
    for client in players:
        await client.act("Swap", give=client.view["hand"][0], take=client.view["table"][0])
        version = client.view["version"]
        for other in players:
            await other.until(lambda o=other, v=version: o.view["version"] == v)  # type: ignore[misc]
    await tv.until(lambda: tv.view["version"] == players[0].view["version"])
    hands = {seat: set(client.view["hand"]) for seat, client in enumerate(players)}
    for client in (*players, tv):
        own = client.view["seat"]
        open_cards = set().union(*(e["cards"] for e in events_of(party, client, "Turned")))
        open_cards |= {e[side] for e in events_of(party, client, "Swapped") for side in SIDES}
        open_cards |= set().union(*(e["cards"] for e in events_of(party, client, "CardsShown")))
        secret = set().union(*(hand for seat, hand in hands.items() if seat != own)) - open_cards
        assert secret
        assert not secret & set(cards_in(party.heard[id(client)]))
        for kind in ("Dealt", "Redrawn", "CallSealed"):
            assert all(event["seat"] == own for event in events_of(party, client, kind))
        for kind in ("SignCardDrawn", "SignAgreed"):
            assert all(event["team"] == own % 2 for event in events_of(party, client, kind))
        for event in events_of(party, client, "Proposed"):
            assert event["seat"] % 2 == own % 2
    assert tv.view["sign"] is None
    assert tv.view["hand"] == []


SIDES = ("give", "take")
CARD_FIELDS = ("hand", "table", "shown", "cards", "hands", "give", "take")


def events_of(party: Party, client: Client, kind: str) -> list[dict[str, Any]]:
    updates = party.messages(client, "update")
    return [event for one in updates for event in one["events"] if event["event"] == kind]


def cards_in(value: Any, *, within: bool = False) -> Iterator[int]:
    """Every number that stands where cards stand, in events, views and prompts."""
    if isinstance(value, dict):
        if value.get("kind") == "card":
            yield from cards_in(value["values"], within=True)
        for name, one in value.items():
            yield from cards_in(one, within=name in CARD_FIELDS)
    elif isinstance(value, list):
        for one in value:
            yield from cards_in(one, within=within)
    elif within and type(value) is int:
        yield value


async def test_no_sign_reaches_the_other_team(party: Party) -> None:
    ada, ben, cleo, dora = await party.four()
    tv = await party.come(ada.code)
    await begin(ada, ben, cleo, dora, tv)
    await agree(ada, cleo)
    for client in (ben, dora, tv):
        await client.until(lambda c=client: c.view["ready"] == [True, False])  # type: ignore[misc]
        view = client.view
        assert (view["sign"], view["offer"], view["partner_offer"]) == (None, None, None)
    for client in (ada, cleo):
        await client.until(lambda c=client: c.view["sign"] is not None)  # type: ignore[misc]


async def test_tokens_are_told_to_their_owner_only(party: Party, server: Served) -> None:
    ada, ben, *_ = players = await party.four()
    await deal(*players)
    tokens = {client.token for client in players}
    assert len(tokens) == 4
    for client in players:
        rest = [m for m in party.heard[id(client)] if m["say"] != "token"]
        assert not any(token in repr(rest) for token in tokens if token)
    assert [m["token"] for m in party.messages(ben, "token")] in ([], [ben.token])
    await play_out(*players)
    kept = b"".join(f.read_bytes() for f in server.store.parent.iterdir())
    assert b"Cleo" in kept
    assert not any(token.encode() in kept for token in tokens if token)
    assert ada.token


# The page about it


def test_the_page_names_every_message_and_field() -> None:
    for message in (*get_args(wire.AnyFromClient), *get_args(wire.AnyToClient)):
        tag = message.__struct_config__.tag
        section = part_about(tag)
        for name in message.__struct_encode_fields__:
            assert f"`{name}`" in section or name == "id", f"{tag}: {name}"
    for record in (wire.GuestInfo, wire.ChairInfo, app.NewTable):
        for name in record.__struct_encode_fields__:
            assert f"`{name}`" in PROTOCOL, name


def part_about(tag: str) -> str:
    """The section headed by the message's name."""
    found = re.search(rf"(?ms)^### `{tag}`$.*?(?=^##|\Z)", PROTOCOL)
    assert found, f"docs/protocol.md does not explain {tag}"
    return found[0]


def test_the_page_names_every_reason() -> None:
    missing = {reason for reason in reasons() if f"`{reason}`" not in PROTOCOL}
    assert missing == set()


def reasons() -> set[str]:
    """Every reason that the server gives, as written in its source."""
    found = set()
    for file in (ROOT / "src" / "singerie" / "server").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) in GIVERS and node.args:
                found |= {
                    one.value
                    for argument in node.args[:2]
                    for one in ast.walk(argument)
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    assert "name-taken" in found
    assert "kicked" in found
    return found


GIVERS = ("Illegal", "refusal", "close", "let_go")


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_the_examples_of_the_page_are_messages() -> None:
    lines = re.findall(r"(?m)^[→←] (\{.*\})$", PROTOCOL)
    said = {msgspec.json.decode(line)["say"] for line in lines}
    from_client = msgspec.json.Decoder(wire.AnyFromClient)
    to_client = msgspec.json.Decoder(wire.AnyToClient)
    for arrow, line in re.findall(r"(?m)^([→←]) (\{.*\})$", PROTOCOL):
        (from_client if arrow == "→" else to_client).decode(line)
    every = (*get_args(wire.AnyFromClient), *get_args(wire.AnyToClient))
    assert {message.__struct_config__.tag for message in every} == said
