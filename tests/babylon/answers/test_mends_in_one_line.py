"""A mend of a terrace or a build that is written in one line puts another line in its place."""

from random import Random
from typing import Any

import pytest
import yaml

from babylon_cli.babylon.files.short import with_value
from tests.babylon.files.shortened import shortened
from tests.babylon.mends.mending import carried_out, errors, mends
from tests.babylon.mends.test_benchmark import Slip, broken_tables, hold_to_what_they_say
from tests.cli.plays import LEGAL_TURN

GARDEN = """\
players:
  - name: Ana
    flower: white
    terraces:
      - C3 1 white S..F
      - .TF. 1 pink E3
      - D2 2 vine S..T NE
    statues: [C3]
    fountains: [D4-E4]
    staircases: [F3-E3]
"""

SLIPS = {
    "another cell": (".TF. 1 pink E3", ".tf. 1 pink f4", "E3 1 pink .TF."),
    "another level": ("D2 2 vine S..T NE", "D2 4 vine S..T NE", "D2 2 vine S..T NE"),
    "other icons": ("C3 1 white S..F", "C3 1 white F..S", "C3 1 white S..F"),
    "a belvedere too many": ("C3 1 white S..F", "nw C3 1 white S..F", "C3 1 white S..F"),
    "in quotes, with escapes": ("C3 1 white S..F", r'"C3\x20\x31 white F..S"', "C3 1 white S..F"),
    "on several lines": ("C3 1 white S..F", "|\n         C3 1\n         white F..S\n", "C3 1 white S..F"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_the_whole_line_is_another(slip: str) -> None:
    right, typed, line = SLIPS[slip]
    document = yaml.safe_load(GARDEN.replace(right, typed))
    number = [right in terrace for terrace in yaml.safe_load(GARDEN)["players"][0]["terraces"]].index(True)
    told = mends(GARDEN.replace(right, typed))
    assert (f"players.0.terraces.{number}", line) in [(mend.path, mend.value) for mend in told]
    for mend in told:
        assert len(errors(carried_out(document, mend.path, mend.value))) == mend.leaves


@pytest.mark.parametrize(
    ("typed", "key", "value", "line"),
    [
        ("dug c5 1", "at", "C6", "dug C6 1"),
        ("stored f5 1 .s.f NW", "belvedere", None, "stored F5 1 .S.F"),
        ("stored F5 1", "icons", "S..F", "stored F5 1 S..F"),
        ("1 stored F5", "level", 2, "stored F5 2"),
        ("dug C5 1", "pillars", {"NW": "statue"}, {"from": "dug", "at": "C5", "level": 1, "pillars": {"NW": "statue"}}),
    ],
)
def test_what_is_written_for_a_build(typed: str, key: str, value: Any, line: Any) -> None:
    assert with_value("build", typed, key, value) == line


def test_a_build() -> None:
    document = yaml.safe_load(LEGAL_TURN)
    document["turn"]["build"] = ["dug C5 1", "stored A1 1 .S.F"]
    first = mends(document)[0]
    assert (first.path, first.value, first.leaves) == ("turn.build.1", "stored F5 1 .S.F", 0)
    assert errors(carried_out(document, first.path, first.value)) == []


def in_one_line(number: int) -> list[Slip]:
    """Tables with a slip and with most of their terraces in one line."""
    slips = list(broken_tables(first=2_000, number=number))
    tables = [shortened(slip.table, Random(slip.seed), 0.8) for slip in slips]
    return [slip._replace(table=table, errors=errors(table)) for slip, table in zip(slips, tables, strict=True)]


@pytest.mark.parametrize("number", [8, pytest.param(100, marks=pytest.mark.thorough)])
def test_every_mend_can_be_carried_out(number: int) -> None:
    lines = 0
    for slip in in_one_line(number):
        told = mends(slip.table)
        hold_to_what_they_say(slip.table, slip.errors, told)
        lines += len([mend for mend in told if isinstance(mend.value, str) and " " in mend.value])
    assert lines > 0
