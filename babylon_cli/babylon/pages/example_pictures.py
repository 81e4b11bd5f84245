"""The part of a garden that an example of a rule is about, in its legal and in its illegal file."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from babylon_cli.babylon.picture.excerpts import seen_at, window_around
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.table.cells import CELL_NUMBERS, HOLES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Language, Message

LEGEND = Message(
    "row 1 is the far side of the board and row 8 its owner's; number and letter: storey and flower; S statue, F~F "
    "fountain, B=B bridge, T>T staircase up to the right, V belvedere, I bare pillar; small letter: icon; heavy line: "
    "step from storey to storey; ! what the fault is about"
)

LEGEND_OF_A_STOREY = Message(
    "hatched: covered by a higher storey; at the lower right of a cell what carries the corner: 1 a single pillar, "
    "2 a double one, S a statue, - nothing"
)


class Pictures(NamedTuple):
    """Both pictures line by line, and what their signs mean."""

    maps: tuple[tuple[str, str], ...]
    legend: tuple[Message, ...]


def pictures(legal: Layout, illegal: Layout, places: Sequence[BoardPlace], language: Language) -> Pictures | None:
    """What the two gardens have at the places of faults and where they differ; None where that is too far apart.

    Where nothing of the difference is seen from above, both are the picture of the illegal one.
    """
    faults = [CELL_NUMBERS[name] for place in places for name in place.cells]
    window = window_around([*faults, *_differences(legal, illegal)]) if faults else None
    if window is None:
        return None
    storeys = {place.storey for place in places}
    storey = storeys.pop() if len(storeys) == 1 else None
    signs = letters_of([*_flowers(legal), *_flowers(illegal)])
    view = seen_at(illegal, storey, faults)
    marked = garden_drawing(view, signs, faults=dict.fromkeys(faults, ()), window=window)
    screen = Screen(colour=False, language=language)
    first, unmarked = [
        garden_drawing(Seen(layout, view.storey), signs, window=window).lines(screen) for layout in (legal, illegal)
    ]
    second = marked.lines(screen)
    if first == unmarked:
        first = second
    maps = tuple([(one.rstrip(), other.rstrip()) for one, other in zip(first, second, strict=True)])
    return Pictures(maps, (LEGEND,) if view.storey is None else (LEGEND, LEGEND_OF_A_STOREY))


def _differences(legal: Layout, illegal: Layout) -> Iterator[int]:
    """The cells that look different from above."""
    seen = [Seen(legal), Seen(illegal)]
    surfaces, pieces = [each.surfaces() for each in seen], [set(each.pieces()) for each in seen]
    changed = {piece.cell for piece in pieces[0] ^ pieces[1]}
    for cell in range(HOLES):
        if surfaces[0][cell] != surfaces[1][cell] or cell in changed:
            yield cell


def _flowers(layout: Layout) -> Iterator[str]:
    for terrace in layout.terraces:
        if terrace.flower is not None:
            yield terrace.flower
