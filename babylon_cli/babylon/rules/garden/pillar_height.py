"""Every support reaches exactly from where it stands to its terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, DECORATIONS, SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Footing, Layout
from babylon_cli.babylon.table.pieces import Support
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import is_certain, misfits
from babylon_cli.babylon.terms import THE_BOARD, at_corner, corner_name, corner_place, terrace_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

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

NOTHING_REACHES = Message("no support is that high")
REACHING = {1: Message("only a single pillar or a statue reaches"), 2: Message("only a double pillar reaches")}
"""What fits into a gap of so many levels."""

LIFTS = {
    Support.SINGLE: Message("a single pillar lifts 1"),
    Support.DOUBLE: Message("a double pillar lifts 2"),
    Support.STATUE: Message("a statue lifts 1"),
}


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every support that does not reach exactly from its surface to its terrace."""
    for footing in misfits(layout):
        if layout.garden.complete or is_certain(layout, footing):
            yield _fault(footing)


def _fault(footing: Footing) -> Fault:
    terrace, corner = footing.terrace, footing.corner
    reaching = Message(
        "{surface} lies {levels} below {corner}, and {reaching}",
        surface=THE_BOARD if footing.below is None else terrace_name(footing.below),
        levels=Counted(footing.gap, "level"),
        corner=corner_name(terrace, corner),
        reaching=REACHING.get(footing.gap, NOTHING_REACHES),
    )
    return Fault(
        footing.path,
        corner_place(terrace, corner),
        reaching
        if footing.support is None
        else Message("{reaching}: {support}", reaching=reaching, support=LIFTS[footing.support]),
        Message(
            "check the level and the cell of the terrace, or write the support that stands there; "
            "a corner with nothing under it is `none`, or carries the belvedere"
        ),
        place=at_corner(terrace, corner),
    )


RULE = GardenRule(ABOUT, check)
