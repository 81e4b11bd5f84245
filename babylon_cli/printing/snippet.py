"""The line of a file that a message is about, with a caret under the place."""

from typing import Any

from babylon_cli.printing.layout import COLUMNS, clipped, clipped_left, display_width
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place

ROOM = COLUMNS - 10
LEAD = 30
"""How many columns of a long line are kept before the place."""


def snippet(document: LoadedDocument[Any, Any], place: Place, screen: Screen, caption: str = "") -> list[str]:
    """The lines to print: the line of the file, and the carets with a caption."""
    line = document.line(place.line)
    if place.line < 1 or not line.strip():
        return []
    before, shown, carets = _cut_to_size(line, place)
    number = str(place.line)
    margin = " " * len(number)
    lines = [
        f"  {screen.paint(f'{number} |', 'faint')} {shown}",
        f"  {screen.paint(f'{margin} |', 'faint')} {' ' * before}{screen.paint('^' * carets, 'error')}",
    ]
    if not caption:
        return lines
    if before + carets + display_width(caption) < ROOM:
        return [lines[0], f"{lines[1]} {caption}"]
    return [f"    {caption}:", *lines]


def _cut_to_size(line: str, place: Place) -> tuple[int, str, int]:
    """How many columns stand before the place, what is shown of the line, and how many columns to mark."""
    start = place.column - 1
    whole_lead = visible(line[max(0, start - ROOM) : start])
    before = whole_lead
    if len(line) > ROOM and (start > ROOM or display_width(whole_lead) > LEAD):
        before = f"…{clipped_left(whole_lead, LEAD)}"
    shown = before + visible(line[start : start + ROOM]).rstrip()
    if display_width(shown) > ROOM or len(line) > start + ROOM:
        shown = f"{clipped(shown, ROOM - 1)}…"
    marked = visible(line[start : start + min(place.width, ROOM)])
    width = display_width(before)
    return width, shown, max(1, min(display_width(marked), ROOM - width))
