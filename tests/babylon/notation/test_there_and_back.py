"""Whatever lies on a table goes into a line and comes back, and all is answered as before."""

import json
from random import Random

import pytest
from hypothesis import Phase, given, settings

from babylon_cli.babylon.files.written import written_table
from babylon_cli.babylon.table.table import Table
from tests.babylon.files.test_written import FLOWERS, TEXTS, tables, told
from tests.babylon.notation.lines import comes_back, document, examples, file_of, line, usable
from tests.naive.generate import plant_fault
from tests.random_tables import legal_table

FEW = settings(max_examples=8, phases=[Phase.explicit, Phase.generate], deadline=None, derandomize=True, database=None)
MANY = settings(
    max_examples=120, phases=[Phase.explicit, Phase.generate], deadline=None, derandomize=True, database=None
)

EVERYTHING = """\
title: Friday night
edition: zh-Hans
rulings: {superposed: adjacent, bridge_gap: clear, supply: ignore}
flowers: [white, pink]
round: 5
token: icon-swap
players:
- name: Ana
  flower: white
  terraces:
  - at: C3
    level: 2
    flower: white
    icons: S..F
    material: clay
    belvedere: NE
    pillars: {NW: single, NE: none, SW: double, SE: statue}
    counts_as: {SW: bridge}
  - at: A1
    level: 1
    flower: pink
    pillars: {NE: double}
  - {at: H8, level: 12, flower: sun, material: start}
  - at: E5
    level: 99
    flower: vine
    icons: '....'
    pillars: {NW: statue, SW: none, SE: single}
    counts_as: {NW: statue, NE: fountain, SE: staircase}
  statues: [C3, H8@0]
  fountains: [C4@2-D4]
  bridges: [C3-E3, E3-C3]
  staircases: [C3@2-A1@12]
  bare_pillars: [H8, C3@0]
  complete: false
  storage:
    pillars: 2
    doubles: 1
    terrace: {flower: pink, icons: SFBT, material: start}
  score_pad: {statues: 0, decorations: 4, flower_sets: 8, highest: 6, total: 21}
- name: Bo
  flower: pink
  tally:
    statues: {1: 2, 12: 0}
    fountains: {1: 1}
    bridges: {2: 1}
    staircases: {1-2: 1}
    flowers: {white: 3, rose: 0}
    belvederes: 2
    highest_terrace: 12
    visible_holes: 0
  storage:
    terrace: {}
  score_pad: [1, 2, 3, 4, 5, 6, 7, 8, 36]
- name: Cleo
  flower: sun
  score_pad: {total: 3}
  terraces: []
- name: Dan
  flower: vine
  storage: {doubles: 3}
  score_pad: {decoration_sets: 4, highest_terrace: 2}
quarry:
- [floor, clay white S..F > granite pink > basalt, clay ...., floor]
- [floor, basalt vine SFBT, floor, floor]
- [floor, floor, floor, floor]
- [floor, floor, floor, floor]
"""

ITS_LINE = (
    "bab1/t-Friday_night/e-zh-Hans/r-superposed-adjacent/r-bridge_gap-clear/r-supply-ignore/f-white-pink"
    "/o-sun-vine-rose/n-5/k-icon-swap"
    "/p-Ana-w-C32wFCC20sodt3B-A11p2d-H812sS-E599vAA0txos1S2F4T-sC3H80-fC42D4-bC3E3E3C3-tC32A112-lH8C30-i-k2d1.pHTS"
    "-w.s0.d4.O8.h6.z21"
    "/p-Bo-p-n12.s1x2.s12x0.f1x1.b2x1.t1x2x1.ow3.or0.e2.v0-k.x-w1.2.3.4.5.6.7.8.36"
    "/p-Cleo-s-e-w.z3/p-Dan-v-kd3-w.D4.H2"
    "/q-0-CwFCGpBx-CxAA-0-0-BvHT-0-0-0-0-0-0-0-0-0-0/z"
)


def test_all_that_a_table_can_say() -> None:
    assert line(document(EVERYTHING)) == ITS_LINE
    assert file_of(ITS_LINE) == EVERYTHING


def test_of_everything_all_is_answered_as_before() -> None:
    comes_back(document(EVERYTHING))


def test_some_examples() -> None:
    found = list(examples(every=32))
    assert len(found) > 10
    for each in found:
        comes_back(each)


@pytest.mark.thorough
def test_every_example() -> None:
    found = list(examples())
    assert len(found) > 600
    for each in found:
        comes_back(each)


@FEW
@given(tables())
def test_any_table(lying: Table) -> None:
    comes_back(document(written_table(lying)))


@pytest.mark.thorough
@MANY
@given(tables())
def test_many_tables(lying: Table) -> None:
    comes_back(document(written_table(lying)))


@FEW
@given(TEXTS, TEXTS, FLOWERS)
def test_any_title_name_and_flower(title: str, name: str, flower: str) -> None:
    comes_back(document(written_table(told(title, name, flower))))


@pytest.mark.parametrize("seed", range(3))
def test_legal_and_illegal_tables(seed: int) -> None:
    comes_back(document(json.dumps(legal_table(seed))))
    planted = plant_fault(Random(seed), legal_table(seed))
    if planted is not None:
        comes_back(document(json.dumps(planted[0])))


OTHERWISE = """\
flowers: [white, Vine]
players:
- name: Ana
  flower: White
  terraces:
  - {at: C3, level: 1, flower: WHITE}
  - {at: E3, level: 1, flower: vine}
  storage:
    terrace: {flower: Rose}
- name: Bo
  flower: rose
  tally:
    flowers: {wHITE: 2, vinE: 1}
    highest_terrace: 3
quarry:
- [clay Sun > granite sun > basalt SUN, floor, clay sun > granite rosE > basalt Sun, floor]
- [clay white S..F > granite WHITE, floor, floor, floor]
- [floor, floor, floor, floor]
- [floor, floor, floor, floor]
"""


def test_flowers_that_are_typed_otherwise_than_first_stay_so() -> None:
    typed = document(OTHERWISE)
    assert typed.table is not None
    assert len(typed.table.other_spellings) == 11
    comes_back(typed)
    assert file_of(line(typed)) == OTHERWISE


@pytest.mark.parametrize(
    ("stack", "usual"),
    [
        ("clay Sun > granite sun > basalt Sun", "clay Sun > granite Sun > basalt sun"),
        ("clay a > granite A > basalt b > clay B > clay a", "clay a > granite A > basalt b > clay B > clay a"),
    ],
)
def test_which_tile_of_a_stack_is_typed_otherwise_makes_no_difference(stack: str, usual: str) -> None:
    """The warning is at the stack; but the tile whose flower is typed first is never another one."""
    rows = "[floor, floor, floor, floor]"
    typed = document(f"quarry: [[{stack}, floor, floor, floor], {rows}, {rows}, {rows}]")
    assert file_of(comes_back(typed)).splitlines()[1] == f"- [{usual}, floor, floor, floor]"


def test_answers_to_open_questions_stay_even_where_they_are_the_default() -> None:
    written = line(document("{edition: fr, rulings: {bridge_gap: clear, supply: warn}, players: []}"))
    assert written == "bab1/r-bridge_gap-clear/r-supply-warn/z"
    assert usable(written).answers == {"bridge_gap": "clear", "supply": "warn"}
