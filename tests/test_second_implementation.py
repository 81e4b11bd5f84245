"""The package agrees with the naive implementation, which shares no code with it and reads the rules a second time."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.quarry.reward import dig_everywhere
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import TOKENS
from tests.cases import for_each
from tests.drawing import Plain, table_of
from tests.examples import GARDEN_EXAMPLES
from tests.naive import pad, verdict
from tests.naive.__main__ import read
from tests.naive.digging import pillars
from tests.naive.disturbing import disturb
from tests.naive.generate import plant_fault
from tests.naive.keeping_pads import keep_pads
from tests.naive.order_generate import random_order_garden
from tests.random_tables import legal_table
from tests.share import share_of
from tests.test_second_implementation_of_play import differences as differences_in_play

FEW = 150
MANY = share_of(20_000)

Account = dict[str, Any]
"""What an implementation says of one table, by what it is."""


def of_the_package(table: Table) -> Account:
    """The verdict and the pads as the package has them."""
    findings = judge(table).findings
    standings = settle(table).standings
    return {
        "violations": {finding.rule for finding in findings if finding.severity == "error"},
        "warnings": {finding.rule for finding in findings if finding.severity == "warning"},
        "scores": {standing.player.name: standing.points for standing in standings},
        "visible holes": {standing.player.name: standing.pad.visible_holes for standing in standings},
    }


def of_the_naive_one(document: Plain) -> Account:
    """The same as the naive implementation has it."""
    return {
        "violations": verdict.violations(document),
        "warnings": verdict.warnings(document),
        "scores": pad.score(document),
        "visible holes": pad.visible_holes(document),
    }


def differences(document: Plain, table: Table | None = None) -> Account:
    """What the package says and what the naive one says, where they differ; empty where they agree."""
    package, naive = of_the_package(table or table_of(document)), of_the_naive_one(document)
    return {what: (package[what], naive[what]) for what in naive if package[what] != naive[what]}


def disagreements(documents: Iterator[tuple[int, Plain]]) -> dict[int, Account]:
    """By seed, the first tables on which the two disagree."""
    found: dict[int, Account] = {}
    for seed, document in documents:
        difference = differences(document)
        if difference:
            found[seed] = difference
        if len(found) == 3:
            break
    return found


def legal_tables(number: int) -> Iterator[tuple[int, Plain]]:
    """Random legal tables."""
    for seed in range(number):
        yield seed, legal_table(seed)


def faulty_tables(number: int) -> Iterator[tuple[int, Plain]]:
    """Random tables with one planted fault, where it finds a place; the naive implementation has named it."""
    for seed, document in legal_tables(number):
        planted = plant_fault(Random(seed), document)
        if planted is not None:
            yield seed, planted[0]


def disturbed_tables(number: int) -> Iterator[tuple[int, Plain]]:
    """Random tables with a few changes of which nobody knows what they break."""
    for seed, document in legal_tables(number):
        yield seed, disturb(Random(seed), document)


def tables_with_pads(number: int) -> Iterator[tuple[int, Plain]]:
    """The same, and legal ones, with what the players wrote on their pads, of which some are all that was kept."""
    for seed, document in (*legal_tables(number), *disturbed_tables(number)):
        yield seed, keep_pads(Random(seed), document)


def ordered_gardens(number: int) -> Iterator[tuple[int, Plain]]:
    """Random gardens of which about every second has no order of building."""
    for seed in range(number):
        yield seed, random_order_garden(Random(seed))


def large_ordered_gardens(number: int) -> Iterator[tuple[int, Plain]]:
    """The same with as many terraces as a garden may have."""
    for seed in range(number):
        yield seed, random_order_garden(Random(seed), terraces=16)


def disturbed_ordered_gardens(number: int) -> Iterator[tuple[int, Plain]]:
    """The same with a few changes: terraces that collide or hang, links that join nothing, gardens seen from above."""
    for seed, document in ordered_gardens(number):
        yield seed, disturb(Random(seed), document)


@for_each("path", GARDEN_EXAMPLES)
def test_on_every_example(path: Path) -> None:
    loaded = [document for document in load(path.name, path.read_bytes()) if document.table is not None]
    documents = read(path)
    assert len(loaded) == len(documents)
    for package, naive in zip(loaded, documents, strict=True):
        tells_of_play = naive.get("turn") is not None or naive.get("rounds") is not None
        assert (differences_in_play if tells_of_play else differences)(naive, package.table) == {}


def test_on_ranks_winners_and_tie_break() -> None:
    for _, document in (*legal_tables(FEW // 8), *tables_with_pads(FEW // 8)):
        result = settle(table_of(document))
        assert {standing.player.name: standing.rank for standing in result.standings} == pad.ranks(document)
        assert list(result.winners) == pad.winners(document)
        assert result.tie_break == pad.tie_break(document)


def test_on_the_rewards_of_the_quarry() -> None:
    """Every visible tile, for the player of each flower and of none, under each token."""
    quarries = [document for _, document in legal_tables(FEW // 2) if "quarry" in document]
    assert len(quarries) > 20
    for document in quarries:
        table = table_of(document)
        assert table.quarry is not None
        for dig in dig_everywhere(table.quarry):
            take = POSITION_NAMES[dig.position]
            for flower in (*table.known_flowers(), None):
                for token in TOKENS:
                    assert dig.pillars(flower, token) == pillars(document["quarry"], take, flower, token)


def test_on_legal_tables() -> None:
    assert disagreements(legal_tables(FEW)) == {}


def test_on_tables_with_a_planted_fault() -> None:
    assert disagreements(faulty_tables(FEW)) == {}


def test_on_disturbed_tables() -> None:
    assert disagreements(disturbed_tables(FEW // 4)) == {}


def test_on_tables_with_pads() -> None:
    assert disagreements(tables_with_pads(FEW // 4)) == {}


@for_each("gardens", (ordered_gardens, large_ordered_gardens, disturbed_ordered_gardens))
def test_on_orders_of_building(gardens: Callable[[int], Iterator[tuple[int, Plain]]]) -> None:
    assert disagreements(gardens(FEW // 7)) == {}


@pytest.mark.slow
def test_on_many_legal_tables() -> None:
    assert disagreements(legal_tables(MANY)) == {}


@pytest.mark.slow
def test_on_many_tables_with_a_planted_fault() -> None:
    assert disagreements(faulty_tables(MANY)) == {}


@pytest.mark.slow
def test_on_many_disturbed_tables() -> None:
    assert disagreements(disturbed_tables(MANY)) == {}


@pytest.mark.slow
def test_on_many_tables_with_pads() -> None:
    assert disagreements(tables_with_pads(MANY // 4)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("gardens", [ordered_gardens, disturbed_ordered_gardens])
def test_on_many_orders_of_building(gardens: Callable[[int], Iterator[tuple[int, Plain]]]) -> None:
    assert disagreements(gardens(MANY)) == {}


@pytest.mark.slow
def test_on_many_large_orders_of_building() -> None:
    assert disagreements(large_ordered_gardens(MANY // 20)) == {}
