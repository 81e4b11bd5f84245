"""What every answer on a document has in common, and how it begins as data."""

from dataclasses import replace
from typing import Any, Protocol

from babylon_cli.judging.finding import Finding
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import ENGLISH, Language


class Answer(Protocol):
    """What a question on one document is answered with, computed once."""

    __slots__ = ()

    document: LoadedDocument[Any, Any]
    """The document; where it is unusable, its problems say why."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found to break a rule on the way to the answer: nothing, where none is asked."""
        return ()

    @property
    def is_broken(self) -> bool:
        """Whether a rule is broken, or a promise not kept."""
        return any([finding.severity == "error" for finding in self.findings])

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON that the command prints."""

    def portable(self) -> "Answer":
        """What of it a report needs, in a form that goes from one process to another."""
        return replace(self, document=self.document.without_marks())  # type: ignore[type-var]


class Totals:
    """What all answers together came to."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self.documents = 0
        self.unusable = 0
        self.broken = 0
        self.errors = 0
        self.warnings = 0

    def add(self, answer: Answer) -> None:
        """Count one document."""
        self.documents += 1
        self.unusable += bool(answer.document.problems)
        self.broken += answer.is_broken
        errors = sum([finding.severity == "error" for finding in answer.findings])
        self.errors += errors
        self.warnings += len(answer.findings) - errors


def file_entry(document: LoadedDocument[Any, Any]) -> dict[str, Any]:
    """How every entry of `files` begins: the file, which of its documents if it has several, how else it is read.

    A document that is a line of a stream has its line, too.
    """
    entry: dict[str, Any] = {"file": document.file}
    if document.number is not None:
        entry["document"] = document.number
    if document.text.of_stream is not None:
        entry["line"] = document.text.of_stream
    if document.reading is not None:
        entry["reading"] = document.reading.data()
    return entry


def error_entry(document: LoadedDocument[Any, Any], language: Language = ENGLISH) -> dict[str, Any]:
    """The entry of an unusable document: its first mistake, and all of them."""
    errors = [
        {
            "message": language.say(problem.message),
            "line": problem.line,
            "column": problem.column,
            "help": language.say(problem.help),
        }
        for problem in document.problems
    ]
    first = {key: errors[0][key] for key in ("message", "line", "column")}
    return {**file_entry(document), "error": first, "errors": errors}
