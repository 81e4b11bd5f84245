"""The cell under the middle of a bridge is an empty space."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="bridge-gap",
    subject="decorations",
    summary="The cell under the middle of a bridge is an empty space.",
    text=(
        "Between the two ends of a bridge there is a hole to span. No terrace may fill it on the bridge's own "
        "storey, no pillar may rise through the bridge, and two bridges may not cross there. By our ruling a lower "
        "terrace may show at the bottom, as long as no piece stands on it in the gap. A terrace above the bridge is "
        "no obstacle."
    ),
    broken_when=(
        "At the cell between the two ends of a bridge there is a terrace on the bridge's own storey. Or a second "
        "bridge of the same storey crosses the same cell. Or a pillar stands in the gap and rises past the bridge's "
        "storey. These three are faults under every ruling. Or, with the ruling bridge_gap: clear, a piece stands "
        "on the surface below. With bridge_gap: ground the gap must show the bare board, so a lower terrace in it "
        "is a fault too. With bridge_gap: any, which the simplified Chinese edition takes, pieces may stand below. "
        "A bridge that breaks bridge-link, or has an end off terrace, is not judged."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Pont"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Brug"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 橋樑"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 小桥"),
    ),
    editions=(
        "The French book asks for an empty space between the two terraces. The Dutch and the traditional Chinese "
        "book ask for an empty spot, with the word that they also use for the spots of a terrace. The simplified "
        "Chinese book only gives the width of the gap and does not say that it is empty. No book says whether a "
        "lower terrace may show in it."
    ),
    rulings=("bridge_gap",),
    judges="position",
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


RULE = GardenRule(ABOUT, check)
