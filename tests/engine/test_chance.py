"""Chance does what docs/chance.md says, to the byte, and is even."""

import re
from collections import Counter
from hashlib import blake2b
from itertools import permutations
from pathlib import Path

import pytest

from singerie.engine.chance import Chance, chance_from, combine, commitment
from singerie.engine.journal import Contribution
from singerie.engine.match import Match
from singerie.games.registry import game

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8")


def table(heading: str) -> list[tuple[str, str]]:
    """The rows of the page's table whose first column has this heading."""
    found = re.search(rf"(?m)^\| {re.escape(heading)} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", PAGE)
    assert found, f"the page has no table of {heading!r}"
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in found[1].splitlines()]
    return [(left, right) for left, right in rows]


def hexes(cell: str) -> list[bytes]:
    return [bytes.fromhex(one) for one in re.findall(r"`([0-9a-f]+)`", cell)]


def numbers(cell: str) -> list[int]:
    return [int(word) for word in cell.split()]


[KEY] = hexes(PAGE.split("Key for all draws:")[1].splitlines()[0])


@pytest.mark.parametrize(("draw", "block"), table("draw"))
def test_a_block(draw: str, block: str) -> None:
    [expected] = hexes(block)
    assert Chance(KEY, int(draw)).below(1 << 128) == int.from_bytes(expected, "little")
    # and so as anybody else would write it from the page
    message = int(draw).to_bytes(8, "little")
    assert blake2b(message, key=KEY, digest_size=16).digest() == expected


@pytest.mark.parametrize(("n", "draws"), table("below"))
def test_below(n: str, draws: str) -> None:
    chance = Chance(KEY)
    assert [chance.below(int(n)) for _ in range(8)] == numbers(draws)
    assert chance.draws == 8


@pytest.mark.parametrize(("start", "result"), table("shuffle of 0 to 9"))
def test_shuffle(start: str, result: str) -> None:
    items = list(range(10))
    chance = Chance(KEY, int(start.removeprefix("from draw ")))
    chance.shuffle(items)
    assert items == numbers(result)


@pytest.mark.parametrize(("contribution", "hashed"), table("contribution"))
def test_commitment(contribution: str, hashed: str) -> None:
    [expected] = hexes(hashed)
    assert commitment(b"".join(hexes(contribution))) == expected.hex()


@pytest.mark.parametrize(("contributions", "key"), table("contributions, in order"))
def test_combine(contributions: str, key: str) -> None:
    assert [combine(hexes(contributions))] == hexes(key)


@pytest.mark.parametrize(("seed", "key"), table("seed"))
def test_chance_from(seed: str, key: str) -> None:
    assert [chance_from(seed).key] == hexes(key)


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert chance_from(7) == chance_from("7")


def test_a_match_is_dealt_from_the_key_of_its_seed() -> None:
    rules = game("kems").rules
    match = Match.new(rules, seats=4, seed=7)
    assert match.state.chance.key == combine([b"7"])
    assert match.journal.header.contributions == (Contribution.of("seed", b"7"),)


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(KEY)
    chance.below(2)
    clone = chance.clone()
    assert clone == chance
    ahead = [clone.below(100) for _ in range(5)]
    assert chance.draws == 1
    assert [chance.below(100) for _ in range(5)] == ahead


def test_pick_takes_one_draw() -> None:
    chance = Chance(KEY)
    assert chance.pick("abcdef") == "abcdef"[Chance(KEY).below(6)]
    assert chance.draws == 1


def test_shuffling_little_draws_little() -> None:
    chance = Chance(KEY)
    for items in ([], [1]):
        chance.shuffle(items)
    assert chance.draws == 0


def spread(counts: Counter[object], cells: int) -> float:
    """Chi-square over as many cells, which an even spread keeps near their number."""
    even = counts.total() / cells
    assert len(counts) == cells
    return sum((n - even) ** 2 / even for n in counts.values())


def test_draws_are_even() -> None:
    chance = Chance(KEY)
    counts: Counter[object] = Counter(chance.below(54) for _ in range(20_000))
    assert spread(counts, 54) < 100  # for even draws, exceeded once in ten thousand times


def test_every_order_is_as_likely() -> None:
    chance = Chance(KEY)
    counts: Counter[object] = Counter()
    for _ in range(9_600):
        items = list("abcd")
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert spread(counts, 24) < 60
