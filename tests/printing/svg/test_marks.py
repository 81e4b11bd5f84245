"""Faults and warnings are told apart without their colours, and their numbers are short."""

from xml.etree import ElementTree

import pytest

from babylon_cli.printing.svg.marks import MOST_NESTED, Found, in_groups, numbers_text, outline, thin_outline


@pytest.mark.parametrize(
    ("numbers", "text"),
    [([7], "7"), ([1, 2], "1 2"), ([4, 5, 6], "4-6"), ([1, 3, 4, 5, 9], "1 3-5 9"), ([1, 2, 4, 5], "1 2 4 5")],
)
def test_three_that_follow_each_other_are_a_range(numbers: list[int], text: str) -> None:
    assert numbers_text(numbers) == text


def test_a_fault_is_dashed_and_a_warning_dotted_both_on_a_white_rim() -> None:
    fault, warning = outline("M0 0h9", is_fault=True), outline("M0 0h9", is_fault=False)
    assert 'stroke-dasharray="9.6 6.4" stroke-dashoffset="0" stroke-linecap="butt"' in fault
    assert 'stroke-dasharray="0 8" stroke-dashoffset="0" stroke-linecap="round"' in warning
    for drawn in (fault, warning, thin_outline("M0 0h9", is_fault=True)):
        assert drawn.index('stroke="#fff"') < drawn.index("stroke-dasharray")


def test_a_thin_outline_has_the_colour_of_what_it_belongs_to() -> None:
    assert 'stroke="#b3001b"' in thin_outline("M0 0h9", is_fault=True)
    assert 'stroke="#7a4a00"' in thin_outline("M0 0h9", is_fault=False)


@pytest.mark.parametrize("many", [0, 1, MOST_NESTED, MOST_NESTED + 1, 1000])
def test_each_of_very_many_findings_has_its_group_and_no_reader_breaks(many: int) -> None:
    groups = in_groups("<path/>", [Found("terrace-stacked", number) for number in range(many)])
    root = ElementTree.fromstring(f"<svg>{groups}</svg>")
    assert [group.get("data-number") for group in root.iter("g")] == [str(number) for number in range(many)]
    assert all(group.find(".//path") is not None for group in root.iter("g"))
    assert deepest(root) <= MOST_NESTED + 2


def deepest(element: ElementTree.Element) -> int:
    return 1 + max(map(deepest, element), default=0)
