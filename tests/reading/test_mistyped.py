"""What was typed amiss where YAML breaks off; most slips stand in `tests/slips/typed`."""

import pytest
import yaml

from babylon_cli.reading import reader
from babylon_cli.reading.mistyped import Stop, mistyped, unopened_in
from babylon_cli.reading.nodes import Place
from tests.babylon.files.pictures import problems_of
from tests.cases import for_each
from tests.slips.table import Slip, slips

BROKEN = [slip for slip in slips("table") if "unusable" in slip.said[0].where_and_what]

READ_IN_PYTHON = "the space before a group within braces is missing"
"""The parser in Python takes a colon before a brace for one with a space behind it."""


@pytest.mark.parametrize(
    ("line", "unopened"),
    [
        ("", []),
        ("- {at: C3}", []),
        ("- at: C3}", [8]),
        ("[a, {b: c}]]", [11]),
        ("{a: b]", [5]),
        ("title: 'a]' # }", []),
        ('title: "}" }', [11]),
        ("title: it's }", [12]),
        ("a#]", [2]),
    ],
)
def test_what_closes_nothing_on_its_line(line: str, unopened: list[int]) -> None:
    assert list(unopened_in(line)) == unopened


@pytest.mark.parametrize(
    ("lines", "complaint", "place", "opening"),
    [
        (["title: Friday"], "nothing that we know", Place(1, 1), Place(1, 1)),
        (["players:", "  name: Ana", "x"], "nothing that we know", Place(3, 1), Place(3, 1)),
        (["quarry: : }"], "mapping values", Place(1, 9), Place(1, 9)),
        (["{: a}"], "while parsing a flow mapping did not find ','", Place(1, 2), Place(1, 1)),
        (["{'a': 'b' 'c': 1}"], "while parsing a flow mapping did not find ','", Place(1, 14), Place(1, 1)),
        (["- - a", " - b"], "while parsing a block collection", Place(2, 2), Place(1, 1)),
    ],
)
def test_what_is_no_slip_that_is_known(lines: list[str], complaint: str, place: Place, opening: Place) -> None:
    assert mistyped(Stop(lines, complaint, place, opening)) is None


@for_each("slip", BROKEN)
def test_line_ends_of_windows_lead_to_the_same_words(slip: Slip) -> None:
    assert problems_of(slip.text.replace("\n", "\r\n")) == problems_of(slip.text)


@for_each("slip", [slip for slip in BROKEN if slip.name != READ_IN_PYTHON])
def test_the_parser_in_python_tells_a_slip_at_a_place_in_the_file(slip: Slip, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "Parser", yaml.SafeLoader)
    lines = slip.text.split("\n")
    found = problems_of(slip.text)
    assert found
    for problem in found:
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
        assert problem.width >= 1
