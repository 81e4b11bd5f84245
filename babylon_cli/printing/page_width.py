"""How wide a page is: as wide as it is asked for, or as the terminal that shows it."""

import os
from typing import TextIO

COMMON_WIDTH = 80
"""How many columns a page has where nobody knows how wide it is shown: in a pipe, in a file, in CI."""

NARROWEST, WIDEST = 60, 120
"""What a page is readable in; a terminal beyond that breaks it, or has a margin."""


def page_width(stream: TextIO | None) -> int:
    """How many columns a page has on a stream, or in a file: those of COLUMNS, else of the terminal, if it is one."""
    columns = columns_shown(stream)
    return min(max(columns, NARROWEST), WIDEST) if columns > 0 else COMMON_WIDTH


def columns_shown(stream: TextIO | None) -> int:
    """How many columns can be seen beside each other: those of COLUMNS, else of the terminal; 0 where nobody knows."""
    return _columns_told() or (0 if stream is None else _columns_of_terminal(stream))


def _columns_told() -> int:
    try:
        return max(0, int(os.environ.get("COLUMNS", "")))
    except ValueError:
        return 0


def _columns_of_terminal(stream: TextIO) -> int:
    """0 where it is no terminal, or one that does not know."""
    try:
        return os.get_terminal_size(stream.fileno()).columns if stream.isatty() else 0
    except (AttributeError, OSError, ValueError):
        return 0
