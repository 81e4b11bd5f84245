"""Several formats in one run: one of them goes to standard output, each of the others to a file of its own."""

import os
from collections.abc import Sequence
from typing import Any, NamedTuple, TextIO

import click

from babylon_cli.cli.output import OutputCannotBeWritten
from babylon_cli.cli.speech import cannot_write, usage_error
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.report import Report
from babylon_cli.wording.message import Message

STANDARD_OUTPUT = "-"


class Destination(NamedTuple):
    """One of the formats, and where what it prints goes."""

    format: str
    file: str = STANDARD_OUTPUT


def paired(formats: Sequence[str], files: Sequence[str], order: Sequence[str | None]) -> tuple[Destination, ...]:
    """Each format with its file, which stands after it; a format without one goes to standard output.

    `order` names the options as they stand on the line; what a variable gives stands before them or, if it is files,
    after. With one format and one file the order is all the same. Raises a usage error where two meet in one place.
    """
    if len(formats) == len(files) == 1:
        return (Destination(formats[0], files[0]),)
    destinations: list[Destination] = []
    left, others = list(files), list(formats)
    for name in _in_order(formats, files, order):
        if name == "format":
            destinations.append(Destination(others.pop(0)))
            continue
        file = left.pop(0)
        if not destinations:
            template = "--output {file} stands before every --format: write it after the one that it is for."
            raise usage_error(Message(template, file=file))
        last = destinations[-1]
        if last.file != STANDARD_OUTPUT:
            template = "{format} has two files, {first} and {second}: each --output goes after a --format of its own."
            raise usage_error(Message(template, format=last.format, first=last.file, second=file))
        destinations[-1] = Destination(last.format, file)
    _refuse_a_meeting(destinations)
    return tuple(destinations)


def _in_order(formats: Sequence[str], files: Sequence[str], order: Sequence[str | None]) -> list[str]:
    """The options --format and --output by name, those first that a variable or a default gives."""
    named = [name for name in order if name in ("format", "output")]
    before = [] if "format" in named else ["format"] * len(formats)
    after = [] if "output" in named else ["output"] * len(files)
    return [*before, *[name for name in named if name], *after]


def _refuse_a_meeting(destinations: Sequence[Destination]) -> None:
    taken: dict[str, str] = {}
    for format, file in destinations:
        place = file if file == STANDARD_OUTPUT else os.path.realpath(file)
        if place not in taken:
            taken[place] = format
        elif place == STANDARD_OUTPUT:
            template = "{first} and {second} cannot both go to standard output: write --output FILE after one of them."
            raise usage_error(Message(template, first=taken[place], second=format))
        else:
            raise usage_error(
                Message("{first} and {second} cannot both go to {file}.", first=taken[place], second=format, file=file)
            )


class Outputs(Report[Answer]):
    """A report in several formats: it gives what goes to standard output, and writes the others to their files."""

    def __init__(self) -> None:
        """Begin with no format."""
        self.reports: list[tuple[Report[Any], TextIO | None]] = []

    def add(self, report: Report[Any], file: str | None = None) -> None:
        """Print in this format, too, into a file or to standard output; raises a usage error where it cannot."""
        stream: TextIO | None = None
        if file is not None:
            try:
                stream = open(file, "w", encoding="utf-8", newline="\n")  # noqa: SIM115, PTH123 - for the whole run
            except OSError as error:
                raise cannot_write(file, error) from None
            click.get_current_context().call_on_close(stream.close)
        self.reports.append((report, stream))

    @property
    def tells_rulings(self) -> bool:  # type: ignore[override]
        """Whether one of them has room for what a verdict rests on."""
        return any([report.tells_rulings for report, _ in self.reports])

    @property
    def shows_places(self) -> bool:  # type: ignore[override]
        """Whether one of them has room for pictures of where faults are."""
        return any([report.shows_places for report, _ in self.reports])

    @property
    def tells_reading(self) -> bool:  # type: ignore[override]
        """Whether all of them have room for how a document is read."""
        return all([report.tells_reading for report, _ in self.reports])

    @property
    def shows_pictures(self) -> bool:  # type: ignore[override]
        """Whether one of them shows what stands on the tables."""
        return any([report.shows_pictures for report, _ in self.reports])

    @property
    def is_prompt(self) -> bool:  # type: ignore[override]
        """Whether one of them hands over each answer at once."""
        return any([report.is_prompt for report, _ in self.reports])

    def begin(self) -> str:
        """What stands before the first answer."""
        return self._printed([report.begin() for report, _ in self.reports])

    def took(self, seconds: float) -> None:
        """Tell each of them."""
        for report, _ in self.reports:
            report.took(seconds)

    def entry(self, answer: Answer) -> str:
        """What is printed of one document."""
        return self._printed([report.entry(answer) for report, _ in self.reports])

    def end(self, totals: Totals) -> str:
        """What stands after the last answer; the files are then complete."""
        shown = self._printed([report.end(totals) for report, _ in self.reports])
        try:
            for _, stream in self.reports:
                if stream is not None:
                    stream.close()
        except OSError as error:
            raise OutputCannotBeWritten(error) from None
        return shown

    def _printed(self, texts: Sequence[str]) -> str:
        """Write what goes to files; give what goes to standard output."""
        shown = ""
        try:
            for text, (report, stream) in zip(texts, self.reports, strict=True):
                if stream is None:
                    shown = text
                else:
                    stream.write(text)
                    if report.is_prompt:
                        stream.flush()
        except OSError as error:
            raise OutputCannotBeWritten(error) from None
        return shown
