"""The cell under the middle of a bridge is an empty space."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BRIDGE_POINT, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import footings_at
from babylon_cli.babylon.terms import A_PIECE, at_spot, piece_name, pillar_name, terrace_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(id="bridge-gap", subject="decorations", sources=cited(BRIDGE_POINT), rulings=("bridge_gap",))

BRIDGE = Icon.BRIDGE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every bridge whose gap is not an empty space."""
    spanned: dict[tuple[int, int], Placed] = {}
    for bridge in layout.of_kind(BRIDGE):
        gap = spanned_cell(bridge)
        if gap is None:
            continue
        level = bridge.ends[0].height
        other = spanned.setdefault((gap, level), bridge)
        if other is not bridge:
            yield _fault(bridge, gap, Message("{bridge} spans the same cell", bridge=piece_name(other)), other)
        yield from _what_passes_through(layout, bridge, gap, level)
        yield from _what_lies_below(layout, bridge, gap, level, rulings)


def spanned_cell(bridge: Placed) -> int | None:
    """The cell that a bridge with a sound link spans, else None."""
    first, second = bridge.ends
    return bridge.gap_cell if bridge.on_terraces and first.level == second.level else None


def _what_passes_through(layout: Layout, bridge: Placed, gap: int, level: int) -> Iterator[Fault]:
    for terrace in layout.stacks.get(gap, ()):
        if terrace.level == level:
            yield _fault(bridge, gap, Message("{terrace} fills it", terrace=terrace_name(terrace)))
    for footing in footings_at(layout, gap):
        if footing.fits and footing.surface < level < footing.terrace.level:
            yield _fault(bridge, gap, Message("{pillar} passes through it", pillar=pillar_name(footing)))


def _what_lies_below(layout: Layout, bridge: Placed, gap: int, level: int, rulings: Rulings) -> Iterator[Fault]:
    below = layout.surface_below(gap, level)
    if rulings.bridge_gap == "any":
        return
    if rulings.bridge_gap == "ground" and below is not None:
        terrace = terrace_name(below)
        yield _fault(bridge, gap, Message("{terrace} lies there, where only the bare board may", terrace=terrace))
        return
    if not layout.garden.complete and layout.hides(gap, level):
        return
    spot = (gap, below.level if below else 0)
    for piece in pieces_by_spot(layout)[spot] if spot in taken_spots(layout) else ():
        yield _fault(bridge, gap, Message("{piece} stands there", piece=A_PIECE[piece.noun]))


def _fault(bridge: Placed, gap: int, reason: Message, other: Placed | None = None) -> Fault:
    related = () if other is None else (Related(other.path, Message("the other bridge")),)
    return Fault(
        bridge.path,
        Message("{cell} under {spots}", cell=CELL_NAMES[gap], spots=bridge.place),
        Message(
            "{bridge} needs an empty space at {cell} between its ends, and {reason}",
            bridge=piece_name(bridge),
            cell=CELL_NAMES[gap],
            reason=reason,
        ),
        Message("check the bridge's cells and what is at the cell between them"),
        related,
        place=at_spot(gap, bridge.ends[0].height),
    )


def _has_something_under_a_bridge(layout: Layout) -> bool:
    gaps = [bridge.gap_cell for bridge in layout.of_kind(BRIDGE)]
    return any([gap in layout.stacks for gap in gaps]) or bool(gaps and layout.garden.bare_pillars)


RULE = GardenRule(ABOUT, check, can_matter={"bridge_gap": _has_something_under_a_bridge})
