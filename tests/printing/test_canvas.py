"""Drawings of signs and lines, and drawings side by side."""

from functools import partial
from itertools import product

import pytest

from babylon_cli.printing.canvas import HEAVY, JOINTS, LIGHT, Canvas, Weight, in_ascii
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.screen import PLAIN, TINTS, Screen
from babylon_cli.printing.side_by_side import Block, side_by_side, titled
from tests.cases import for_each

ASCII = Screen(colour=False, takes_unicode=False)


def shown(canvas: Canvas, screen: Screen = PLAIN) -> list[str]:
    return canvas.excerpt(screen, range(canvas.rows), range(canvas.columns))


def test_lines_join_where_they_meet_by_their_weights() -> None:
    canvas = Canvas(3, 5)
    canvas.across(0, 0, 4, LIGHT)
    canvas.across(2, 0, 2, HEAVY)
    canvas.across(2, 2, 2, LIGHT)
    canvas.down(0, 0, 2, HEAVY)
    canvas.down(0, 2, 2, LIGHT)
    canvas.down(0, 4, 2, LIGHT)
    assert shown(canvas) == ["┎─┬─┐", "┃ │ │", "┗━┵─┘"]
    assert shown(canvas, ASCII) == ["+-+-+", "| | |", "+-+-+"]


def test_of_two_lines_on_each_other_the_heavier_counts() -> None:
    for first, second in product((LIGHT, HEAVY), repeat=2):
        canvas = Canvas(1, 3)
        canvas.across(0, 0, 2, first)
        canvas.across(0, 0, 2, second)
        assert shown(canvas) == ["╶─╴" if first == second == LIGHT else "╺━╸"]


ARMS = list(product((0, 1, 2), repeat=4))


@for_each("weights", ARMS)
def test_every_joint_has_its_sign(weights: tuple[int, int, int, int]) -> None:
    """Up, right, down and left, as Unicode names them."""
    canvas = Canvas(3, 3)
    up, right, down, left = weights
    lines: list[tuple[int, partial[None]]] = [
        (up, partial(canvas.down, 0, 1, 1)),
        (right, partial(canvas.across, 1, 1, 1)),
        (down, partial(canvas.down, 1, 1, 1)),
        (left, partial(canvas.across, 1, 0, 1)),
    ]
    for weight, line in lines:
        if weight:
            line(_weight(weight))
    number = int("".join(map(str, weights)), 3)
    assert shown(canvas)[1][1] == JOINTS[number]


def _weight(number: int) -> Weight:
    return LIGHT if number == 1 else HEAVY


def test_every_joint_is_another_sign() -> None:
    assert len(set(JOINTS)) == 81
    assert set(in_ascii(JOINTS)) == {" ", "+", "-", "|"}
    assert in_ascii("┃·░═║S") == "|.:==S"


def test_a_sign_stands_over_a_line_and_what_is_off_the_canvas_is_left_away() -> None:
    canvas = Canvas(1, 3)
    canvas.across(0, 0, 2, LIGHT)
    canvas.put(0, 2, "abc")
    canvas.put(0, -1, "xy")
    canvas.put(1, 0, "z")
    assert shown(canvas) == ["y─a"]
    assert canvas.excerpt(PLAIN, [0], [0, 2]) == ["ya"]


def test_what_looks_the_same_is_painted_together() -> None:
    canvas = Canvas(1, 7)
    canvas.across(0, 0, 1, LIGHT)
    canvas.tint(0, 1, 4, 1)
    canvas.put(0, 2, "ab", "place")
    canvas.put(0, 4, "!", "mark")
    canvas.put(0, 5, " ", "faint")
    colour = Screen(colour=True)
    text, ground = TINTS[0]
    tinted = f"\x1b[38;5;{text}m\x1b[48;5;{ground}m"
    mark = "\x1b[38;5;231m\x1b[48;5;160m\x1b[1m!\x1b[0m"
    assert shown(canvas, colour) == [f"╶╴{tinted}\x1b[1mab\x1b[0m{mark}  "]
    assert shown(canvas) == ["╶╴ab!  "]


def test_a_ground_beyond_the_darkest_is_the_darkest() -> None:
    colour = Screen(colour=True)
    darkest = colour.paint("x", None, tint=len(TINTS))
    assert colour.paint("x", None, tint=12) == darkest != colour.paint("x", None, tint=1)
    assert colour.paint("x", "faint", tint=1) == colour.paint("x", None, tint=1)
    assert PLAIN.paint("x", "mark", tint=3) == "x"


def test_drawings_stand_side_by_side_as_far_as_the_page_has_room() -> None:
    blocks = [Block(["aaa", "aaa"], 3), Block(["bbb"], 3), Block(["ccc", "ccc"], 3)]
    assert list(side_by_side(blocks, 17)) == ["aaa    bbb    ccc", "aaa           ccc"]
    assert list(side_by_side(blocks, 13)) == ["aaa  bbb  ccc", "aaa       ccc"]
    assert list(side_by_side(blocks, 10)) == ["aaa    bbb", "aaa", "", "ccc", "ccc"]
    assert list(side_by_side(blocks, 2)) == ["aaa", "aaa", "", "bbb", "", "ccc", "ccc"]
    assert list(side_by_side([], 80)) == []


@pytest.mark.parametrize("name", ["Ana", "王小明王小明", "\x1b[31mAna", "\u202eAna, who has a long name"])
def test_a_title_is_no_wider_than_its_drawing(name: str) -> None:
    block = titled(name, ["0123456789"], 10, PLAIN)
    assert [display_width(line) for line in block.lines] == [10, 10]
    assert block.lines[0].isprintable()
