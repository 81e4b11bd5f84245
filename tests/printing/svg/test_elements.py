"""Elements of SVG are well-formed whatever they hold, and numbers the same everywhere."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.printing.safe import STEERS
from babylon_cli.printing.safe import escaped as as_escape
from babylon_cli.printing.svg.elements import Box, about, document, element, escaped, number, placed, words

NAMES = (
    "<script>alert(1)</script>",
    '"]]>',
    "'&amp;\"",
    "a\x00b\x1b[31m\x9b\x7f",
    "\u202eanA\u2066\u200f",
    "葡萄牙",
    "👩‍🌾",
    "\ud800",
    "line\nbreak\ttab\u2028",
    "\ufffe\uffff",
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.0, "0"),
        (-0.001, "0"),
        (3, "3"),
        (3.0, "3"),
        (-24.5, "-24.5"),
        (1 / 3, "0.33"),
        (10.1, "10.1"),
        (100, "100"),
        (2.005, "2"),
        (-0.07, "-0.07"),
    ],
)
def test_a_number_has_two_decimals_at_most_and_no_needless_ones(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_well_formed_whatever_names_hold(name: str) -> None:
    content = element("g", words(name, 1, 2, 3, "#000"), data_name=name) + placed("", 1, 2, name) + about(name, "")
    text = document(Box(0, 0, 10, 10), name, f"{name}\n{name}", content)
    root = ElementTree.fromstring(text.encode("utf-8"))
    assert [child.tag.partition("}")[2] for child in root] == ["title", "desc", "g", "g", "g"]
    assert "script" not in {child.tag.partition("}")[2] for child in root.iter()}


@settings(max_examples=40)
@given(st.text(st.characters(exclude_categories=[]), max_size=20))
def test_what_steers_is_never_in_it(name: str) -> None:
    shown = escaped(name)
    assert re.search(STEERS, shown) is None
    read = ElementTree.fromstring(f'<a b="{shown}">{shown}</a>'.encode())
    assert (read.text or "", read.get("b")) == (re.sub(STEERS, as_escape, name),) * 2


def test_an_element_without_content_is_closed_at_once() -> None:
    assert element("rect", x=1.50, stroke_width=2, fill="#fff") == '<rect x="1.5" stroke-width="2" fill="#fff"/>'


def test_a_picture_without_a_description_has_none() -> None:
    assert document(Box(-1, -1.5, 10, 10), "Ana", "", "") == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1.5 10 10" role="img"><title>Ana</title></svg>\n'
    )
