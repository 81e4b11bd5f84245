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


def snippets(document: LoadedDocument[Any, Any], places: list[tuple[Place, str]], screen: Screen) -> list[str]:
    """The lines to print: each line of the file, and the carets with a caption; the numbers of all end in a column."""
    digits = max([len(str(place.line)) for place, _ in places])
    return [line for place, caption in places for line in _snippet(document, place, screen, caption, digits)]


def _snippet(document: LoadedDocument[Any, Any], place: Place, screen: Screen, caption: str, digits: int) -> list[str]:
    line = document.line(place.line)
    if place.line < 1 or not line.strip():
        return []
    before, shown, carets = _cut_to_size(line, place)
    number = str(place.line).rjust(digits)
    margin = " " * digits
    lines = [
        f"  {screen.paint(f'{number} |', 'faint')} {shown}",
        f"  {screen.paint(f'{margin} |', 'faint')} {' ' * before}{screen.paint('^' * carets, 'error')}",
    ]
    if not caption:
        return lines
    if before + carets + display_width(caption) < ROOM:
        return [lines[0], f"{lines[1]} {caption}"]
    return [f"    {caption}:", *lines]


def _as_shown(text: str) -> str:
    """A piece of a line with nothing in it that steers a terminal; a tab is as wide as any other character."""
    return visible(text.replace("\t", " "))


def _cut_to_size(line: str, place: Place) -> tuple[int, str, int]:
    """How many columns stand before the place, what is shown of the line, and how many columns to mark."""
    start = place.column - 1
    whole_lead = _as_shown(line[max(0, start - ROOM) : start])
    before = whole_lead
    if len(line) > ROOM and (start > ROOM or display_width(whole_lead) > LEAD):
        before = f"…{clipped_left(whole_lead, LEAD)}"
    shown = before + _as_shown(line[start : start + ROOM]).rstrip()
    if display_width(shown) > ROOM or len(line) > start + ROOM:
        shown = f"{clipped(shown, ROOM - 1)}…"
    marked = _as_shown(line[start : start + min(place.width, ROOM)])
    width = display_width(before)
    return width, shown, max(1, min(display_width(marked), ROOM - width))
