"""The builds that are listed are those that the referee passes, and the points those of the pad."""

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.moves.builds import Move, as_build, legal_moves
from babylon_cli.babylon.moves.gain import gains_of
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Build
from tests.turns import play_of, turn

POSITIONS = {
    "statues, a fountain and a bridge": (
        """
        storage: {pillars: 2}
        terraces:
          - {at: C3, level: 1, icons: S.FT}
          - {at: C5, level: 1, icons: F..B}
          - {at: F5, level: 1, icons: '..BT', belvedere: NE}
          - {at: B4, level: 2, icons: .ST.}
        statues: [C3, C4@2]
        fountains: []
        bridges: [D6-F6]
        """,
        "{}",
    ),
    "three storeys and open corners": (
        """
        storage: {pillars: 3}
        terraces:
          - {at: D4, level: 1, icons: STF.}
          - {at: E5, level: 2, icons: F..B, belvedere: SE}
          - {at: D5, level: 3, icons: .TB., belvedere: SW}
          - {at: F4, level: 1, icons: .TB., belvedere: NE}
        statues: [D4]
        """,
        "{hidden_corner: allow, statue_corner: open, superposed: adjacent}",
    ),
    "noted from above, with room for hidden terraces": (
        """
        complete: false
        storage: {pillars: 6}
        terraces:
          - {at: B2, level: 3, icons: STF.}
          - {at: E2, level: 3, icons: F..B, belvedere: NE}
        statues: [B2]
        """,
        "{}",
    ),
    "noted from above, without room for them": (
        """
        complete: false
        storage: {pillars: 6}
        terraces: [{at: B2, level: 1, icons: STF.}, {at: C4, level: 1, icons: F..B, belvedere: NE}]
        """,
        "{bridge_gap: any, hidden_corner: allow}",
    ),
}


def places(table: Table) -> Iterator[Build]:
    """Every cell of the board, every level up to one above the highest, with and without a belvedere."""
    highest = max(terrace.level for terrace in table.players[0].layout.terraces)
    for at, cells in enumerate(CORNER_CELLS):
        for level in range(1, highest + 2 if cells else 0):
            for belvedere in (None, 0, 1, 2, 3):
                yield Build(0, "dug", at, level, belvedere=belvedere)


def with_build(table: Table, build: Build, decorations: tuple[Decoration, ...] = ()) -> Table:
    """The table with a turn that makes one build."""
    assert table.turn is not None
    return table._replace(turn=table.turn._replace(builds=(build,), decorations=decorations))


def is_legal(table: Table) -> bool:
    """Whether the referee finds no fault in the turn."""
    return not any(finding.severity == "error" for finding in play_of(table).findings)


def listed(table: Table) -> list[Move]:
    """The builds that are listed, each way of lying once."""
    found = list(legal_moves(play_of(table).turns[0].played))
    return [move for move in found if move.icons == move.choice.turns[0]]


@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_build_is_listed_and_no_other(name: str) -> None:
    """Supports are left to be inferred, as most players write a turn."""
    ana, rulings = POSITIONS[name]
    table = turn("dig: A2", ana, rulings=rulings)
    assert judge(table).errors == 0
    passed = {(build.at, build.level, build.belvedere) for build in places(table) if is_legal(with_build(table, build))}
    assert passed
    assert {(move.stand.at, move.stand.level, move.stand.belvedere) for move in listed(table)} == passed


CELLS = st.sampled_from([at for at, cells in enumerate(CORNER_CELLS) if cells])
LEVELS = st.integers(1, 5)


@settings(max_examples=15, deadline=None)
@given(
    noted=st.lists(st.tuples(CELLS, LEVELS), max_size=5),
    asked=st.lists(st.tuples(CELLS, LEVELS, st.sampled_from([None, 0, 1, 2, 3])), min_size=9, max_size=9),
)
def test_of_a_garden_that_was_noted_from_above_the_same_builds_are_listed_as_passed(
    noted: list[tuple[int, int]], asked: list[tuple[int, int, int | None]]
) -> None:
    """Whatever was noted: a storey may have been hidden only where there was room for it."""
    terraces = "".join([f"\n  - {{at: {CELL_NAMES[at]}, level: {level}}}" for at, level in noted])
    table = turn("dig: A2", f"complete: false\nstorage: {{pillars: 6}}\nterraces: {terraces or '[]'}")
    assume(judge(table).errors == 0)
    builds = {(move.stand.at, move.stand.level, move.stand.belvedere) for move in listed(table)}
    for at, level, belvedere in [*asked, *sorted(builds, key=str)[::40]]:
        passed = is_legal(with_build(table, Build(0, "dug", at, level, belvedere=belvedere)))
        assert ((at, level, belvedere) in builds) == passed, (CELL_NAMES[at], level, belvedere)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("token", ["icon-swap", "blank-icon"])
def test_what_a_build_is_said_to_bring_is_what_the_pad_shows_then(name: str, token: str) -> None:
    ana, rulings = POSITIONS[name]
    table = turn("dig: A1", ana, rulings=rulings, token=token)
    start = play_of(table).turns[0].played
    before = points(table)
    for move in list(legal_moves(start))[::53]:
        (gain,) = gains_of([move], start)
        decorations = tuple([Decoration(piece.kind, number, piece.ends) for number, piece in enumerate(gain.pieces)])
        build = as_build(move.stand, move.choice.origin, move.icons)
        for piece in gain.pieces:
            if piece.changed is not None:
                corner = CORNER_CELLS[build.at].index(piece.changed.cell)
                changes = tuple([piece.kind if number == corner else None for number in range(4)])
                build = build._replace(counts_as=changes)  # type: ignore[arg-type]
        after = with_build(table, build, decorations)
        assert is_legal(after), (CELL_NAMES[build.at], build.level, CORNER_NAMES, gain.pieces)
        assert points(play_of(after).closing) - before == gain.points


def points(table: Table) -> int:
    """The total of the first player's pad."""
    player = table.players[0]._replace(score_pad={})
    return score_player(player, table.rulings).total
