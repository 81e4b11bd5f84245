"""The line of a file that a message is about, with a caret under the place."""

from babylon_cli.files.load import LoadedDocument
from babylon_cli.files.nodes import Place
from babylon_cli.report.layout import COLUMNS, display_width
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
    before = visible(line[cut : place.column - 1])
    shown = visible(line[cut : cut + ROOM])
    if cut:
        before, shown = f"…{before}", f"…{shown}"
    if len(line) > cut + ROOM:
        shown += "…"
    width = min(place.width, max(1, len(line) - place.column + 1), max(1, ROOM - (place.column - 1 - cut)))
    number = str(place.line)
    carets = "^" * max(1, display_width(visible(line[place.column - 1 : place.column - 1 + width])))
    margin = " " * len(number)
    return [
        f"  {paint(f'{number} |', 'faint')} {shown.rstrip()}",
        f"  {paint(f'{margin} |', 'faint')} {' ' * display_width(before)}{paint(carets, 'error')}"
        + (f" {caption}" if caption else ""),
    ]
