"""The package against the naive implementation of Babel: prices, towers, projects, conflicts, pads, verdicts."""

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from babylon_cli.babel.answers.conflict import conflict_answer
from babylon_cli.babel.answers.project import project_answer
from babylon_cli.babel.answers.tower import tower_answer
from babylon_cli.babel.answers.verify import price_keys
from babylon_cli.babel.files.load import load
from babylon_cli.babel.price.answer import price_of
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Table
from babylon_cli.reading.reader import read_documents
from tests.cases import for_each
from tests.examples import BABEL_EXAMPLES
from tests.naive_babel import check, conflict, pad, price, project, tower
from tests.naive_babel.generate import RULE_IDS, disturb, plant, random_city_table, random_table
from tests.share import share_of

Plain = dict[str, Any]

CITIES = 5_000
"""Random cities of which the prices are compared."""

FEW, MANY = 60, share_of(3_000)
"""Random tables by default, and in a slow run."""


def table_of(document: Plain) -> Table:
    """The table of a plain document, read as from a file; JSON is YAML, too, and quicker to write."""
    (loaded,) = load("a table", json.dumps(document).encode())
    assert loaded.table is not None, loaded.problems
    return loaded.table


def price_differences(document: Plain) -> dict[str, tuple[Any, Any]]:
    """Where the two answers for a build differ: what the package says, and what the naive search says."""
    table = table_of(document)
    assert table.build is not None
    found, naive = price_of(table, table.build), price.price(document)
    ours: Plain = {**price_keys(found), "ways": [way.coins for way in found.ways]}
    theirs = {key: [tuple(way) for way in naive[key]] if key == "ways" else naive[key] for key in ours}
    return differing(ours, theirs)


def table_differences(document: Plain) -> dict[str, tuple[Any, Any]]:
    """Where the two differ about everything else that a table tells."""
    table = table_of(document)
    ours = {
        "tower": tower_answer(table).data(),
        "project": [each.data() for each in project_answer(table).projects],
        "conflict": [pair.data() for pair in conflict_answer(table).conflicts],
        "score": pad_of(table),
        "check": {finding.rule for finding in judge(table).findings},
    }
    theirs = {
        "tower": tower.tower(document),
        "project": project.project(document),
        "conflict": conflict.conflict(document),
        "score": pad.score(document),
        "check": check.check(document),
    }
    return differing(ours, theirs)


def pad_of(table: Table) -> Plain:
    """The pads in the form of the naive implementation."""
    result = settle(table)
    players = [
        {"name": standing.city.name, "score": standing.points, "rank": standing.rank} for standing in result.standings
    ]
    return {"players": players, "winners": list(result.winners)}


def differing(ours: Plain, theirs: Plain) -> dict[str, tuple[Any, Any]]:
    """The keys under which two answers differ."""
    return {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}


def compare(number: int, draw: Callable[[int], Plain | None]) -> None:
    """Compare so many documents, each drawn from its number."""
    compared = 0
    for seed in range(number):
        document = draw(seed)
        if document is not None:
            compared += 1
            assert table_differences(document) == {}, seed
    assert compared > number // 3


@lru_cache(maxsize=64)
def legal(seed: int) -> Plain:
    """A table that can have arisen; whoever changes it changes a copy."""
    return random_table(Random(seed))


def planted(seed: int) -> Plain | None:
    """A table with one fault; None where it has no place for it."""
    return plant(Random(seed), legal(seed), RULE_IDS[seed % len(RULE_IDS)])


def disturbed(seed: int) -> Plain:
    """A table with one or two changes of which nobody knows what they break."""
    return disturb(Random(seed), legal(seed))


@pytest.mark.parametrize("part", [0, 1, 2, *[pytest.param(part, marks=pytest.mark.thorough) for part in range(3, 10)]])
def test_prices_of_random_cities(part: int) -> None:
    for seed in range(part, CITIES, 10):
        assert price_differences(random_city_table(Random(seed))) == {}, seed


@pytest.mark.parametrize("draw", [legal, planted, disturbed])
def test_random_tables(draw: Callable[[int], Plain | None]) -> None:
    compare(FEW, draw)


@pytest.mark.slow
@pytest.mark.parametrize("draw", [legal, planted, disturbed])
def test_many_random_tables(draw: Callable[[int], Plain | None]) -> None:
    compare(MANY, draw)


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_planted_fault_is_found(rule: str) -> None:
    found = 0
    for seed in range(60):
        document = plant(Random(seed), legal(seed), rule)
        if document is not None:
            found += 1
            assert rule in {finding.rule for finding in judge(table_of(document)).findings}, seed
        if found == 3:
            return
    raise AssertionError


@for_each("path", BABEL_EXAMPLES)
def test_on_every_example(path: Path) -> None:
    for read in read_documents(path.read_text(encoding="utf-8")):
        document: Any = read.data
        document.pop("expect", None)
        if is_written_canonically(document):
            assert table_differences(document) == {}
            assert document.get("build") is None or price_differences(document) == {}


def is_written_canonically(document: Plain) -> bool:
    """Whether all names are English and canonical: the naive implementation knows no others."""
    table = table_of(document)
    cities = document["players"]
    written = [(part["wonder"], [*part.get("cards", ())]) for part in cities]
    named = [(city.wonder.title, [card.name for card in city.cards]) for city in table.cities]
    projects = [part["card"] for part in document.get("projects", ())]
    build = document.get("build", {}).get("card")
    return (
        written == named
        and projects == [entry.project.name for entry in table.projects]
        and (
            build is None
            or (table.build is not None and table.build.card is not None and table.build.card.name == build)
        )
    )
