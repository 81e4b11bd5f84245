"""The formats of the commands of Babel, and how they print one answer after the other."""

from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from babylon_cli.babel.answers.answer import Answer
from babylon_cli.babel.files.load import BabelLoaded
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message, Text

FORMATS = {"text": "for people", "json": "for programs"}
"""What every command of Babel can print."""

A = TypeVar("A", bound=Answer)
A_contra = TypeVar("A_contra", bound=Answer, contravariant=True)

Lines = Callable[[A, Screen], Iterator[str]]
"""An answer in lines of text."""


class Report(Protocol[A_contra]):
    """Prints the answers for all documents."""

    def begin(self) -> str:
        """What stands before the first."""

    def entry(self, loaded: BabelLoaded, answer: A_contra | None) -> str:
        """The answer for one document; of an unusable one what is to be said on standard output."""

    def end(self) -> str:
        """What stands after the last."""


class TextReport(Generic[A]):
    """Prints each answer under the name of its file."""

    def __init__(self, screen: Screen, lines: Lines[A]) -> None:
        """Take the colours, and what makes the lines of an answer."""
        self.screen = screen
        self.lines = lines

    def begin(self) -> str:
        """Nothing stands before the first answer."""
        return ""

    def entry(self, loaded: BabelLoaded, answer: A | None) -> str:
        """One answer; an unusable document is told on standard error."""
        if answer is None:
            return ""
        title = None if loaded.table is None else loaded.table.title
        titles = [document_title(loaded)] if title is None else [title, document_title(loaded)]
        heads = [self.screen.paint(self.screen.say(head), "place") for head in titles]
        return "\n".join([*heads, "", *self.lines(answer, self.screen)]) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last answer."""
        return ""


def document_title(loaded: BabelLoaded) -> Text:
    """The file, and which of its documents if it has several."""
    document = loaded.document
    if document.number is None:
        return document.file
    return Message("{file} (document {number})", file=document.file, number=document.number)


class JsonReport(JsonFiles):
    """Prints the answers as one JSON document."""

    def entry(self, loaded: BabelLoaded, answer: Answer | None) -> str:
        """One entry of `files`."""
        if answer is None:
            return self.listed(error_entry(loaded.document))
        return self.listed({**file_entry(loaded.document), **answer.data()})

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def report_of(format_name: str, screen: Screen, lines: Lines[A]) -> Report[A]:
    """The report of a format."""
    return JsonReport(screen) if format_name == "json" else TextReport(screen, lines)
