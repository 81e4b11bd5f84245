"""Letters of strokes, badges, outlines and colours of pictures."""

import string
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.printing.svg.badges import fault_marker, flower_badge, letter_ring, marker_width, tag, warning_marker
from babylon_cli.printing.svg.palette import FAULT, GROUND, INK, SOFT_INK, STOREYS, WARNING, WHITE, storey_tint
from babylon_cli.printing.svg.regions import loops_around, outline
from babylon_cli.printing.svg.strokes import GLYPHS, strokes, width_of, writing
from tests.contrast import contrast, luminance


def test_every_letter_and_digit_has_strokes_of_its_own() -> None:
    assert set(string.ascii_uppercase + string.digits) <= set(GLYPHS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)


def test_strokes_stay_in_their_grid() -> None:
    for sign, lines in GLYPHS.items():
        points = [point.split(",") for line in lines.split("|") for point in line.split()]
        assert all(-0.3 <= float(x) <= 4.3 and -0.1 <= float(y) <= 6.5 for x, y in points), sign


def test_a_word_has_its_middle_at_the_point() -> None:
    assert strokes("T", 10, 10, 6) == "M8 7L12 7M10 7L10 13"
    assert width_of("TT", 6) == 9.4
    assert strokes("TT", 0, 0, 6).startswith("M-4.7 -3L-0.7 -3")
    assert 'd=""' in writing(" ", 0, 0, 6, INK, 1)


@pytest.mark.parametrize("text", ["1", "4-6", "1 3", "1 3 5-9 12", "100-120"])
def test_the_numbers_of_a_marker_fit_into_it(text: str) -> None:
    assert marker_width(text) >= width_of(text, 9.5) + 12
    for marker in (fault_marker(text), warning_marker(text)):
        ElementTree.fromstring(f"<g>{marker}</g>")
    assert FAULT in fault_marker(text)
    assert WARNING in warning_marker(text)


def test_only_a_triangle_with_few_numbers_is_one() -> None:
    assert fault_marker("1 3").count("L") < fault_marker("1 30").count("L")


def test_signs_that_tell_something_differ_in_shape_and_not_only_in_colour() -> None:
    assert letter_ring("S").count("<circle") == 1
    assert letter_ring("S", is_double=True).count("<circle") == 2
    assert "stroke-dasharray" in letter_ring("S")
    assert "stroke-dasharray" not in letter_ring("S", is_double=True)
    assert [flower_badge(petals, "#fff", "#000", "W").count("M") for petals in (3, 4, 5)] == [4, 5, 6]
    assert "rect" in tag("2")


def test_a_long_number_of_a_flower_is_written_smaller() -> None:
    assert flower_badge(3, "#fff", "#000", "10") != flower_badge(3, "#fff", "#000", "1")


def test_each_storey_is_darker_than_the_one_below() -> None:
    tints = [luminance(GROUND), *[luminance(storey_tint(storey)) for storey in range(1, 10)]]
    assert tints == sorted(tints, reverse=True)
    assert len(set(tints)) == len(tints)
    assert storey_tint(99) == STOREYS[-1]


def test_what_is_written_is_legible() -> None:
    assert luminance("#000") == 0
    assert luminance("#fff") == pytest.approx(1)
    assert contrast("#000", WHITE) == pytest.approx(21)
    for ground, ink in ((FAULT, WHITE), (WARNING, WHITE), (SOFT_INK, WHITE), (GROUND, SOFT_INK), (GROUND, INK)):
        assert contrast(ground, ink) >= 4.5, (ground, ink)


def test_the_line_around_cells() -> None:
    assert outline({(0, 0)}, 48) == "M0 0L48 0L48 48L0 48Z"
    assert loops_around({(1, 1), (2, 1), (1, 2)}) == [[(1, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3)]]
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert len(loops_around(ring)) == 2
    assert loops_around(set()) == []


@settings(max_examples=40)
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4))))
def test_the_loops_close_and_hold_the_area_of_the_cells(cells: set[tuple[int, int]]) -> None:
    area = 0.0
    for loop in loops_around(cells):
        assert len(loop) >= 4
        for place, (x, y) in enumerate(loop):
            before_x, before_y = loop[place - 1]
            assert (x == before_x) != (y == before_y)
            area += (before_x * y - x * before_y) / 2
    assert area == len(cells)
