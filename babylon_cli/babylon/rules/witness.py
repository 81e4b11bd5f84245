"""An order of building that explains a garden: terraces and pieces turn by turn, each in its place."""

from collections.abc import Iterator, Sequence

from babylon_cli.babylon.play.alignment import Anchors, line_up
from babylon_cli.babylon.rules.building_order import Search, order_of_building
from babylon_cli.babylon.rules.precedence import links_of
from babylon_cli.babylon.rules.statue_turns import NOTHING_BUILT, Site, Turn
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.table.cells import bit, numbers_in, set_of
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
    site, turns = NOTHING_BUILT, []
    for turn in search.turns:
        turns.append(list(_pieces(layout, search, turn, site)))
        site = search.ways.after_turn(site, turn)
    if len(turns) > rounds:
        turns[:2] = [[*turns[0], *turns[1]]]
    return turns


def _pieces(layout: Layout, search: Search, turn: Turn, site: Site) -> Iterator[Piece]:
    """The pieces of one turn in their order: what is placed after each of its terraces."""
    first, second = turn[0], turn[-1]
    ways = search.ways
    owned = numbers_in(ways.owned[first])
    early = owned if second == first else ways.placed_before_second(site, first, second) or ()
    standing = site.standing & ~ways.taken_by[first]
    yield from _with_links(layout, search, first, site.built)
    yield from _in_line(search, early, search.anchors(standing, site.placed))
    if second != first:
        late = [number for number in owned if number not in early] + numbers_in(ways.owned[second])
        standing = (standing | set_of(early)) & ~ways.taken_by[second]
        yield from _with_links(layout, search, second, site.built | bit(first))
        yield from _in_line(search, late, search.anchors(standing, site.placed | set_of(early)))


def _with_links(layout: Layout, search: Search, position: int, built: int) -> Iterator[Piece]:
    """A terrace, and the fountains, bridges and staircases that have both their terraces now."""
    terraces = search.precedence.terraces
    yield terraces[position]
    lying = {terrace.number for index, terrace in enumerate(terraces) if built >> index & 1 or index == position}
    for link in links_of(layout):
        owners = [end.terraces[0].number for end in link.ends]
        if terraces[position].number in owners and lying.issuperset(owners):
            yield link


def _in_line(search: Search, numbers: Sequence[int], anchors: Anchors) -> Iterator[Piece]:
    statues = search.numbered(numbers)
    for index in line_up([statue.cell for statue in statues], anchors, search.rulings).placed:
        yield statues[index]
