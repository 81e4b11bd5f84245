"""A terrace as a drawing: its tint and shadow, and its icons that no piece uses."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from babylon_cli.babylon.picture.svg.board import CELL, middle
from babylon_cli.babylon.picture.svg.pieces import Place, corner_place
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon
from babylon_cli.babylon.table.terrace import LETTERS, Terrace
from babylon_cli.printing.svg.badges import letter_ring
from babylon_cli.printing.svg.elements import about, element, placed
from babylon_cli.printing.svg.palette import INK, storey_tint

SIZE = 2 * CELL
SHADOW = 6


def corner_of(terrace: Terrace) -> tuple[int, int]:
    """The left and the upper edge of a terrace."""
    row, column = divmod(terrace.at, SIDE)
    return column * CELL, row * CELL


def draw_shadow(terrace: Terrace) -> str:
    """What a terrace throws on what lies lower, at its right and below."""
    x, y = corner_of(terrace)
    d = f"M{x + SIZE} {y + SHADOW}h{SHADOW}v{SIZE}h-{SIZE}v-{SHADOW}h{SIZE - SHADOW}z"
    return element("path", d=d, fill="#000", fill_opacity=0.25)


def draw_terrace(terrace: Terrace, path: str, inset: int = 0) -> str:
    """A terrace; what lies where another one of its storey lies is drawn smaller, so that both are seen."""
    x, y = corner_of(terrace)
    size = SIZE - 2 * inset
    shape = element("rect", x=x + inset, y=y + inset, width=size, height=size, **_fill(terrace, inset))
    return about(path, shape)


def _fill(terrace: Terrace, inset: int) -> dict[str, str | float]:
    fill: dict[str, str | float] = {"fill": storey_tint(terrace.level), "stroke": INK, "stroke_width": 2.2}
    if inset or not terrace.cells:  # what lies where it cannot lie lets what is beneath it be seen
        fill |= {"fill_opacity": 0.6, "stroke_dasharray": "6 3"}
    return fill


def draw_icons(terrace: Terrace, path: str, corners: Sequence[int], spots: AbstractSet[Place]) -> str:
    """The icons at these corners on which no piece stands, each in a dashed ring."""
    if terrace.icons is None:
        return ""
    rings = []
    for corner in corners:
        icon, place = terrace.icons[corner], corner_place(terrace.at, corner, terrace.level)
        if icon is not Icon.NONE and place not in spots:
            rings.append(placed(letter_ring(LETTERS[icon]), *middle(place.column, place.row)))
    return about(f"{path}.icons", "".join(rings)) if rings else ""


def draw_tokens(terrace: Terrace, path: str, corners: Sequence[int], spots: AbstractSet[Place]) -> str:
    """What a round token let these corners count as, each in a double ring; beside what is there already."""
    if not any(terrace.counts_as):
        return ""
    drawn = []
    for corner in corners:
        token, place = terrace.counts_as[corner], corner_place(terrace.at, corner, terrace.level)
        if token is not None:
            is_free = place not in spots and (terrace.icons is None or terrace.icons[corner] is Icon.NONE)
            x, y = middle(place.column, place.row)
            radius = 9 if is_free else 7.5
            if not is_free:
                x, y = x + (15 if corner % 2 else -15), y + (-14 if corner // 2 else 14)
            ring = letter_ring(LETTERS[token], is_double=True, radius=radius)
            drawn.append(placed(ring, x, y, f"{path}.counts_as.{CORNER_NAMES[corner]}"))
    return "".join(drawn)
