"""The language that the commands speak, and what they say beside their results."""

import click

from babylon_cli.wording.message import ENGLISH, Language, Message


def language() -> Language:
    """The language of this run."""
    return ENGLISH


def said(message: Message) -> str:
    """A message on one line, with nothing in it that could steer a terminal."""
    from babylon_cli.printing.safe import visible  # noqa: PLC0415 - only for what is said

    return visible(language().say(message))


class Mistake(click.UsageError):
    """What is wrong with the arguments, in a sentence that needs no usage beside it."""


def usage_error(message: Message) -> Mistake:
    """What is wrong with the arguments."""
    return Mistake(said(message))


def cannot_write(file: object, error: OSError) -> Mistake:
    """That a file or a folder cannot be written, and why."""
    reason = error.strerror or ""
    return usage_error(Message("{file} cannot be written: {reason}.", file=str(file) or "''", reason=reason))
