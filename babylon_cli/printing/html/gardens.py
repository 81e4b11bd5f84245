"""What a page shows of each garden: its picture, and beside it the faults that are outlined there."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from babylon_cli.printing.html.faults import ShownFault
from babylon_cli.printing.picture import Picture, Shown


class ShownPicture(NamedTuple):
    """One garden, quarry or tower."""

    id: str
    title: str
    svg: Markup
    parts: Markup | None
    """The same taken apart, where that shows more."""
    faults: tuple[ShownFault, ...]


def with_faults(
    shown: Sequence[Shown], faults: Sequence[ShownFault], document: str
) -> tuple[tuple[ShownPicture, ...], tuple[ShownFault, ...]]:
    """Each picture with its faults, and the faults that no picture outlines; `document` begins the ids in the page.

    A fault that several pictures outline stands beside the first of them.
    """
    left = {fault.number: fault for fault in faults}
    pictures = []
    for number, (picture, parts) in enumerate(shown, start=1):
        numbers = {*picture.numbers, *(() if parts is None else parts.numbers)}
        outlined = tuple([left.pop(each) for each in sorted(numbers) if each in left])
        id, taken_apart = f"{document}-picture-{number}", None if parts is None else svg_of(parts)
        pictures.append(ShownPicture(id, picture.title, svg_of(picture), taken_apart, outlined))
    return tuple(pictures), tuple(left.values())


def svg_of(picture: Picture) -> Markup:
    """A picture as a part of the page."""
    return Markup(picture.svg)  # noqa: S704 - the primitives of SVG have escaped every name
