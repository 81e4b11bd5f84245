"""A garden of fifteen terraces fits into a message of 280 characters, with its player's name and its flowers."""

import json
from pathlib import Path
from random import Random

import pytest

from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.notation.typed import typed_data
from babylon_cli.babylon.notation.writing import written_line
from babylon_cli.babylon.table.table import Table
from tests.babylon.notation.lines import document, documents
from tests.cli.running import EXAMPLES
from tests.naive.generate import random_table

MOST = 280

GAMES = sorted((EXAMPLES / "games").glob("*.yaml"))


def gardens(lying: Table, found: GardenDocument) -> list[str]:
    """The line of each garden of a table: its player, and nothing of the table or of the pad."""
    alone = [Table(players=(player._replace(index=0, score_pad={}),)) for player in lying.players]
    return [written_line(typed_data(found._replace(answers={}), each)) for each in alone]


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_every_garden_of_the_games(path: Path) -> None:
    for found in documents(path.read_text(encoding="utf-8")):
        assert found.table is not None
        lying = found.table if found.table.record is None else replay_of(found, ReplayQuestion()).closing
        assert lying is not None
        assert max(map(len, gardens(lying, found))) <= MOST


def fits(seed: int) -> None:
    found = document(json.dumps(random_table(Random(seed), players=1, terraces=15)))
    assert found.table is not None
    (written,) = gardens(found.table, found)
    assert len(found.table.players[0].layout.garden.terraces) <= 15
    assert len(written) <= MOST, written


@pytest.mark.parametrize("seed", range(4))
def test_random_gardens_of_fifteen_terraces(seed: int) -> None:
    fits(seed)


@pytest.mark.thorough
def test_many_gardens_of_fifteen_terraces() -> None:
    """Whatever is typed of them: supports and levels to insist on, what a token let a spot count as."""
    for seed in range(300):
        fits(seed)
