"""Results go to standard output and everything else to standard error, as text that is already painted."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import click


class OutputCannotBeWritten(click.ClickException):
    """Standard output takes no more: the disk is full, say."""

    def __init__(self, error: OSError) -> None:
        """Say why."""
        from babylon_cli.cli.speech import said  # noqa: PLC0415 - only for a mistake
        from babylon_cli.reading.reasons import reason_of  # noqa: PLC0415
        from babylon_cli.wording.message import Message  # noqa: PLC0415

        super().__init__(said(Message("The output cannot be written: {reason}.", reason=reason_of(error))))


def write_result(text: str) -> None:
    """Write a piece of the result as it is.

    Raises OutputCannotBeWritten, or BrokenPipeError where the reader went away.
    """
    if text:
        with _named_errors():
            sys.stdout.write(text)


def speak_utf_8() -> None:
    """Write results in UTF-8 from here on, as files are read again, whatever the encoding of the terminal is."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8")


def flush_result() -> None:
    """Write what is still kept back; raises as write_result does."""
    with _named_errors():
        sys.stdout.flush()


@contextmanager
def _named_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputCannotBeWritten(error) from None


def write_notice(text: str) -> None:
    """Write to standard error, after the result so far; where it takes nothing, the status still tells."""
    if text:
        flush_result()
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()
