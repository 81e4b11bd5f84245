"""Keys that are written twice, and entries whose dash is missing; most such slips stand in `tests/slips/typed`."""

import time

import pytest

from babylon_cli.reading.reader import read_documents
from tests.babylon.files.pictures import problems_of


def entries(number: int) -> str:
    """A list of players with one dash only."""
    keys = "".join(f"    name: P{player}\n    flower: white\n" for player in range(number))
    return "players:\n  - " + keys.lstrip()


def test_every_entry_without_a_dash_is_told_and_read() -> None:
    problems = problems_of(entries(4).replace("flower: white", "flower: light white"))
    assert [(problem.line, problem.message[:12]) for problem in problems] == [
        (3, "`flower` is "),
        (4, "a player beg"),
        (5, "`flower` is "),
        (6, "a player beg"),
        (7, "`flower` is "),
        (8, "a player beg"),
        (9, "`flower` is "),
    ]


@pytest.mark.thorough
def test_a_group_of_very_many_keys_is_told_in_time() -> None:
    several = "".join(f"    k{number}: 1\n" for number in range(20_000))
    start = time.perf_counter()
    for text in (entries(20_000), f"players:\n  - name: Ana\n{several}{several}"):
        (document,) = read_documents(text)
        assert "written twice" in str(document.problems[-1].message)
    assert time.perf_counter() - start < 20
