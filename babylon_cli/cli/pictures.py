"""The option -o of the commands that draw: one picture into a file, or one for each document into a folder."""

import os
from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from babylon_cli.cli.folder import made
from babylon_cli.cli.output import speak_utf_8, write_notice
from babylon_cli.cli.saving import put
from babylon_cli.cli.speech import cannot_write, said, usage_error
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.png import has_library, png
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import Language, Message, plural

STANDARD_OUTPUT = "-"
ENDINGS = (".svg", ".png")

Draw = Callable[[Any, Language], "str | None"]
"""What makes the picture of an answer; none of one on an unusable document."""


class Pictures(Report[Answer]):
    """Makes a picture of each document, and prints nothing."""

    def __init__(self, screen: Screen, draw: Draw) -> None:
        """Say what stands in the pictures in the language of the screen."""
        super().__init__(screen)
        self._draw = draw

    def entry(self, answer: Answer) -> str:
        """Draw one document."""
        picture = self._draw(answer, self.screen.language)
        if picture is not None:
            self.take(answer.document, picture)
        return ""

    @abstractmethod
    def take(self, document: LoadedDocument[Any, Any], picture: str) -> None:
        """Do with a picture what is to be done with it."""


class OnePicture(Pictures):
    """Keeps the picture of the only document until it is sure that it is the only one."""

    def __init__(self, screen: Screen, draw: Draw, file: str) -> None:
        """Write to a file, or to standard output."""
        super().__init__(screen, draw)
        self._file = file
        self._picture: str | None = None

    def take(self, document: LoadedDocument[Any, Any], picture: str) -> None:
        """Keep it; raises a usage error where there is one already, and nothing is then written."""
        if self._picture is not None:
            template = (
                "{file} is one picture, and {document} is a second document: name a folder, such as `-o pictures/`."
            )
            file = "-" if self._file == STANDARD_OUTPUT else self._file
            raise usage_error(Message(template, file=file, document=document.title))
        self._picture = picture

    def end(self, totals: Totals) -> str:  # noqa: ARG002 - nothing is counted
        """Write it."""
        if self._picture is None:
            return ""
        if self._file == STANDARD_OUTPUT:
            speak_utf_8()
            return self._picture
        _write(Path(self._file), self._picture)
        _tell(Message("Wrote {file}.", file=self._file))
        return ""


class FolderOfPictures(Pictures):
    """Writes each picture at once, under the name of its document."""

    def __init__(self, screen: Screen, draw: Draw, folder: str) -> None:
        """Write into a folder, which is made where it is missing; raises a usage error where it cannot be."""
        super().__init__(screen, draw)
        self._folder = made(folder)
        self._taken: set[str] = set()

    def take(self, document: LoadedDocument[Any, Any], picture: str) -> None:
        """Write it under a name that no other document of this run has."""
        _write(self._folder / f"{self._free(_name_of(document))}.svg", picture)

    def end(self, totals: Totals) -> str:  # noqa: ARG002 - nothing is counted
        """Tell how many there are."""
        many = len(self._taken)
        _tell(
            plural(
                many,
                "Wrote {number} picture into {folder}.",
                "Wrote {number} pictures into {folder}.",
                number=many,
                folder=str(self._folder),
            )
        )
        return ""

    def _free(self, name: str) -> str:
        free, count = name, 1
        while free.casefold() in self._taken:
            count += 1
            free = f"{name}-{count}"
        self._taken.add(free.casefold())
        return free


def pictures(screen: Screen, draw: Draw, output: str, paths: Sequence[str]) -> Pictures:
    """What writes pictures where -o says; raises a usage error where it cannot."""
    if output == STANDARD_OUTPUT:
        return OnePicture(screen, draw, output)
    if output.endswith(("/", os.sep)) or os.path.isdir(output):  # noqa: PTH112 - Path.is_dir raises where a name is too long
        return FolderOfPictures(screen, draw, output)
    ending = os.path.splitext(output)[1].lower()  # noqa: PTH122 - the same
    if ending not in ENDINGS:
        template = "{file} is no picture that can be written: end its name with .svg or .png, or with / for a folder."
        raise usage_error(Message(template, file=output or "''"))
    if ending == ".png" and not has_library():
        raise usage_error(NO_LIBRARY)
    if any([_is_one_file(path, output) for path in paths]):
        raise usage_error(Message("{file} is what is drawn, and is not written over: give another name.", file=output))
    return OnePicture(screen, draw, output)


NO_LIBRARY = Message(
    "A .png needs a library that is not installed: run `pip install 'babylon-cli[png]'`, or give a name that ends with "
    ".svg."
)


def _is_one_file(path: str, other: str) -> bool:
    return os.path.exists(path) and os.path.exists(other) and os.path.samefile(path, other)  # noqa: PTH110, PTH121 - the same


def _name_of(document: LoadedDocument[Any, Any]) -> str:
    """The name of its file without the ending, and its number among several."""
    name = Path(document.file).stem.strip("-") or "garden"
    number = document.number if document.text.of_stream is None else document.text.of_stream
    return name if number is None else f"{name}-{number}"


def _write(path: Path, picture: str) -> None:
    raw = png(picture) if path.suffix.lower() == ".png" else picture.encode()
    try:
        put(path, raw)
    except OSError as error:
        raise cannot_write(path, error) from None


def _tell(message: Message) -> None:
    write_notice(said(message) + "\n")
