"""A key below an entry that is a text is told for what it is; what else a colon breaks is told as ever."""

import pytest

from babylon_cli.reading.key_below import key_below_a_text
from babylon_cli.reading.reader import read_documents
from tests.cases import for_each


@pytest.mark.parametrize("key", ["pillars: {NW: double}", "counts_as:", "pillars: "])
def test_a_key_below_a_text(key: str) -> None:
    (document,) = read_documents(f"terraces:\n  - C3 2 white\n    {key}\n")
    (problem,) = document.problems
    name = key.partition(":")[0]
    assert (problem.line, problem.column, problem.width) == (3, 5, len(name))
    assert f"`{name}` stands below an entry that is a text" in str(problem.message)


@for_each(
    ("lines", "line"),
    [
        (["a: b"], 1),
        (["- C3 2 white", "  b"], 2),
        (["  - C3 2 white", "  b: c"], 2),
        (["- a: b", "  c: d"], 2),
        (["- [a, b]", "  c: d"], 2),
        (["- 'a'", "  c: d"], 2),
        (["- a b # c", "  c:d"], 2),
        (["a b", "  c: d"], 2),
        ([f"- {' ' * 18_000}a b", "  c: d"], 2),
    ],
)
def test_other_lines(lines: list[str], line: int) -> None:
    assert key_below_a_text(lines, line) is None
