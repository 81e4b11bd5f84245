"""The line of a file that a message is about, with a caret under the place."""

from typing import Any

from babylon_cli.printing.layout import clipped, clipped_left, display_width
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Role, Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.wording.message import Message

MARGIN = 10
"""How many columns stand before a line of the file at most: its number, and what parts it from the line."""

LEAD = 30
"""How many columns of a long line are kept before the place, where all the rest is needed after it."""


def snippets(
    document: LoadedDocument[Any, Any], places: list[tuple[Place, str]], screen: Screen, role: Role = "error"
) -> list[str]:
    """The lines to print: each line of the file, and the carets with a caption; the numbers of all end in a column."""
    digits = max([len(str(place.line)) for place, _ in places])
    return [
        line
        for place, caption in places
        for line in _snippet(document.line(place.line), place, caption, digits, screen, role)
    ]


def _snippet(line: str, place: Place, caption: str, digits: int, screen: Screen, role: Role) -> list[str]:
    if place.line < 1 or not line.strip():
        return []
    room = screen.width - MARGIN
    before, shown, carets = _cut_to_size(line, place, room)
    number = str(place.line).rjust(digits)
    margin = " " * digits
    lines = [
        f"  {screen.paint(f'{number} |', 'faint')} {shown}",
        f"  {screen.paint(f'{margin} |', 'faint')} {' ' * before}{screen.paint('^' * carets, role)}",
    ]
    if not caption:
        return lines
    if before + carets + display_width(caption) < room:
        return [lines[0], f"{lines[1]} {caption}"]
    return [screen.wrapped(Message("{caption}:", caption=caption)), *lines]


def _as_shown(text: str) -> str:
    """A piece of a line with nothing in it that steers a terminal; a tab is as wide as any other character."""
    return visible(text.replace("\t", " "))


def _cut_to_size(line: str, place: Place, room: int) -> tuple[int, str, int]:
    """How many columns stand before the place, what is shown of the line, and how many columns to mark."""
    start = place.column - 1
    before, after = _as_shown(line[max(0, start - room) : start]), _as_shown(line[start : start + room]).rstrip()
    is_long = len(line) > room or display_width(before + after) > room
    lead = max(LEAD, room - 1 - display_width(after))
    if is_long and (start > room or display_width(before) > lead):
        before = f"…{clipped_left(before, lead - 1)}"
    shown = before + after
    if display_width(shown) > room or len(line.rstrip()) > start + room:
        shown = f"{clipped(shown, room - 1)}…"
    marked = _as_shown(line[start : start + min(place.width, room)])
    width = display_width(before)
    return width, shown, max(1, min(display_width(marked), room - width))
