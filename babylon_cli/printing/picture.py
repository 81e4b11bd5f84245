"""What a game hands over to be shown as a picture, whoever shows it: a page, a file, a terminal."""

from typing import NamedTuple


class Picture(NamedTuple):
    """One drawing of what stands on a table: a garden, the quarry, a tower."""

    title: str
    """What it shows, as a person says it: a player's name, say."""
    svg: str
    """A whole `svg` element with a `viewBox` and no fixed size."""
    path: tuple[str | int, ...] = ()
    """Where the file has what it shows."""
    numbers: tuple[int, ...] = ()
    """The findings that are outlined in it, by their numbers: the first finding of a document is number 1."""


class Shown(NamedTuple):
    """What a page shows of one garden, quarry or tower."""

    picture: Picture
    parts: Picture | None = None
    """The same taken apart, so that nothing is hidden; None where there is nothing to take apart."""
