"""The parts of a page: lines of the file cut to what is near, and each fault beside the picture that outlines it."""

from typing import Any

from babylon_cli.printing.html.excerpt import MOST_BESIDE, Excerpt, excerpts
from babylon_cli.printing.html.faults import ShownFault
from babylon_cli.printing.html.gardens import with_faults
from babylon_cli.printing.picture import Picture, Shown
from babylon_cli.questions import read
from babylon_cli.reading.nodes import Place


def excerpt(line: str, column: int, width: int = 1) -> list[Excerpt]:
    (document,) = read(line.encode())
    return [*excerpts(document, [(Place(1, column, width), "here")])]


def test_a_line_is_shown_without_its_indent_and_with_its_mark() -> None:
    assert excerpt("    at:\tD4  ", 9, 2) == [Excerpt(1, "at: ", "D4", "", "here")]


def test_a_place_at_the_end_of_a_line_marks_nothing() -> None:
    assert excerpt("at", 3) == [Excerpt(1, "at", "", "", "here")]


def test_a_long_line_is_cut_on_both_sides() -> None:
    (found,) = excerpt("a" * 1000 + "b" * 500 + "c" * 1000, 1001, 500)
    assert found.before == "…" + "a" * MOST_BESIDE
    assert found.marked == "b" * MOST_BESIDE
    assert found.after == "b" * MOST_BESIDE + "…"


def test_what_steers_is_shown_as_its_escape() -> None:
    assert excerpt("a\u202eb", 2) == [Excerpt(1, "a", "\\u202e", "b", "here")]


def test_a_place_without_a_line_is_not_shown() -> None:
    (document,) = read(b"\n\n[]")
    assert [*excerpts(document, [(Place(0, 0), ""), (Place(2, 1), ""), (Place(9, 1), "")])] == []


def fault(number: int) -> ShownFault:
    return ShownFault(number, "error", "error", "rule", "told", "place", (), ())


def picture(*numbers: int, parts: tuple[int, ...] | None = None) -> Shown:
    def drawn(numbers: tuple[int, ...]) -> Picture:
        return Picture("Ana", "<svg></svg>", ("players", 0), numbers)

    return Shown(drawn(numbers), None if parts is None else drawn(parts))


def numbers_of(faults: Any) -> list[int]:
    return [each.number for each in faults]


def test_a_fault_stands_beside_the_first_picture_that_outlines_it() -> None:
    shown = [picture(3, 1), picture(1, 4), picture()]
    pictures, others = with_faults(shown, [fault(number) for number in range(1, 6)], "document-7")
    assert [numbers_of(each.faults) for each in pictures] == [[1, 3], [4], []]
    assert numbers_of(others) == [2, 5]
    assert [each.id for each in pictures] == [f"document-7-picture-{number}" for number in (1, 2, 3)]


def test_a_fault_that_is_hidden_from_above_stands_beside_the_picture_too() -> None:
    pictures, others = with_faults([picture(2, parts=(1, 2))], [fault(1), fault(2)], "d")
    assert numbers_of(pictures[0].faults) == [1, 2]
    assert others == ()
