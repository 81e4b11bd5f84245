"""A QR code in a terminal and as SVG has the modules that it should have, dark on light."""

import re
import xml.etree.ElementTree as ET

import pytest
import segno

from babylon_cli.printing.plays.code import LEAD, MOST_BYTES, QUIET_ZONE, code_as_svg, code_in_text
from babylon_cli.printing.screen import PLAIN, Screen

LINK = "https://app.bgstatsapp.com/createPlay.html?data=%7B%7D"

LED = f"{LEAD}\n\n"

PAINTED = Screen(colour=True)

HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def modules(link: str) -> list[list[int]]:
    """The rows of a code with its quiet zone, 1 where it is dark."""
    code = segno.make_qr(link, error="L", boost_error=False)
    return [[int(bool(module)) for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]


def drawn(text: str, *, ink_is_dark: bool) -> list[list[int]]:
    """What lines of half blocks show, 1 where it is dark."""
    rows: list[list[int]] = []
    for line in text.splitlines():
        pairs = [HALVES[block] for block in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    return rows if ink_is_dark else [[1 - module for module in row] for row in rows]


def test_in_colour_it_is_black_on_white_whatever_the_terminal_has() -> None:
    lines = code_in_text(LINK, PAINTED).removeprefix(LED).splitlines()
    plain = [re.fullmatch("\x1b\\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\\[0m", line) for line in lines]
    found = drawn("\n".join([line.group(1) for line in plain if line]), ink_is_dark=True)
    assert found == [*modules(LINK), [0] * len(found[0])]
    assert len(plain) == len(lines)


def test_without_colour_its_light_is_printed() -> None:
    text = code_in_text(LINK, PLAIN)
    assert "\x1b" not in text
    found = drawn(text.removeprefix(LED), ink_is_dark=False)
    assert found == [*modules(LINK), [0] * len(found[0])]


def test_all_around_it_is_light() -> None:
    found = modules(LINK)
    wide = len(found[0])
    for row in [*found[:QUIET_ZONE], *found[-QUIET_ZONE:]]:
        assert row == [0] * wide
    for row in found:
        assert row[:QUIET_ZONE] == row[-QUIET_ZONE:] == [0] * QUIET_ZONE


@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_a_terminal_has_to_be_wide_enough(beyond: int) -> None:
    wide = len(modules(LINK)[0])
    text = code_in_text(LINK, PLAIN, wide + beyond)
    if beyond < 0:
        assert " ".join(text.split()) == (
            f"The QR code of this play is {wide} columns wide, and the terminal has {wide - 1}: make its window wider "
            "or its letters smaller, or see it on the page of `--format html`."
        )
    else:
        assert text == code_in_text(LINK, PLAIN)


def test_a_link_can_be_too_long() -> None:
    assert "█" in code_in_text("x" * MOST_BYTES, PLAIN)
    text = " ".join(code_in_text("x" * (MOST_BYTES + 1), PLAIN).split())
    assert text == (
        "The link has 2954 characters, and a QR code holds 2953: the names or the place are too long for one."
    )
    assert code_as_svg("x" * (MOST_BYTES + 1), "") == ""


def test_an_output_without_blocks() -> None:
    text = code_in_text(LINK, Screen(colour=False, takes_unicode=False))
    assert text == "The QR code is drawn in blocks, which this output cannot show.\n"


def test_as_svg_it_is_one_picture_with_a_name() -> None:
    text = code_as_svg(LINK, 'The <link> & "more"')
    svg = ET.fromstring(text)
    assert svg.tag == "svg"
    assert svg.get("role") == "img"
    assert svg.findtext("title") == 'The <link> & "more"'
    light, dark = svg.findall("path")
    assert (light.get("fill"), dark.get("stroke")) == ("#fff", "#000")
    wide = len(modules(LINK)[0])
    assert svg.get("viewBox") == f"0 0 {wide} {wide}"
    assert painted(dark.get("d") or "", wide) == modules(LINK)
    assert code_as_svg(LINK, "") == code_as_svg(LINK, "")


def painted(path: str, wide: int) -> list[list[int]]:
    """What strokes one module wide paint: `M` and `m` move, `h` paints to the right."""
    rows = [[0] * wide for _ in range(wide)]
    column, row = 0.0, 0.0
    for step, numbers in re.findall("([Mmh])([^Mmh]*)", path):
        first, *rest = [float(number) for number in re.findall(r"-?[0-9.]+", numbers)]
        if step == "h":
            for each in range(int(column), int(column + first)):
                rows[int(row)][each] = 1
            column += first
        elif step == "M":
            column, row = first, rest[0]
        else:
            column, row = column + first, row + rest[0]
    return rows
