"""Counts of legal builds for a fixed list of positions, as chess programs count moves.

Each file in `tests/perft/` holds a table with a turn, a line of three hyphens, and for each depth the number of
sequences of so many builds.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.moves.builds import count_builds, legal_moves
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.reading.reader import read_documents
from tests.naive.moves import count_builds as naive_count
from tests.share import some_of

FILES = sorted((Path(__file__).parent / "perft").glob("*.txt"))


def position_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").split("---\n")[0]


def counts_of(path: Path) -> dict[int, int]:
    lines = path.read_text(encoding="utf-8").split("---\n")[1].splitlines()
    found = [re.fullmatch(r"depth ([12]): ([0-9]+)", line) for line in lines]
    return {int(line[1]): int(line[2]) for line in found if line is not None}


def played_turn_of(path: Path) -> PlayedTurn:
    table = next(load(path.name, position_of(path).encode())).table
    assert table is not None
    play = judge(table).play
    assert play is not None
    return play.turns[0].played


def plain_data_of(path: Path) -> Any:
    (document,) = read_documents(position_of(path))
    return document.data


def by_name(path: Path) -> str:
    return path.stem


def test_there_are_positions() -> None:
    assert len(FILES) >= 12
    assert all(set(counts_of(path)) == {1, 2} for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_one_build(path: Path) -> None:
    played = played_turn_of(path)
    assert count_builds(played, 1) == len(list(legal_moves(played))) == counts_of(path)[1]


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_two_builds(path: Path) -> None:
    expected = counts_of(path)[2]
    if expected < 150_000:
        assert count_builds(played_turn_of(path), 2) == expected


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_many_builds(path: Path) -> None:
    assert count_builds(played_turn_of(path), 2) == counts_of(path)[2]


@pytest.mark.slow
@pytest.mark.parametrize("path", some_of(FILES), ids=by_name)
def test_the_naive_implementation_counts_the_same(path: Path) -> None:
    assert naive_count(plain_data_of(path), 1) == counts_of(path)[1]
    if counts_of(path)[2] < 1_000:
        assert naive_count(plain_data_of(path), 2) == counts_of(path)[2]
