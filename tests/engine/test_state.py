"""The stack of frames, on a game of two frames."""

from dataclasses import dataclass, field

import pytest

from singerie.engine.chance import Chance, chance_from
from singerie.engine.errors import Runaway
from singerie.engine.frames import Frame
from singerie.engine.state import State


@dataclass(slots=True)
class Heap(State):
    rows: list[list[int]] = field(default_factory=list)
    names: dict[str, list[int]] = field(default_factory=dict)
    best: tuple[int, ...] = ()


@dataclass(slots=True)
class Forever(Frame[Heap]):
    def resolve(self, s: Heap) -> None:
        s.become(Forever())


@dataclass(slots=True)
class Ask(Frame[Heap]):
    def asks(self, s: Heap) -> tuple[int, ...]:
        return (0,)


@dataclass(slots=True)
class CountDown(Frame[Heap]):
    left: int

    def resolve(self, s: Heap) -> None:
        s.rows.append([self.left])
        if self.left:
            s.become(CountDown(self.left - 1))
        else:
            s.pop()


def test_frames_resolve_until_somebody_is_asked() -> None:
    heap = Heap(chance_from(1), stack=[Ask(), CountDown(3)])
    heap.settle()
    assert heap.rows == [[3], [2], [1], [0]]
    assert heap.stack == [Ask()]


def test_a_fault_in_the_rules_is_an_error_and_not_a_hang() -> None:
    with pytest.raises(Runaway, match="Forever keeps resolving"):
        Heap(chance_from(1), stack=[Forever()]).settle()


def test_a_clone_copies_as_deep_as_a_field_can_change() -> None:
    heap = Heap(Chance(b"k"), rows=[[1], [2]], names={"a": [3]}, best=(1,), stack=[Ask()])
    clone = heap.clone()
    assert clone == heap
    clone.rows[0].append(9)
    clone.names["a"].append(9)
    clone.chance.below(6)
    clone.pop()
    assert (heap.rows, heap.names, heap.chance.draws, heap.stack) == (
        [[1], [2]],
        {"a": [3]},
        0,
        [Ask()],
    )


def test_a_frame_knows_its_cause() -> None:
    assert CountDown(3, cause=17).cause == 17
    assert CountDown(3).cause is None
