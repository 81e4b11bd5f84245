"""Every support reaches exactly from where it stands to its terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import LIFT, Footing, Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="pillar-height",
    subject="pillars",
    summary="Every support reaches exactly from where it stands to its terrace.",
    text=(
        "A terrace lies flat on its supports. A single pillar or a statue lifts it one storey above the ground that "
        "the support stands on, and a double pillar lifts it two. You may mix them under one terrace, as long as "
        "they all end at the same height. No book states the heights as a rule: they follow from the names of the "
        "two pillars and from the example that puts single pillars on a terrace beside double pillars on the board."
    ),
    broken_when=(
        "A support does not reach from its surface to the terrace. The gap is 1 for a single pillar or a statue, "
        "and 2 for a double pillar. It is broken as well when a corner that is not open lies 3 or more storeys "
        "above its surface, because no support is that long. The surface is the highest terrace below at that cell, "
        "or else the board. Where a support does not fit its gap this is the only fault reported for it: "
        "statue-pillar and spot-occupied are not judged there."
    ),
    sources=(
        Source("fr", "Matériel", "single pillars and double pillars"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "3rd point"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "Attention, 1st point"),
        Source("nl", "Inhoud", "single pillars and double pillars"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "3rd point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "Opmerking, 1st point"),
        Source("zh-Hant", "遊戲配件", "single pillars and double pillars"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "3rd point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "注意, 1st point"),
        Source("zh-Hans", "游戏配件", "single pillars and double pillars"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "3rd point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "注意, 1st point"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "请牢记"),
    ),
    editions=(
        "Only the simplified Chinese book says how high a statue is: its reminder under B 2 lets a statue stand in "
        "for a single pillar. The other three just call it a pillar. On single and double pillars all four agree."
    ),
    rulings=(),
    judges="position",
)

REACHING = {1: "a single pillar or a statue", 2: "a double pillar"}


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every support that does not reach exactly from its surface to its terrace."""
    if not layout.garden.complete:
        return
    for footing in layout.misfits:
        yield _fault(footing)


def _fault(footing: Footing) -> Fault:
    surface = "the board" if footing.below is None else footing.below.name
    gap = f"{surface} lies {footing.gap} level{'s' if footing.gap > 1 else ''} below {footing.name}"
    needed = REACHING.get(footing.gap)
    expected = f"only {needed} reaches" if needed else "no support is that high"
    if footing.support is None:
        message = f"{gap}, and {expected}"
    else:
        article = f"a {footing.support.value}{'' if footing.support.value == 'statue' else ' pillar'}"
        message = f"{gap}, and {expected}: {article} lifts {LIFT[footing.support]}"
    return Fault(
        footing.path,
        f"{footing.terrace.place}, {footing.corner_name} corner",
        message,
        "check the level and the cell of the terrace, or write the support that stands there; "
        "a corner with nothing under it is `none`, or carries the belvedere",
    )


RULE = GardenRule(ABOUT, check)
