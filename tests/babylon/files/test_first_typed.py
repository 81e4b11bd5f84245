"""The quick look at all names of a table sees what the long way sees that knows their places."""

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.contradictions import contradictions
from babylon_cli.babylon.files.first_typed import spelled_otherwise
from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.shape import read_as
from tests.reading.plain import Steps, at, read_quickly, replaced

TABLE = """\
flowers: [white, pink]
players:
  - name: Ana
    flower: rose
    terraces: [{at: A1, level: 1, flower: sun}, {at: C1, level: 1, flower: vine}, {at: A1, level: 2}]
    storage: {terrace: {flower: moss}}
  - {name: Bo, flower: iris, storage: {pillars: 1}, terraces: []}
  - {name: Cleo, flower: lotus, tally: {flowers: {rod: 1, 7: 2}, highest_terrace: 1}}
  - {name: 7, flower: 7, tally: {highest_terrace: 1}}
quarry:
  - [clay, clay mint > granite blue S..F > basalt red, floor, floor]
  - [floor, clay grey > clay SFBT, floor, floor]
  - [floor, floor, floor, clay teal SFBT]
  - [floor, floor, floor, floor]
"""
SINGLE: dict[str, Any] = yaml.safe_load(TABLE) | {"game": "babylon"}
SINGLE["players"][2]["tally"]["flowers"] = {"rod": 1, "7": 2}

SPELLED: list[tuple[Steps, str]] = [
    (("flowers", 1), "{}"),
    (("players", 0, "name"), "{}"),
    (("players", 0, "flower"), "{}"),
    (("players", 0, "terraces", 0, "flower"), "{}"),
    (("players", 0, "terraces", 1, "flower"), "{}"),
    (("players", 0, "storage", "terrace", "flower"), "{}"),
    (("players", 1, "flower"), "{}"),
    (("players", 2, "tally", "flowers"), "{}"),
    (("quarry", 0, 0), "clay {}"),
    (("quarry", 0, 1), "clay mint > granite {} S..F > basalt"),
    (("quarry", 3, 3), "clay > basalt {}"),
]
"""Where a name may stand, with what stands there."""


def changes(data: Any, **more: PlainData) -> list[Steps]:
    """Where names are first typed otherwise; a promise of nothing has the long way taken."""
    whole = data | more
    return [change.path for change in spelled_otherwise(whole, read_as(document_kind(whole), whole))]


def test_a_table_in_one_spelling_changes_nothing() -> None:
    assert changes(SINGLE) == changes(SINGLE, expect={}) == []


@pytest.mark.parametrize(("path", "spelled"), SPELLED)
@pytest.mark.parametrize("name", ["PINK", "pINK", "VINE", "Lotus", "MINT", "BO"])
def test_a_name_is_seen_wherever_it_stands(path: Steps, spelled: str, name: str) -> None:
    value: PlainData = {name: 1} if path[-1] == "flowers" and "tally" in path else spelled.format(name)
    data = replaced(SINGLE, path, value)
    assert changes(data) == changes(data, expect={})
    is_first = at(SINGLE, path) == name.lower()
    is_player = name == "BO"
    assert bool(changes(data)) == (is_player == (path[-1] == "name") and not is_first)


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(["iris", "Iris", "IRIS", "rose", "ROSE", "7"]), min_size=11, max_size=11))
def test_the_quick_look_sees_what_the_long_way_sees(names: list[str]) -> None:
    data: Any = SINGLE
    for (path, spelled), name in zip(SPELLED, names, strict=True):
        value: PlainData = {name: 1} if "tally" in path else spelled.format(name)
        data = replaced(data, path, value)
    assert changes(data) == changes(data, expect={})


@pytest.mark.parametrize(
    "named",
    [
        {"first_player": "Cy"},
        {"turn": {"player": "Cy"}},
        {"rounds": [{"turns": [{"player": "Cy"}]}]},
        {"expect": {"winners": ["Cy"]}},
    ],
)
def test_a_name_that_no_player_has_is_told_wherever_it_stands(named: dict[str, PlainData]) -> None:
    """Whether or not the document has the right shape."""
    document = read_quickly(SINGLE | named)
    assert document.root is not None
    assert [str(problem.message) for problem in contradictions(document.data, document.root)] == [
        "no player is called Cy"
    ]
