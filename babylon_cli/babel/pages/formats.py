"""The formats of the commands of Babel, and how they print one document after the other."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from babylon_cli.babel.files.load import BabelLoaded
from babylon_cli.babel.table.table import Table
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen

FORMATS = {"text": "for people", "json": "for programs"}
"""What every command of Babel can print."""

Lines = Callable[[Table, Screen], Iterator[str]]
"""The answer in lines of text."""

Data = Callable[[Table], dict[str, Any]]
"""The answer as plain data, with the keys of the JSON contract."""


class Report(Protocol):
    """Prints the answers for all documents."""

    def begin(self) -> str:
        """What stands before the first."""

    def entry(self, loaded: BabelLoaded) -> str:
        """The answer for one document; of an unusable one what is to be said on standard output."""

    def end(self) -> str:
        """What stands after the last."""


class TextReport:
    """Prints each answer under the name of its file."""

    def __init__(self, screen: Screen, lines: Lines) -> None:
        """Take the colours, and what makes the lines of an answer."""
        self.screen = screen
        self.lines = lines

    def begin(self) -> str:
        """Nothing stands before the first answer."""
        return ""

    def entry(self, loaded: BabelLoaded) -> str:
        """One answer; an unusable document is told on standard error."""
        table = loaded.table
        if table is None:
            return ""
        titles = [] if table.title is None else [table.title]
        heads = [self.screen.paint(visible(title), "place") for title in (*titles, document_title(loaded))]
        return "\n".join([*heads, "", *self.lines(table, self.screen)]) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last answer."""
        return ""


def document_title(loaded: BabelLoaded) -> str:
    """The file, and which of its documents if it has several."""
    number = loaded.document.number
    return loaded.document.file if number is None else f"{loaded.document.file} (document {number})"


class JsonReport(JsonFiles):
    """Prints the answers as one JSON document."""

    def __init__(self, screen: Screen, data: Data) -> None:
        """Take what makes the data of an answer."""
        super().__init__(screen)
        self.data = data

    def entry(self, loaded: BabelLoaded) -> str:
        """One entry of `files`."""
        if loaded.table is None:
            return self.listed(error_entry(loaded.document))
        return self.listed({**file_entry(loaded.document), **self.data(loaded.table)})

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def report_of(format_name: str, screen: Screen, lines: Lines, data: Data) -> Report:
    """The report of a format."""
    return JsonReport(screen, data) if format_name == "json" else TextReport(screen, lines)
