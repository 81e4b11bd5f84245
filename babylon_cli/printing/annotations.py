"""Workflow annotations as GitHub reads them from the output of a job."""

from collections.abc import Callable
from typing import Any

from babylon_cli.printing.repository import path_in_repository
from babylon_cli.printing.safe import visible
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message, Text


def annotation(level: str, file: str, line: int, column: int, title: str, message: str) -> str:
    """One annotation on a line of a file; a line of 0 is left out."""
    place = f",line={line},col={column}" if line else ""
    return f"::{level} file={_property(path_in_repository(file))}{place},title={_property(title)}::{_data(message)}\n"


def unusable(document: LoadedDocument[Any, Any], say: Callable[[Text], str]) -> list[str]:
    """The annotations on what makes a document unusable."""
    title = say(Message("unusable file"))
    return [
        annotation("error", document.file, problem.line, problem.column, title, say(with_help(problem)))
        for problem in document.problems
    ]


def with_help(problem: Problem) -> Text:
    """What is wrong and how to mend it, in one line."""
    if not problem.help:
        return problem.message
    return Message("{message} ({help})", message=problem.message, help=problem.help)


def _data(text: str) -> str:
    return visible(text).replace("%", "%25")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
