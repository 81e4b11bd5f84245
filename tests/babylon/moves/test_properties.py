"""What a player could do does not depend on names, nor on how the garden is turned or mirrored."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.moves.builds import count_builds, legal_moves
from babylon_cli.babylon.moves.gain import gains_of
from babylon_cli.reading.reader import read_documents
from tests.drawing import Plain, table_of
from tests.transforming import SYMMETRIES, turned, with_other_names
from tests.turns import judged

POSITIONS = sorted((Path(__file__).parents[2] / "perft").glob("*.txt"))


def position(path: Path) -> Plain:
    """A table with a turn of which nothing is built yet."""
    (document,) = read_documents(path.read_text(encoding="utf-8").split("---\n")[0])
    data: Any = document.data
    return data  # type: ignore[no-any-return]


def ways(document: Plain) -> int:
    """How many builds could come next."""
    return count_builds(judged(table_of(document)).played, 1)


def costs(document: Plain) -> list[tuple[int, int]]:
    """Level and cost of every legal build."""
    played = judged(table_of(document)).played
    return sorted((move.stand.level, move.stand.cost) for move in legal_moves(played))


def by_name(path: Path) -> str:
    """The position's name."""
    return path.stem


@pytest.mark.parametrize("path", POSITIONS, ids=by_name)
def test_a_turned_or_mirrored_garden_allows_as_many_builds_at_the_same_costs(path: Path) -> None:
    document = position(path)
    assert not document["turn"].get("build")
    expected = costs(document)
    for name in ("a quarter turn", "left to right", "over the other diagonal"):
        assert costs(turned(document, SYMMETRIES[name])) == expected


@settings(max_examples=10)
@given(st.sampled_from(POSITIONS), st.permutations(["Ana", "Bo", "Cléo", "Dan"]), st.permutations(range(4)))
def test_other_names_allow_as_many_builds(path: Path, names: list[str], order: list[int]) -> None:
    document = position(path)
    players = [player["name"] for player in document["players"]]
    flowers = sorted(flowers_of(document))
    others = dict(zip(players, names, strict=False))
    changed = with_other_names(
        document, others, {flower: f"flower{order[place]}" for place, flower in enumerate(flowers)}
    )
    changed["turn"] = {**document["turn"], "player": others[document["turn"]["player"]]}
    assert ways(changed) == ways(document)


def flowers_of(document: Plain) -> set[str]:
    """Every flower of a document."""
    return set(table_of(document).known_flowers())


SMALL = """
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S.FT}
      - {at: C5, level: 1, flower: pink, icons: F..B}
      - {at: F5, level: 1, flower: white, icons: '..BT', belvedere: NE}
      - {at: B4, level: 2, flower: vine, icons: .ST.}
    statues: [C3, C4@2]
    bridges: [D6-F6]
quarry:
  - [floor, clay pink, floor, floor]
  - [clay pink, granite pink STF., clay pink, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
token: double
turn: {player: Ana, dig: B2, pillars_taken: 1}
"""
"""One single and one double pillar are in hand."""


def test_a_turned_garden_allows_builds_of_the_same_worth() -> None:
    (document,) = read_documents(SMALL)
    data: Any = document.data
    expected = worth(data)
    assert len(expected) > 10
    assert len(set(expected)) > 3
    for name in ("a quarter turn", "a half turn", "three quarter turns"):
        assert worth(turned(data, SYMMETRIES[name])) == expected


def worth(document: Plain) -> list[tuple[int, int, int]]:
    """Level, cost and points of every legal build."""
    played = judged(table_of(document)).played
    gains = gains_of(legal_moves(played), played)
    return sorted((gain.move.stand.level, gain.move.stand.cost, gain.points) for gain in gains)
