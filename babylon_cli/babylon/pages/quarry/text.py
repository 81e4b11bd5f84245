"""`quarry --format text`: a picture of what lies there, and what every tile gives, edge by edge."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.dug import Dug
from babylon_cli.babylon.quarry.reward import Dig, Edge
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Quarry, Tile, tile_words
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.printing.layout import clipped, display_width, wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted, listed

WIDTH = 16
"""Columns of one tile in the picture."""

TOKEN_NOTES = {
    "none": "",
    "single": "The token also gives every player 1 single pillar.",
    "double": "The token also gives every player 1 double pillar.",
    "icon-swap": "The token changes nothing about digging.",
    "blank-icon": "The token changes nothing about digging.",
    "flower-double": "The token makes the own flower give 2 in place of 1.",
    "minus-one": "The token takes 1 pillar from every tile, never below 0.",
}


class Report:
    """Prints one quarry a document."""

    def __init__(self, screen: Screen) -> None:
        """Begin in colour or not."""
        self.screen = screen

    def begin(self) -> str:
        """Nothing stands before the first quarry."""
        return ""

    def entry(self, dug: Dug) -> str:
        """The quarry of one document."""
        if dug.quarry is None:
            return ""
        lines = [self.screen.paint(visible(dug.title), "place"), ""]
        if dug.question.take is None:
            lines += [*_picture(dug.quarry), ""]
        lines += [line for found in dug.digs for line in self._tile(dug, found)]
        note = TOKEN_NOTES[dug.question.token]
        return "\n".join([*lines, *([note] if note else [])]) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last quarry."""
        return ""

    def _tile(self, dug: Dug, found: Dig) -> Iterator[str]:
        head = f"{POSITION_NAMES[found.position]} {visible(tile_words(found.tile))}: {_rewards(dug, found)}"
        yield wrapped(head, indent="", hanging="   ")
        edges = ", ".join(_edge(edge) for edge in found.edges)
        yield wrapped(edges, indent="   ")


def _picture(quarry: Quarry) -> Iterator[str]:
    bar = "  +" + ("-" * WIDTH + "+") * QUARRY_SIDE
    yield "   " + "".join(f"{column:^{WIDTH + 1}}" for column in "ABCD").rstrip()
    for row in range(QUARRY_SIDE):
        tiles = [quarry.visible(row * QUARRY_SIDE + column) for column in range(QUARRY_SIDE)]
        yield bar
        yield f"{row + 1} |" + "".join(f"{_filled(tile.material.value if tile else 'floor')}|" for tile in tiles)
        yield "  |" + "".join(f"{_filled(_face(tile))}|" for tile in tiles)
    yield bar


def _face(tile: Tile | None) -> str:
    """The flower and icons of a tile, as far as they are known."""
    if tile is None:
        return ""
    return " ".join(word for word in (tile.flower or "", icon_letters(tile.icons)) if word)


def _filled(text: str) -> str:
    shown = visible(text)
    if display_width(shown) > WIDTH - 2:
        shown = clipped(shown, WIDTH - 3) + "…"
    return f" {shown}{' ' * (WIDTH - 1 - display_width(shown))}"


def _rewards(dug: Dug, found: Dig) -> str:
    """The reward, and for which flowers it is another."""
    token = dug.question.token
    if len(dug.flowers) == 1:
        flower = dug.flowers[0]
        return f"{counted(found.pillars(flower, token), 'pillar')} for {visible(flower)}"
    base = found.pillars(None, token)
    others = {flower: found.pillars(flower, token) for flower in dug.flowers}
    better = [f"{number} for {visible(flower)}" for flower, number in others.items() if number != base]
    return counted(base, "pillar") + (f", {listed(better)}" if better else "")


def _edge(edge: Edge) -> str:
    lies = {"border": "the border", "floor": "the floor"}.get(edge.neighbour, edge.neighbour)
    return f"{edge.direction} {lies} +1" if edge.gives else f"{edge.direction} {lies} 0 (higher)"
