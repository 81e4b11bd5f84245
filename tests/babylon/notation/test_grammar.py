"""The grammar that the page of the notation shows is that of the lines that are written and read."""

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.notation.letters import HALVES
from tests.babylon.notation.lines import examples, line, read
from tests.babylon.notation.test_mistakes import LONG, MISTAKES, PIECES, shaken
from tests.babylon.notation.test_there_and_back import ITS_LINE

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")

RULES = dict(re.findall(r"^    (\w+) +::= (.+)$", PAGE, re.MULTILINE))

TOKEN = re.compile(r"'[^']+'|\[[^\]]+\]|\w+|[()?*+|]|\s+")

FEW = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def pattern_of(rule: str) -> str:
    """A rule as a pattern; none leads back to itself."""
    parts = []
    for token in TOKEN.findall(RULES[rule]):
        if token in RULES:
            parts.append(f"(?:{pattern_of(token)})")
        elif token.startswith("'"):
            parts.append(f"(?:{re.escape(token[1:-1])})")
        else:
            parts.append(token.strip())
    assert "".join(TOKEN.findall(RULES[rule])) == RULES[rule]
    return "".join(parts)


GRAMMAR = re.compile(pattern_of("line"))


def test_every_rule_is_used() -> None:
    used = {token for rule in RULES.values() for token in TOKEN.findall(rule)}
    assert RULES.keys() - used == {"line"}


def test_every_line_that_is_written_is_one() -> None:
    assert GRAMMAR.fullmatch(ITS_LINE)
    written = {line(found) for found in examples(every=12)}
    assert [each for each in written if not GRAMMAR.fullmatch(each)] == []


@FEW
@given(st.lists(PIECES, max_size=20).map("".join), st.integers(0, 2**32))
def test_every_line_that_is_read_is_one(text: str, seed: int) -> None:
    for each in (f"bab1/o-white/p-Ana-w{text}/z", shaken(ITS_LINE, seed).strip()):
        assert read(each).problems or GRAMMAR.fullmatch(each), each


def test_what_is_none_is_refused_by_both_or_says_what_no_table_can() -> None:
    both = [each for each, _, _ in MISTAKES if not GRAMMAR.fullmatch(each)]
    assert len(both) > 50
    assert GRAMMAR.fullmatch(LONG["terraces"](9))


def test_the_table_of_the_icons() -> None:
    _, *rows = re.search(r"\| left, right .*?\n\n", PAGE, re.DOTALL)[0].strip().splitlines()  # type: ignore[index]
    letters = [re.findall(r"\| ([A-Y])(?= )", row) for row in rows[1:]]
    assert [letter for row in letters for letter in row] == list(HALVES.values())
    kinds = [row.split("`")[1] for row in rows[1:]]
    assert kinds == [half[1] for half in list(HALVES)[:5]]
