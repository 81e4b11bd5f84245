"""Workflow annotations as GitHub reads them from the output of a job."""

from babylon_cli.printing.safe import visible


def annotation(level: str, file: str, line: int, column: int, title: str, message: str) -> str:
    """One annotation on a line of a file; a line of 0 is left out."""
    place = f",line={line},col={column}" if line else ""
    return f"::{level} file={_property(file)}{place},title={_property(title)}::{_data(message)}\n"


def _data(text: str) -> str:
    return visible(text).replace("%", "%25")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
