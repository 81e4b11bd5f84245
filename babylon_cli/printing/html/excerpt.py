"""The line of a file that a message is about, without its indent and cut to what is near, with its place marked."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from babylon_cli.printing.safe import harmless
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.wording.message import Text

MOST_BESIDE = 120
"""How many characters of a line are shown before the mark, and after it; of the mark itself at most as many."""


class Excerpt(NamedTuple):
    """One line of a file."""

    number: int
    before: str
    marked: str
    after: str
    caption: Text = ""
    """What it is, where it is not the place of the message itself."""


def excerpts(document: LoadedDocument[Any, Any], places: Iterable[tuple[Place, Text]]) -> Iterator[Excerpt]:
    """The lines at some places, each with its caption; a place without a line has none."""
    for place, caption in places:
        line = document.line(place.line)
        if place.line >= 1 and line.strip():
            yield _excerpt(line, place, caption)


def _excerpt(line: str, place: Place, caption: Text) -> Excerpt:
    start = place.column - 1
    end = start + max(1, min(place.width, MOST_BESIDE))
    first, last = max(0, start - MOST_BESIDE), end + MOST_BESIDE
    before, after = _shown(line[first:start]).lstrip(), _shown(line[end:last].rstrip())
    return Excerpt(
        place.line,
        f"…{before}" if first else before,
        _shown(line[start:end]),
        f"{after}…" if len(line.rstrip()) > last else after,
        caption,
    )


def _shown(text: str) -> str:
    return harmless(text.replace("\t", " "))
