"""One file at a time: its bytes become documents, each with a table or with what makes it unusable."""

from collections.abc import Iterable, Iterator
from pathlib import Path as FilePath
from typing import NamedTuple

from babylon_cli.babylon.files.build import build_table
from babylon_cli.babylon.files.contradictions import contradictions
from babylon_cli.babylon.files.models import ExpectPart
from babylon_cli.babylon.table.table import Table
from babylon_cli.reading.nodes import Marked, Place, descend, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES, PlainData, decode, read_documents
from babylon_cli.reading.shape import shape
from babylon_cli.reading.text import FileText
from babylon_cli.wording.message import Text
from babylon_cli.wording.spelling import nearest

STANDARD_INPUT = "-"

NO_TEXT = FileText("")


class LoadedDocument(NamedTuple):
    """One document of a file: a table, or the problems that keep it from being one."""

    file: str
    """The name of the file as messages show it."""
    number: int | None
    """Its place among several documents of the file, from 1; None where the file has one."""
    text: FileText
    table: Table | None
    expect: ExpectPart | None
    problems: tuple[Problem, ...]
    root: Marked | None

    def place(self, path: tuple[str | int, ...]) -> Place:
        """Where a path of the document stands in the file."""
        return Place(1, 1) if self.root is None else place_of(descend(self.root, path))

    def refused(self, message: Text, help: Text, path: tuple[str | int, ...] = ()) -> "LoadedDocument":
        """The document as one that cannot be used for what is asked of it, and why."""
        place = self.place(path)
        problem = Problem(message, place.line, place.column, 1, help)
        return self._replace(table=None, problems=(problem,))

    def line(self, number: int) -> str:
        """A line of the file, from 1, without its end; empty past the last."""
        lines = self.text.lines
        return lines[number - 1] if 1 <= number <= len(lines) else ""


def read_bytes(path: FilePath) -> bytes:
    """The bytes of a file, one more than the most at most, so that its size can be refused."""
    with path.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


class RawDocument(NamedTuple):
    """One document as it was read, before anyone asks which game it tells of."""

    file: str
    number: int | None
    text: FileText
    data: PlainData
    root: Marked | None
    problems: tuple[Problem, ...]
    """What the YAML itself has wrong."""

    @property
    def is_babel(self) -> bool:
        """Whether it tells of 7 Wonders: Babel."""
        return isinstance(self.data, dict) and self.data.get("game") == "babel"

    def settled(
        self, problems: Iterable[Problem], table: Table | None = None, expect: ExpectPart | None = None
    ) -> LoadedDocument:
        """The document with everything that is wrong in it, in the order of the file; usable only if nothing is."""
        placed = [_inside(problem, self.text) for problem in problems]
        placed.sort(key=lambda problem: (problem.line, problem.column))
        usable = None if placed else table
        return LoadedDocument(self.file, self.number, self.text, usable, expect, tuple(placed), self.root)


def load(name: str, raw: bytes) -> Iterator[LoadedDocument]:
    """The documents of a file of Babylon, given its name for messages and its bytes."""
    for document in raw_documents(name, raw):
        yield load_document(document)


def raw_documents(name: str, raw: bytes) -> Iterator[RawDocument]:
    """The documents of a file of either game."""
    whole, problem = decode(raw)
    text = FileText(whole)
    if problem is not None:
        yield unreadable(name, problem, text)
        return
    documents = read_documents(whole)
    if not documents:
        empty = Problem("the file is empty", 1, 1, 1, "`babylon new` writes one to fill in")
        yield unreadable(name, empty, text)
        return
    for position, document in enumerate(documents, start=1):
        number = position if len(documents) > 1 else None
        yield RawDocument(name, number, text, document.data, document.root, tuple(document.problems))


def unreadable(name: str, problem: Problem, text: FileText = NO_TEXT) -> RawDocument:
    """What stands for a file that cannot be read at all."""
    return RawDocument(name, None, text, None, None, (problem,))


def load_document(raw: RawDocument) -> LoadedDocument:
    """One document of Babylon as a table, or everything that keeps it from being one."""
    problems = list(raw.problems)
    if raw.root is None:
        return raw.settled(problems)
    other = other_game(raw, "babylon")
    if other is not None:
        return raw.settled([other])
    table = expect = None
    model, shape_problems = shape(raw.data, raw.root)
    problems += not_told_yet(shape_problems, problems)
    if not raw.problems:
        problems += contradictions(raw.data, raw.root)
    if model is not None:
        table, table_problems = build_table(model, raw.root)
        problems += table_problems
        expect = model.expect
    return raw.settled(problems, table, expect)


def not_told_yet(problems: Iterable[Problem], told: Iterable[Problem]) -> list[Problem]:
    """The problems at whose places nothing was told."""
    places = {(problem.line, problem.column) for problem in told}
    return [problem for problem in problems if (problem.line, problem.column) not in places]


GAMES = {
    "babylon": ("Babylon", "`babylon check`, `babylon score` and the others read it"),
    "babel": ("7 Wonders: Babel", "`babylon babel check`, `babylon babel score` and the others there read it"),
}
"""The games by the word that a file tells them by, with their names and with what reads their files."""


def other_game(raw: RawDocument, asked: str) -> Problem | None:
    """What is wrong where a document does not tell of the game that is asked for: another one, or none that is known.

    A document that names no game tells of Babylon.
    """
    if not isinstance(raw.data, dict) or raw.root is None:
        return None
    game = raw.data.get("game") or "babylon"
    if raw.data.get("game") is None and asked == "babylon" and _looks_like_babel(raw.data):
        help = (
            "write `game: babel` at its top; `babylon babel score`, `babylon babel check` and the others then read it"
        )
        message = "the document seems to tell of 7 Wonders: Babel, and has no `game: babel`"
        return Problem(message, *place_of(raw.root)._replace(width=1), help)
    if game == asked or not isinstance(game, str):
        return None
    place = place_of(descend(raw.root, ("game",)))
    if raw.data.get("game") is None:
        help = f"write `game: {asked}` at its top; without it the file tells of Babylon, which `babylon check` reads"
        return Problem(f"the document has no `game: {asked}`", *place_of(raw.root)._replace(width=1), help)
    if game in GAMES:
        name, readers = GAMES[game]
        return Problem(f"the document tells of {name}", *place, readers)
    guess = nearest(game, GAMES)
    help = f"did you mean {guess}?" if guess else "the games are babylon and babel, which is 7 Wonders: Babel"
    return Problem(f"no game is called `{game}`", *place, help)


def _looks_like_babel(data: dict[str, PlainData]) -> bool:
    """Whether a document without `game` has what only one of Babel has: an Age, or a player with a wonder."""
    players = data.get("players")
    entries = players if isinstance(players, list) else []
    return "age" in data or any([isinstance(player, dict) and "wonder" in player for player in entries])


def _inside(problem: Problem, text: FileText) -> Problem:
    """The problem with its place inside the text: the parser puts the end of a file on a line of its own."""
    lines = text.lines
    if problem.line <= len(lines):
        return problem
    return problem._replace(line=len(lines), column=max(1, len(lines[-1])), width=1)
