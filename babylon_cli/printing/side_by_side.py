"""Drawings side by side, as many in a row as the page has room for."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from babylon_cli.printing.layout import display_width, shortened
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact

LEAST_GAP, MOST_GAP = 2, 4
"""How many columns part two drawings, where there is little room and where there is enough."""


class Block(NamedTuple):
    """A drawing as lines of one width."""

    lines: Sequence[str]
    width: int


def titled(title: Fact, lines: Iterable[str], width: int, screen: Screen) -> Block:
    """A drawing with a title over it, which is no wider."""
    said = shortened(screen.say(title), width)
    head = screen.paint(said, "name") + " " * (width - display_width(said))
    return Block([head, *lines], width)


def side_by_side(blocks: Iterable[Block], width: int) -> Iterator[str]:
    """The drawings in rows, an empty line between two of them."""
    for number, row in enumerate(_rows(blocks, width)):
        if number:
            yield ""
        empty = [" " * block.width for block in row]
        is_tight = _width(row, MOST_GAP) > width
        gap = " " * (LEAST_GAP if is_tight else MOST_GAP)
        for texts in zip_longest(*[block.lines for block in row]):
            line = [blank if text is None else text for text, blank in zip(texts, empty, strict=True)]
            yield gap.join(line).rstrip()


def _rows(blocks: Iterable[Block], width: int) -> list[list[Block]]:
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and _width([*rows[-1], block], LEAST_GAP) <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return rows


def _width(row: Sequence[Block], gap: int) -> int:
    return sum([block.width for block in row]) + gap * (len(row) - 1)
