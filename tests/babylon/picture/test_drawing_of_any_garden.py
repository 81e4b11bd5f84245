"""Whatever a garden is, legal or not, it is drawn; and what is seen of it stands in its drawing."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.picture.excerpts import excerpts
from babylon_cli.babylon.picture.flowers import beside_a_number
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.table.cells import HOLES, SIDE
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot, Support
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.screen import PLAIN, Screen
from tests.drawing import table_of
from tests.examples import GARDEN_EXAMPLES, ROOT
from tests.random_tables import legal_table

COLOUR = Screen(colour=True)
ASCII = Screen(colour=False, takes_unicode=False)

FLOWERS = ("white", "pink", "紅", "<b>", "w", None)

spots = st.builds(Spot, st.integers(0, HOLES - 1), st.none() | st.integers(0, 12))
icons = st.sampled_from(list(Icon))
terraces = st.builds(
    Terrace,
    number=st.just(0),
    at=st.integers(0, HOLES - 1),
    level=st.integers(1, 12),
    flower=st.sampled_from(FLOWERS),
    icons=st.none() | st.tuples(icons, icons, icons, icons),
    belvedere=st.none() | st.integers(0, 3),
    pillars=st.tuples(*[st.none() | st.sampled_from(list(Support))] * 4),
    counts_as=st.tuples(*[st.none() | icons] * 4),
)
statues = st.builds(Decoration, st.just(Icon.STATUE), st.just(0), st.tuples(spots))
linking = st.sampled_from([Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE])
links = st.builds(Decoration, linking, st.just(0), st.tuples(spots, spots))


@st.composite
def any_layout(draw: st.DrawFn) -> Layout:
    """Terraces that collide, float, leave the board; pieces anywhere."""
    drawn = draw(st.lists(terraces, max_size=12))
    pieces = draw(st.lists(statues | links, max_size=8))
    bare = draw(st.lists(spots, max_size=4))
    numbered = tuple([replace(terrace, number=number) for number, terrace in enumerate(drawn)])
    return lay_out(Garden(numbered, tuple(pieces), tuple(bare)))


def holds(layout: Layout, storeys: Iterable[int | None]) -> None:
    """Every picture has its size, in every way in which it is shown, and says what it shows."""
    signs = letters_of([flower for flower in FLOWERS if flower])
    for storey in storeys:
        seen = Seen(layout, storey)
        faults = {cell: (cell, 2 * cell) for cell in range(0, HOLES, 5)}
        drawn = garden_drawing(seen, signs, owner="pink", faults=faults)
        lines = drawn.lines(PLAIN)
        assert {len(line) for line in lines} == {51}
        assert len(lines) == 26
        assert all([line.isprintable() for line in lines])
        assert "".join(drawn.lines(ASCII)).isascii()
        tells_storeys(seen, lines)


def tells_storeys(seen: Seen, lines: list[str]) -> None:
    """Each cell that shows a terrace hangs together with one that tells its storey."""
    surfaces = seen.surfaces()
    for terrace in seen.layout.terraces:
        shown = [cell for cell in terrace.cells if terrace in surfaces[cell]]
        if shown and seen.storey in (None, terrace.level):
            assert any([at(cell, lines).startswith(str(terrace.level)) for cell in shown]), (terrace, "\n".join(lines))


def at(cell: int, lines: list[str]) -> str:
    """The first line of a cell within its outlines."""
    row, column = divmod(cell, SIDE)
    return lines[2 + 3 * row][3 + 6 * column : 8 + 6 * column]


@settings(max_examples=12, deadline=None)
@given(any_layout())
def test_any_garden_is_drawn(layout: Layout) -> None:
    holds(layout, [None, 1, *sorted({terrace.level for terrace in layout.terraces})[-1:]])


@pytest.mark.thorough
@settings(max_examples=100, deadline=None)
@given(any_layout())
def test_many_a_garden_is_drawn_storey_by_storey(layout: Layout) -> None:
    holds(layout, [None, *range(1, 13)])


def test_sixty_terraces_are_drawn() -> None:
    garden = tuple([Terrace(number, number, number % 12 + 1, FLOWERS[number % 6]) for number in range(60)])
    holds(lay_out(Garden(garden)), [None, *range(1, 13)])


def test_a_colourful_line_says_the_same() -> None:
    layout = table_of(legal_table(3)).players[0].layout
    signs = letters_of(table_of(legal_table(3)).known_flowers())
    drawn = garden_drawing(Seen(layout), signs)
    assert [click.unstyle(line) for line in drawn.lines(COLOUR)] == drawn.lines(PLAIN)


@pytest.mark.parametrize("seed", range(3))
def test_a_legal_garden_is_drawn(seed: int) -> None:
    table = table_of(legal_table(seed))
    seen_from_above_in(table, table)


GAMES = [path for path in GARDEN_EXAMPLES if path.parent == ROOT / "examples" / "games"]


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_every_terrace_of_a_game_that_is_seen_stands_in_its_drawing(path: Path) -> None:
    seen_in(path)


@pytest.mark.thorough
def test_every_terrace_of_an_example_that_is_seen_stands_in_its_drawing() -> None:
    for path in GARDEN_EXAMPLES:
        seen_in(path)


def seen_in(path: Path) -> None:
    for document in load(str(path), path.read_bytes()):
        table = document.table
        if table is not None:
            verdict = judge(table)
            seen_from_above_in(table_to_score(table, verdict), table)
            for sketch in set(excerpts(table, verdict).values()):
                assert 5 <= len(sketch.lines(PLAIN)) <= 14


def seen_from_above_in(stands: Table, table: Table) -> None:
    signs = letters_of(table.known_flowers())
    for player in stands.players:
        lines = garden_drawing(Seen(player.layout), signs).lines(PLAIN)
        for terrace in player.layout.terraces:
            if player.layout.is_visible(terrace):
                tag = f"{terrace.level}{'?' if terrace.flower is None else beside_a_number(signs[terrace.flower])}"
                shown = [at(cell, lines) for cell in terrace.cells if not player.layout.hides(cell, terrace.level)]
                assert any([text.startswith(tag) for text in shown]) or _collides(terrace, player.layout), lines


def _collides(terrace: Terrace, layout: Layout) -> bool:
    others = [other for other in layout.terraces if other.level == terrace.level and other != terrace]
    return any([set(other.cells) & set(terrace.cells) for other in others])
