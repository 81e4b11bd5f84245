"""In which order statues can be placed, against every order there is."""

from collections.abc import Iterable
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.play.alignment import (
    MOST_STATUES_TRIED,
    Anchors,
    Split,
    StatueOrder,
    out_of_line,
    split_statues,
)
from babylon_cli.babylon.table.cells import CELL_NUMBERS, bit
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings

FREE, ALIGNED = DEFAULT_RULINGS, DEFAULT_RULINGS.answered({"statue_restart": "aligned"})


def cells(names: str) -> list[int]:
    """Cells by their names."""
    return [CELL_NUMBERS[name] for name in names.split()]


def set_of(some: Iterable[int]) -> int:
    """Cells as a set."""
    bits = 0
    for cell in some:
        bits |= bit(cell)
    return bits


def in_line(cell: int, others: Iterable[int]) -> bool:
    """Whether a cell is in one row or column with another, said in plain words."""
    return any(cell // 8 == other // 8 or cell % 8 == other % 8 for other in others)


def may_be_placed(cell: int, standing: set[int], ever: set[int], rulings: Rulings) -> bool:
    """Whether one statue may be placed now (reading of the rules in plain words)."""
    if standing:
        return in_line(cell, standing)
    return rulings.statue_restart == "free" or not ever or in_line(cell, ever)


def most_in_line(new: list[int], standing: set[int], ever: set[int], rulings: Rulings) -> int:
    """How many of the new statues can be placed one after the other, over every order; those that cannot are not."""
    best = 0
    for order in permutations(new):
        stand, placed = set(standing), set(ever)
        for cell in order:
            if may_be_placed(cell, stand, placed, rulings):
                stand.add(cell)
                placed.add(cell)
        best = max(best, len(stand) - len(standing))
    return best


def left_out(new: str, standing: str = "", ever: str = "", rulings: Rulings = FREE) -> list[int]:
    """The statues that are out of line, by index."""
    anchors = Anchors(set_of(cells(standing)), set_of(cells(f"{standing} {ever}")))
    return out_of_line(cells(new), anchors, rulings)


def test_some_orders() -> None:
    assert left_out("") == []
    assert left_out("C3") == []
    assert left_out("C3 D4") == [1]
    assert left_out("C3 D4 C4") == []
    assert left_out("D4 E5 F6", "A6") == [0, 1]
    assert left_out("A1 C3 C4 C5") == [0]
    assert left_out("C3", "A1") == [0]
    assert left_out("C3", "", "A1") == []
    assert left_out("C3", "", "A1", ALIGNED) == [0]
    assert left_out("C3 C1", "", "A1", ALIGNED) == []
    assert left_out("C3 D4", "", "A1", ALIGNED) == [0, 1]
    assert left_out("C3", "", "", ALIGNED) == []
    assert left_out("B5 B2 C3 C1", "", "B8 C8", ALIGNED) == [2, 3]


CORNER_OF_BOARD = st.builds(lambda row, column: 8 * row + column, st.integers(0, 4), st.integers(0, 4))
SOME_CELLS = st.lists(CORNER_OF_BOARD, unique=True, max_size=3)
RULINGS = st.sampled_from([FREE, ALIGNED])


@settings(max_examples=100)
@given(st.lists(CORNER_OF_BOARD, unique=True, max_size=5), SOME_CELLS, SOME_CELLS, RULINGS)
def test_as_many_as_in_the_best_of_all_orders(
    new: list[int], standing: list[int], gone: list[int], rulings: Rulings
) -> None:
    standing = [cell for cell in standing if cell not in new]
    ever = {*standing, *gone}
    left = out_of_line(new, Anchors(set_of(standing), set_of(ever)), rulings)
    assert len(set(left)) == len(left)
    assert len(new) - len(left) == most_in_line(new, set(standing), ever, rulings)


def can_be_done(order: StatueOrder, first: set[int], then: set[int], ever: set[int], rulings: Rulings) -> bool:
    """Whether all statues are in line in some split and some order, over all that there are."""
    every = range(len(order.cells))
    for number in range(len(order.can_wait) + 1):
        for chosen in combinations(order.can_wait, number):
            early = [*order.cannot_wait, *chosen]
            late = [index for index in every if index not in early]
            between = [order.cells[index] for index in early]
            if most_in_line(between, first, ever, rulings) < len(early):
                continue
            stand = then | {order.cells[index] for index in early if index not in order.lost}
            after = [order.cells[index] for index in late]
            if most_in_line(after, stand, ever | set(between), rulings) == len(late):
                return True
    return False


@st.composite
def statue_orders(draw: st.DrawFn) -> tuple[StatueOrder, set[int], set[int], set[int]]:
    """Statues of a turn with two builds among older ones: those that stand first, those that do then, and all ever."""
    new = draw(st.lists(CORNER_OF_BOARD, unique=True, min_size=1, max_size=4))
    kinds = [draw(st.sampled_from(["hidden", "may wait", "late"])) for _ in new]
    first = set(draw(SOME_CELLS)) - set(new)
    then = {cell for cell in first if draw(st.booleans())}
    ever = first | set(draw(SOME_CELLS))
    early = [index for index, kind in enumerate(kinds) if kind != "late"]
    order = StatueOrder(
        cells=tuple(new),
        cannot_wait=tuple([index for index, kind in enumerate(kinds) if kind == "hidden"]),
        can_wait=tuple([index for index, kind in enumerate(kinds) if kind == "may wait"]),
        lost=tuple([index for index in early if kinds[index] == "hidden" and draw(st.booleans())]),
        standing_first=set_of(first),
        standing_then=set_of(then),
        ever=set_of(ever),
    )
    return order, first, then, ever


@settings(max_examples=120)
@given(statue_orders(), RULINGS)
def test_around_the_second_build_against_every_order(
    drawn: tuple[StatueOrder, set[int], set[int], set[int]], rulings: Rulings
) -> None:
    order, first, then, ever = drawn
    split = split_statues(order, rulings)
    assert set(order.cannot_wait) <= split.early <= {*order.cannot_wait, *order.can_wait}
    assert split.unaligned <= set(range(len(order.cells)))
    assert (not split.unaligned) == can_be_done(order, first, then, ever, rulings)


def test_a_statue_may_wait_until_the_second_build_has_taken_the_others() -> None:
    """A1 stands until the second build takes it; C3 is then a first statue again."""
    (c3,) = cells("C3")
    (a1,) = cells("A1")
    order = StatueOrder((c3,), (), (0,), (), bit(a1), 0, bit(a1))
    assert split_statues(order, FREE) == Split(frozenset(), frozenset())
    assert split_statues(order, ALIGNED) == Split(frozenset(), frozenset({0}))
    stays = order._replace(standing_then=bit(a1))
    assert split_statues(stays, FREE).unaligned == {0}


def test_a_statue_that_is_lost_in_its_turn_was_placed_all_the_same() -> None:
    """H8 is in line with nothing, and is not the first statue."""
    order = StatueOrder(tuple(cells("C3 H8")), (0,), (), (0,), 0, 0, 0)
    assert split_statues(order, FREE) == Split(frozenset({0}), frozenset())
    assert split_statues(order, ALIGNED) == Split(frozenset({0}), frozenset({1}))


def test_more_statues_than_two_terraces_have_spots_are_not_tried_in_every_way() -> None:
    many = tuple(cells("A1 A2 A3 A4 A5 A6 A7 A8 H8"))
    assert len(many) > MOST_STATUES_TRIED
    order = StatueOrder(many, (), tuple(range(9)), (), 0, 0, 0)
    assert split_statues(order, FREE).early == frozenset()
    assert split_statues(order, FREE).unaligned == frozenset()
    assert split_statues(order._replace(cells=tuple(cells("A1 A2 A3 A4 A5 A6 A7 B7 H8"))), FREE).unaligned == {8}
