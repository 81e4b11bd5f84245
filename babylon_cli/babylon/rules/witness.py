"""An order of building that explains a garden: terraces and pieces turn by turn, each in its place."""

from collections.abc import Iterator, Sequence

from babylon_cli.babylon.play.alignment import Anchors, line_up
from babylon_cli.babylon.rules.building_order import Search, Turn, order_of_building
from babylon_cli.babylon.rules.precedence import links_of
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.table.cells import bit, set_of
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace

Piece = Terrace | PlacedStatue | Placed
"""A terrace, a statue, or a fountain, bridge or staircase."""


def turns_that_explain(layout: Layout, rulings: Rulings, rounds: int) -> list[list[Piece]] | None:
    """What was built and placed in every turn that built something; None where no order of building exists.

    A game has a round less than its players have terraces, so where every terrace would need a turn of its own, the
    first two share one.
    """
    search = order_of_building(layout, rulings)
    if search is None:
        return None
    built, turns = 0, []
    for turn in search.turns:
        turns.append(list(_pieces(layout, search, turn, built)))
        built |= set_of(turn)
    if len(turns) > rounds:
        turns[:2] = [[*turns[0], *turns[1]]]
    return turns


def _pieces(layout: Layout, search: Search, turn: Turn, built: int) -> Iterator[Piece]:
    """The pieces of one turn in their order: what is placed after each of its terraces."""
    first, second = turn[0], turn[-1]
    early = search.owned[first] if second == first else search.placed_before_second(first, second, built) or []
    after_first = built | bit(first)
    yield from _with_links(layout, search, first, built)
    yield from _in_line(early, search.anchors(after_first, built), search.rulings)
    if second != first:
        late = [statue for statue in search.owned[first] if statue not in early] + search.owned[second]
        yield from _with_links(layout, search, second, after_first)
        yield from _in_line(late, search.anchors(after_first | bit(second), built, early), search.rulings)


def _with_links(layout: Layout, search: Search, position: int, built: int) -> Iterator[Piece]:
    """A terrace, and the fountains, bridges and staircases that have both their terraces now."""
    terraces = search.precedence.terraces
    yield terraces[position]
    lying = {terrace.number for index, terrace in enumerate(terraces) if built >> index & 1 or index == position}
    for link in links_of(layout):
        owners = [end.terraces[0].number for end in link.ends]
        if terraces[position].number in owners and lying.issuperset(owners):
            yield link


def _in_line(statues: Sequence[PlacedStatue], anchors: Anchors, rulings: Rulings) -> Iterator[Piece]:
    for index in line_up([statue.cell for statue in statues], anchors, rulings).placed:
        yield statues[index]
