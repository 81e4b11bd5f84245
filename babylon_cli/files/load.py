"""One file at a time: its bytes become documents, each with a table or with what makes it unusable."""

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import NamedTuple

from babylon_cli.files.build import build_table
from babylon_cli.files.contradictions import contradictions
from babylon_cli.files.models import ExpectPart
from babylon_cli.files.nodes import Marked, Place, descend, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.files.reader import MOST_BYTES, Document, decode, read_documents
from babylon_cli.files.shape import shape
from babylon_cli.files.text import FileText
from babylon_cli.table.table import Table

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

    def refused(self, message: str, help: str, path: tuple[str | int, ...] = ()) -> "LoadedDocument":
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


def load(name: str, raw: bytes) -> Iterator[LoadedDocument]:
    """The documents of a file, given its name for messages and its bytes."""
    whole, problem = decode(raw)
    text = FileText(whole)
    if problem is not None:
        yield unreadable(name, problem, text)
        return
    documents = read_documents(whole)
    if not documents:
        yield unreadable(name, Problem("the file is empty", 1, 1, 1, "`babylon new` writes one to fill in"), text)
        return
    for position, document in enumerate(documents, start=1):
        yield _load_document(name, position if len(documents) > 1 else None, text, document)


def unreadable(name: str, problem: Problem, text: FileText = NO_TEXT) -> LoadedDocument:
    """What stands for a file that cannot be read at all."""
    return LoadedDocument(name, None, text, None, None, (problem,), None)


def _load_document(name: str, number: int | None, text: FileText, document: Document) -> LoadedDocument:
    problems = list(document.problems)
    table = expect = None
    if document.root is not None:
        model, shape_problems = shape(document.data, document.root)
        told = {(problem.line, problem.column) for problem in document.problems}
        problems += [problem for problem in shape_problems if (problem.line, problem.column) not in told]
        if not document.problems:
            problems += contradictions(document.data, document.root)
        if model is not None:
            table, table_problems = build_table(model, document.root)
            problems += table_problems
            expect = model.expect
    problems = [_inside(problem, text) for problem in problems]
    problems.sort(key=lambda problem: (problem.line, problem.column))
    usable = None if problems else table
    return LoadedDocument(name, number, text, usable, expect, tuple(problems), document.root)


def _inside(problem: Problem, text: FileText) -> Problem:
    """The problem with its place inside the text: the parser puts the end of a file on a line of its own."""
    lines = text.lines
    if problem.line <= len(lines):
        return problem
    return problem._replace(line=len(lines), column=max(1, len(lines[-1])), width=1)
