"""One file at a time: its bytes become documents, first as plain data, then as a table or what makes it unusable."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from typing import Any, Generic, NamedTuple, TypeVar

from babylon_cli.reading.nodes import Marked, Place, descend, place_of
from babylon_cli.reading.occasion import UNTOLD, Occasion
from babylon_cli.reading.other_reading import NO_RULINGS, OtherReading
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES, decode, position_after, read_documents
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.text import FileText
from babylon_cli.wording.message import Counted, Message, Text, listed

NO_TEXT = FileText("")

MOST_OF_A_KIND = 20
"""How many mistakes of one kind are told in a document."""

A_PART = 64 * 1024
"""How many bytes of a file are read at a time: to have room for the most takes longer than to read a small file."""

CONFLICT_MARK = r"(?m)^(<{7}|>{7})(?= |\r?$)"
"""What a merge leaves at the beginning of a line, before and after what it could not bring together."""

SIGNS_OF_CONFLICT = ("<" * 7, ">" * 7)
"""To find that a text has none of them takes a tenth of the time that the pattern takes."""

TableT = TypeVar("TableT")
ExpectT = TypeVar("ExpectT")


class LoadedDocument(NamedTuple, Generic[TableT, ExpectT]):
    """One document of a file: a table, or the problems that keep it from being one."""

    file: str
    """The name of the file as messages show it."""
    number: int | None
    """Its place among several documents of the file, from 1; None where the file has one."""
    text: FileText
    root: Marked | None
    table: TableT | None
    expect: ExpectT | None
    problems: tuple[Problem, ...]
    game: str
    """The word of its game, such as `babylon`; that of the default where it cannot be read."""
    answers: Mapping[str, str] = NO_RULINGS
    """What it answers itself to the questions that the rulebooks leave open."""
    edition: str | None = None
    """The edition of the rulebook that it names, or that it is read by in place of it."""
    notices: tuple[Problem, ...] = ()
    """What is usable, and may not have been meant as it is read."""
    reading: OtherReading | None = None
    """By what it is read in place of what it says itself; None where it is read as it says."""
    kept_name: str | None = None
    """The name that it gave itself, where its table was left behind."""
    occasion: Occasion = UNTOLD
    """What it says of when and where it was played, if it is usable."""

    @property
    def own_name(self) -> str | None:
        """The title that it gives itself, if it does and is usable."""
        if self.table is None:
            return self.kept_name
        name: str | None = getattr(self.table, "title", None)
        return name

    @property
    def title(self) -> Text:
        """The file, which of its documents if it has several, and how it is read if not as it says."""
        title: Text = self.file
        if self.number is not None:
            title = Message("{file} (document {number})", file=title, number=self.number)
        if self.reading is None:
            return title
        return Message("{title} (read with {reading})", title=title, reading=listed(self.reading.told))

    def place(self, path: tuple[str | int, ...]) -> Place:
        """Where a path of the document stands in the file."""
        if self.root is None:
            return Place(self.text.first_line, 1)
        place = place_of(descend(self.root, path))
        return place._replace(line=place.line + self.text.first_line - 1)

    def refused(self, message: Text, help: Text, path: tuple[str | int, ...] = ()) -> "LoadedDocument[TableT, ExpectT]":
        """The document as one that cannot be used for what is asked of it, and why."""
        place = self.place(path)
        problem = Problem(message, place.line, place.column, 1, help)
        return self._replace(table=None, problems=(problem,))

    def cannot_answer(self, message: Text, help: Text) -> "LoadedDocument[TableT, ExpectT]":
        """The document to which a question was put that does not fit it, and why; the file itself is sound."""
        return self._replace(table=None, problems=(Problem(message, help=help, is_of_question=True),))

    def without_marks(self) -> "LoadedDocument[TableT, ExpectT]":
        """What of it a report needs: without its table, and without its tree of marks, which no process can send."""
        return self._replace(root=None, table=None, expect=None, kept_name=self.own_name)

    def line(self, number: int) -> str:
        """A line of the file, from 1, without its end; empty past the last."""
        return self.text.line(number)


class RawDocument(NamedTuple):
    """One document as it was read, before anyone asks which game it tells of."""

    file: str
    number: int | None
    text: FileText
    data: PlainData
    root: Marked | None
    problems: tuple[Problem, ...]
    """What the YAML itself has wrong."""

    def settled(
        self, game: str, problems: Iterable[Problem], table: TableT | None = None, expect: ExpectT | None = None
    ) -> LoadedDocument[TableT, ExpectT]:
        """The document with everything that is wrong in it, in the order of the file; usable only if nothing is."""
        placed = list(problems)
        if not placed:
            return LoadedDocument(self.file, self.number, self.text, self.root, table, expect, (), game)
        if self.root is not None:
            from babylon_cli.reading.lookalikes import with_look_alike  # noqa: PLC0415 - only for a mistake

            placed = [with_look_alike(problem, self.text.lines[problem.line - 1]) for problem in placed]
        placed.sort(key=lambda problem: (problem.line, problem.column))
        told = tuple([self.text.in_file(problem) for problem in _told(placed)])
        return LoadedDocument(self.file, self.number, self.text, self.root, None, expect, told, game)


def read_bytes(name: str | PathLike[str]) -> bytes:
    """The bytes of a file, one more than the most at most, so that its size can be refused."""
    read = b""
    with open(name, "rb", buffering=0) as stream:  # noqa: PTH123 - a Path takes longer than a small file
        while part := stream.read(min(A_PART, MOST_BYTES + 1 - len(read))):
            read += part
    return read


def raw_documents(name: str, raw: bytes) -> Iterator[RawDocument]:
    """The documents of a file, given its name for messages and its bytes."""
    whole, problem = decode(raw)
    text = FileText(whole)
    if problem is not None:
        yield unreadable(name, problem, text)
        return
    conflict = re.search(CONFLICT_MARK, whole) if any([sign in whole for sign in SIGNS_OF_CONFLICT]) else None
    if conflict is not None:
        yield unreadable(name, _conflict(whole, conflict), text)
        return
    documents = read_documents(whole)
    if not documents:
        empty = Problem(Message("the file is empty"), 1, 1, 1, Message("`babylon new` writes one to fill in"))
        yield unreadable(name, empty, text)
        return
    for position, document in enumerate(documents, start=1):
        number = position if len(documents) > 1 else None
        yield RawDocument(name, number, text, document.data, document.root, tuple(document.problems))


def _conflict(whole: str, mark: re.Match[str]) -> Problem:
    message = Message("a merge conflict is unresolved: its mark {mark} stands here", mark=mark.group())
    help = Message("keep what is right of the two sides, and take out the lines with the marks")
    return Problem(message, *position_after(whole[: mark.start()]), len(mark.group()), help)


def unreadable(name: str, problem: Problem, text: FileText = NO_TEXT, number: int | None = None) -> RawDocument:
    """What stands for a file that cannot be read at all, or for one of its documents."""
    return RawDocument(name, number, text, None, None, (problem,))


def not_told_yet(problems: Iterable[Problem], told: Iterable[Problem]) -> list[Problem]:
    """The problems at whose places nothing was told."""
    places = {(problem.line, problem.column) for problem in told}
    return [problem for problem in problems if (problem.line, problem.column) not in places]


def _told(problems: list[Problem]) -> Iterator[Problem]:
    """The problems without those that only repeat others: after so many of a kind, how many more there are."""
    numbers = Counter([_kind(problem) for problem in problems])
    told: Counter[tuple[str, Any]] = Counter()
    for problem in problems:
        kind = _kind(problem)
        told[kind] += 1
        if told[kind] <= MOST_OF_A_KIND:
            yield problem
        elif told[kind] == MOST_OF_A_KIND + 1:
            more = Counted(numbers[kind] - MOST_OF_A_KIND, "more mistake")
            template = "{more} of this kind, the first of them here: {message}"
            yield problem._replace(message=Message(template, more=more, message=problem.message))


def _kind(problem: Problem) -> tuple[str, Any]:
    """Its sentence without what it is about; of values, all are one kind of which the same was expected."""
    message = problem.message
    return (message.template, message.facts.get("expected")) if isinstance(message, Message) else (message, None)
