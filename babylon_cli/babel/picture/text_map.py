"""The tower as a small map of text: what each space shows, and what lies under it."""

from collections.abc import Iterable, Sequence

from babylon_cli.printing.layout import display_width
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message


def text_map(spaces: Sequence[Iterable[int]], screen: Screen) -> tuple[str, ...]:
    """The spaces of the board, clockwise from the first at the top left; of each the visible tile comes first.

    The board of two to four players has three spaces, that of more has four; with two the third is blocked.
    """
    shown = [_pile(space, screen) for space in spaces]
    if len(shown) == 2:
        shown.append(screen.say(Message("blocked")))
    told = [f"({number}) {pile}" for number, pile in enumerate(shown, start=1)]
    width = max([display_width(told[0]), display_width(told[-1]), 12])
    below = told[3] if len(told) == 4 else f" +{'-' * (width - 2)}"
    return (
        f"  {_filled(told[0], width)}  ->  {told[1]}",
        f"  {_filled(' ^', width)}       |",
        f"  {_filled(below, width)}  <-  {told[2]}",
    )


def _filled(text: str, width: int) -> str:
    return text + " " * (width - display_width(text))


def _pile(tiles: Iterable[int], screen: Screen) -> str:
    """What one space shows and what lies under it, such as `7 on 4`."""
    told = ""
    for tile in reversed(tuple(tiles)):
        told = screen.say(Message("{tile} on {below}", tile=tile, below=told)) if told else str(tile)
    return told or screen.say(Message("empty"))
