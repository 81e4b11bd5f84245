"""Cells by name and number, and sets of them."""

import pytest

from babylon_cli.babylon.table.cells import (
    CELL_NAMES,
    CELL_NUMBERS,
    CORNER_CELLS,
    COVER,
    LINES,
    between,
    bit,
    cell_name,
    distance,
    names_of,
    numbers_in,
)

C3 = CELL_NUMBERS["C3"]


def number(name: str) -> int:
    """The number of a cell."""
    return CELL_NUMBERS[name]


def test_cells_are_numbered_row_by_row() -> None:
    assert (CELL_NAMES[0], CELL_NAMES[7], CELL_NAMES[8], CELL_NAMES[63]) == ("A1", "H1", "A2", "H8")
    assert len(set(CELL_NAMES)) == 64
    assert [number(name) for name in CELL_NAMES] == list(range(64))
    assert cell_name(18) == "C3"


def test_cells_are_read_in_either_case() -> None:
    assert number("c3") == number("C3") == 18
    assert len(CELL_NUMBERS) == 128


def test_a_set_of_cells() -> None:
    cells = bit(number("C3")) | bit(number("C4")) | bit(number("A1"))
    assert numbers_in(cells) == [number("A1"), number("C3"), number("C4")]
    assert names_of(cells) == ["A1", "C3", "C4"]
    assert numbers_in(0) == []


def test_the_four_cells_of_a_terrace() -> None:
    assert CORNER_CELLS[C3] == (number("C3"), number("D3"), number("C4"), number("D4"))
    assert names_of(COVER[C3]) == ["C3", "D3", "C4", "D4"]
    assert names_of(COVER[number("G7")]) == ["G7", "H7", "G8", "H8"]


@pytest.mark.parametrize("cell", ["H1", "H7", "A8", "G8", "H8"])
def test_a_terrace_that_leaves_the_board_covers_nothing(cell: str) -> None:
    assert CORNER_CELLS[number(cell)] == ()
    assert COVER[number(cell)] == 0


def test_forty_nine_places_for_a_terrace() -> None:
    assert len([cells for cells in CORNER_CELLS if cells]) == len([cover for cover in COVER if cover]) == 49


def test_the_line_of_a_cell_is_its_row_and_its_column() -> None:
    assert names_of(LINES[C3]) == [
        "C1",
        "C2",
        "A3",
        "B3",
        "C3",
        "D3",
        "E3",
        "F3",
        "G3",
        "H3",
        "C4",
        "C5",
        "C6",
        "C7",
        "C8",
    ]
    assert all(line.bit_count() == 15 for line in LINES)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("C3", "C3", 0),
        ("C3", "D3", 1),
        ("C3", "C2", 1),
        ("C3", "H3", 5),
        ("C8", "C1", 7),
        ("C3", "D4", None),
        ("H1", "A2", None),
    ],
)
def test_how_far_two_cells_of_one_line_are_apart(first: str, second: str, expected: int | None) -> None:
    assert distance(number(first), number(second)) == expected
    assert distance(number(second), number(first)) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("C3", "E3", "D3"),
        ("C5", "C3", "C4"),
        ("C3", "D3", None),
        ("C3", "F3", None),
        ("C3", "E5", None),
        ("H1", "B2", None),
    ],
)
def test_the_cell_between_two(first: str, second: str, expected: str | None) -> None:
    assert between(number(first), number(second)) == (None if expected is None else number(expected))
