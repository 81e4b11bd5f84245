"""Every support reaches exactly from where it stands to its terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, DECORATIONS, SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import LIFT, Footing, Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="pillar-height",
    subject="pillars",
    sources=cited(
        CONTENTS.at("single pillars and double pillars"),
        TERRACES.at("3rd point"),
        SUPPORTS_NEEDED,
        DECORATIONS.at("", zh_hans="请牢记"),
    ),
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
