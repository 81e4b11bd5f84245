"""Every terrace, piece, belvedere, support and fault of every garden is in its picture, once a view."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.picture.pictures import pictures
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding, dotted
from tests.babylon.picture.expected_paths import expected_of
from tests.babylon.picture.reading_svg import View, views_of
from tests.cases import for_each
from tests.cli.running import run_process
from tests.drawing import Plain, table_of
from tests.examples import GARDEN_EXAMPLES
from tests.random_tables import legal_table

SHOWN = re.compile(
    r"players\.\d+\.(terraces\.\d+(\.belvedere|\.pillars\.[NS][EW])?|(statue|fountain|bridge|staircase|bare_pillar)s\.\d+)"
)
"""The paths of terraces, belvederes, supports and pieces."""

SOME_EXAMPLES = [path for path in GARDEN_EXAMPLES if path.parent.name in {"games", "terrace-collision", "bridge-gap"}]
OTHER_EXAMPLES = [path for path in GARDEN_EXAMPLES if path not in SOME_EXAMPLES]


def tables_in(path: Path) -> Iterator[tuple[Table, tuple[Finding, ...]]]:
    for document in load(path.name, path.read_bytes()):
        if document.table is not None:
            verdict = judge(document.table)
            yield table_to_score(document.table, verdict), verdict.findings


def holds_all(table: Table, findings: tuple[Finding, ...] = ()) -> None:
    drawn = pictures(table, findings)
    by_path = {picture.path: picture for picture in drawn}
    gardens = [player for player in table.players if player.tally is None and not player.only_pad]
    assert list(by_path) == [("players", player.index) for player in gardens] + [("quarry",)] * bool(table.quarry)
    for player in gardens:
        picture = by_path["players", player.index]
        views = views_of(picture.svg)
        shows_its_garden(player, views)
        wanted = outlined(player, findings)
        assert views["from-above"].faults == dict.fromkeys(wanted, 1)
        assert picture.numbers == tuple(sorted(number for number, _ in wanted))


def shows_its_garden(player: Player, views: dict[str, View]) -> None:
    expected = expected_of(player)
    assert set(views) == {"from-above", *[f"storey-{storey}" for storey in expected.storeys]}
    for name, view in views.items():
        wanted = expected.from_above if name == "from-above" else expected.storeys[int(name.partition("-")[2])]
        assert {path for path in view.paths if SHOWN.fullmatch(path)} == wanted, name
        assert set(view.paths.values()) <= {1}, name


def outlined(player: Player, findings: tuple[Finding, ...]) -> list[tuple[int, str]]:
    """The faults that are about cells of a garden: those with a place, and those of something that lies in it."""
    return [
        (number, finding.rule)
        for number, finding in enumerate(findings, start=1)
        if (finding.player == player.name and finding.place is not None)
        or (SHOWN.match(dotted(finding.path)) and finding.path[1] == player.index)
    ]


@for_each("path", SOME_EXAMPLES)
def test_some_examples(path: Path) -> None:
    for table, findings in tables_in(path):
        holds_all(table, findings)


@pytest.mark.thorough
@for_each("path", OTHER_EXAMPLES)
def test_every_other_example(path: Path) -> None:
    for table, findings in tables_in(path):
        holds_all(table, findings)


@given(st.integers(0, 200))
@settings(max_examples=5)
def test_legal_gardens(seed: int) -> None:
    holds_all(table_of(legal_table(seed)))


@given(st.integers(0, 10_000))
@settings(max_examples=8)
def test_gardens_in_which_everything_lies_anywhere(seed: int) -> None:
    table = table_of(jumbled(legal_table(seed % 40), Random(seed)))
    holds_all(table, judge(table).findings)


def jumbled(document: Plain, chance: Random) -> Plain:
    """A table whose terraces and pieces were moved to any place at all, with pillars that carry nothing."""
    document = deepcopy(document)
    document.pop("expect", None)
    for player in document["players"]:
        if "terraces" not in player:
            continue
        for terrace in player["terraces"]:
            terrace.setdefault("flower", "white")
            jumble_terrace(terrace, chance)
        for kind in ("fountains", "bridges", "staircases"):
            player[kind] = [f"{any_spot(chance)}-{any_spot(chance)}" for _ in range(chance.randint(0, 4))]
        player["statues"] = [any_spot(chance) for _ in range(chance.randint(0, 5))]
        player["bare_pillars"] = [any_spot(chance) for _ in range(chance.randint(0, 3))]
    return document


def jumble_terrace(terrace: dict[str, Any], chance: Random) -> None:
    if chance.random() < 0.4:
        terrace["at"] = any_cell(chance)
    if chance.random() < 0.2:
        terrace["level"] = chance.choice([1, 2, 9, 99])
    if chance.random() < 0.3:
        terrace["counts_as"] = {chance.choice(["NW", "SE"]): "bridge"}
    if chance.random() < 0.3:
        terrace["pillars"] = {"NE": chance.choice(["single", "double", "statue", "none"])}


def any_cell(chance: Random) -> str:
    return f"{chance.choice('ABCDEFGH')}{chance.randint(1, 8)}"


def any_spot(chance: Random) -> str:
    return any_cell(chance) + chance.choice(["", "", "@1", "@3", "@12"])


def test_sixty_terraces_and_a_garden_without_any() -> None:
    terraces = [{"at": cell, "level": level, "flower": "white"} for level in (1, 2, 3, 4) for cell in CELLS]
    holds_all(table_of({"players": [{"name": "Ana", "flower": "white", "terraces": terraces}]}))
    holds_all(table_of({"players": [{"name": "Ana", "flower": "white", "terraces": []}]}))


CELLS = [f"{column}{row}" for column in "ADGH" for row in (1, 3, 5, 7)]


@pytest.mark.thorough
def test_what_is_drawn_is_the_same_bytes_on_every_run(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text(json.dumps(jumbled(legal_table(3), Random(3))), encoding="utf-8")
    runs = [run_process("draw", "--faults", path, "-o", "-", env={"PYTHONHASHSEED": seed}) for seed in ("1", "2")]
    assert runs[0].output.startswith("<svg ")
    assert runs[0] == runs[1]
