"""A decoration stands on spots that show its own icon."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, TOKENS, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Icon, Spot
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import statue_supports
from babylon_cli.babylon.table.terrace import Stack, Terrace
from babylon_cli.babylon.terms import ICON_NAMES, at_spot, corner_name, piece_name, shown_icons, spot_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.wording.message import Message

ABOUT = About(
    id="decoration-icon", subject="decorations", sources=cited(PRINTED_ICONS, TOKENS.at("3rd and 4th points"))
)

STATUE = Icon.STATUE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every end of a decoration, and every statue under a terrace, on a spot with another icon."""
    for piece in layout.placed:
        kind = piece.decoration.kind
        for end in piece.ends:
            if end.terraces and not _one_may_carry(end.terraces, end.cell, kind):
                yield _fault(piece.path, piece_name(piece), kind, end.terraces[0], end.cell)
    for footing in statue_supports(layout):
        terraces = layout.find(Spot(footing.cell, footing.surface)).terraces
        if not _one_may_carry(terraces, footing.cell, STATUE):
            corner = corner_name(footing.terrace, footing.corner)
            statue = Message("the statue under {corner}", corner=corner)
            yield _fault(footing.path, statue, STATUE, terraces[0], footing.cell)


def _one_may_carry(terraces: Stack, cell: int, kind: Icon) -> bool:
    for terrace in terraces:  # noqa: SIM110 - asked of every end, and a list takes twice as long
        if may_carry(terrace, cell, kind):
            return True
    return False


def may_carry(terrace: Terrace, cell: int, kind: Icon) -> bool:
    """Whether the spot of a terrace at a cell shows the icon, counted as it once, or is not known."""
    corner, icons = terrace.corner_at(cell), terrace.icons
    return icons is None or icons[corner] is kind or terrace.counts_as[corner] is kind


def _fault(path: Path, piece: Message, kind: Icon, terrace: Terrace, cell: int) -> Fault:
    shown = terrace.icons[terrace.corner_at(cell)] if terrace.icons else Icon.NONE
    where = spot_name(cell, terrace.level)
    return Fault(
        path,
        where,
        Message(
            "{piece} needs {icon} at {spot}, and the terrace shows {shown} there",
            piece=piece,
            icon=ICON_NAMES[kind],
            spot=where,
            shown=ICON_NAMES[shown],
        ),
        Message(
            "{shown}: check the cell and how the terrace lies; a changed icon (`counts_as`) counts only in the turn of "
            "its token",
            shown=shown_icons(terrace),
        ),
        place=at_spot(cell, terrace.level),
    )


RULE = GardenRule(ABOUT, check)
