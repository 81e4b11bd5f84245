"""The line of a file that a message is about, with a caret under the place."""

from babylon_cli.files.load import LoadedDocument
from babylon_cli.files.nodes import Place
from babylon_cli.report.layout import COLUMNS, clipped, display_width
from babylon_cli.report.paint import Paint
from babylon_cli.report.safe import visible

ROOM = COLUMNS - 10
LEAD = 30
"""How much of a long line is kept before the place."""


def snippet(document: LoadedDocument, place: Place, paint: Paint, caption: str = "") -> list[str]:
    """The lines to print: the line of the file, and the carets with a caption."""
    line = document.line(place.line)
    if place.line < 1 or not line.strip():
        return []
    cut = max(0, place.column - 1 - LEAD) if len(line) > ROOM else 0
    before = ("…" if cut else "") + visible(line[cut : place.column - 1])
    marked = visible(line[place.column - 1 : place.column - 1 + place.width])
    shown = before + visible(line[place.column - 1 :]).rstrip()
    if display_width(shown) > ROOM:
        shown = clipped(shown, ROOM - 1) + "…"
    carets = "^" * max(1, min(display_width(marked), ROOM - display_width(before)))
    number = str(place.line)
    margin = " " * len(number)
    return [
        f"  {paint(f'{number} |', 'faint')} {shown}",
        f"  {paint(f'{margin} |', 'faint')} {' ' * display_width(before)}{paint(carets, 'error')}"
        + (f" {caption}" if caption else ""),
    ]
