"""The cell under the middle of a bridge is an empty space."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BRIDGE_POINT, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="bridge-gap",
    subject="decorations",
    sources=cited(
        BRIDGE_POINT,
    ),
    rulings=("bridge_gap",),
)

BRIDGE = Icon.BRIDGE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every bridge whose gap is not an empty space."""
    spanned: dict[tuple[int, int], Placed] = {}
    for bridge in layout.of_kind(BRIDGE):
        gap = spanned_cell(bridge)
        if gap is None:
            continue
        level = bridge.ends[0].level or 0
        other = spanned.setdefault((gap, level), bridge)
        if other is not bridge:
            yield _fault(bridge, gap, f"{other.name} spans the same cell", other)
        yield from _what_passes_through(layout, bridge, gap, level)
        yield from _what_lies_below(layout, bridge, gap, level, rulings)


def spanned_cell(bridge: Placed) -> int | None:
    """The cell that a bridge with a sound link spans, else None."""
    first, second = bridge.ends
    return bridge.gap_cell if bridge.on_terraces and first.level == second.level else None


def _what_passes_through(layout: Layout, bridge: Placed, gap: int, level: int) -> Iterator[Fault]:
    for terrace in layout.stacks.get(gap, ()):
        if terrace.level == level:
            yield _fault(bridge, gap, f"{terrace.name} fills it")
    for footing in layout.footings:
        if footing.cell == gap and footing.fits and footing.surface < level < footing.terrace.level:
            yield _fault(bridge, gap, f"the double pillar under {footing.name} passes through it")


def _what_lies_below(layout: Layout, bridge: Placed, gap: int, level: int, rulings: Rulings) -> Iterator[Fault]:
    below = layout.surface_below(gap, level)
    if rulings.bridge_gap == "any":
        return
    if rulings.bridge_gap == "ground" and below is not None:
        yield _fault(bridge, gap, f"{below.name} lies there, where only the bare board may")
        return
    if not layout.garden.complete and layout.hides(gap, level):
        return
    spot = (gap, below.level if below else 0)
    for piece in pieces_by_spot(layout)[spot] if spot in taken_spots(layout) else ():
        yield _fault(bridge, gap, f"{piece.name} stands there")


def _fault(bridge: Placed, gap: int, reason: str, other: Placed | None = None) -> Fault:
    related = () if other is None else (Related(other.path, "the other bridge"),)
    return Fault(
        bridge.path,
        f"{CELL_NAMES[gap]} under {bridge.place}",
        f"{bridge.name} needs an empty space at {CELL_NAMES[gap]} between its ends, and {reason}",
        "check the bridge's cells and what is at the cell between them",
        related,
    )


def _has_something_under_a_bridge(layout: Layout) -> bool:
    gaps = [bridge.gap_cell for bridge in layout.of_kind(BRIDGE)]
    return any([gap in layout.stacks for gap in gaps]) or bool(gaps and layout.garden.bare_pillars)


RULE = GardenRule(ABOUT, check, can_matter={"bridge_gap": _has_something_under_a_bridge})
