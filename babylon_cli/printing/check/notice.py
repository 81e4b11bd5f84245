"""What is said beside a result: why a file is unusable, what breaks a rule, what was passed over."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from babylon_cli.judging.answer import Answer
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.wording.message import Counted, Message, Text


def notice(answer: Answer, screen: Screen, *, tells_findings: bool) -> str:
    """The text for standard error, empty where there is nothing to say: a line a fault, or as `check` tells it.

    Who sits at a terminal reads it there and then; a line each is for programs.
    """
    document = answer.document
    if not document.problems and not (tells_findings and answer.findings):
        return ""
    if not document.problems and not screen.is_terminal:
        from babylon_cli.printing.check.concise import concise_lines  # noqa: PLC0415 - only for a fault

        return "".join([f"{line}\n" for line in concise_lines(answer, screen)])
    from babylon_cli.printing.check.text import finding_block, problem_blocks  # noqa: PLC0415 - only where it is shown

    if document.problems:
        return "".join([f"{block}\n\n" for block in problem_blocks(document, screen)])
    return "".join([f"{finding_block(document, finding, screen)}\n\n" for finding in answer.findings])


def reading_notice(document: LoadedDocument[Any, Any], screen: Screen) -> str:
    """How a document is read, where that is not as it says itself; else empty."""
    return _noted([document.title], screen) if document.reading is not None else ""


def fixed_notice(file: str, spellings: int, screen: Screen) -> str:
    """How much of a file was rewritten."""
    message = Message("{file}: {spellings} fixed", file=file, spellings=Counted(spellings, "spelling"))
    return f"{screen.say(message)}\n"


def warning_notice(document: LoadedDocument[Any, Any], screen: Screen) -> str:
    """What of a document may not have been meant as it is read; else empty."""
    if not document.notices:
        return ""
    from babylon_cli.printing.check.text import notice_blocks  # noqa: PLC0415 - seldom is there anything

    return "".join([f"{block}\n\n" for block in notice_blocks(document, screen)])


def skipped_notice(passed_over: PassedOver, screen: Screen) -> str:
    """What is no file, and how many files of folders were no tables; empty where there was nothing of either."""
    skipped = [
        Message("{file} skipped: {reason}", file=source.name, reason=source.problem.message)
        for source in passed_over.special
        if source.problem is not None
    ]
    if passed_over.files:
        skipped.append(Message("{files} skipped", files=Counted(passed_over.files, "other YAML file")))
    if passed_over.json_lines:
        skipped.append(Message("{files} skipped", files=Counted(passed_over.json_lines, "other JSON Lines file")))
    return _noted(skipped, screen)


def _noted(notes: Iterable[Text], screen: Screen) -> str:
    """One line each, but on a terminal wrapped."""
    say = partial(screen.wrapped, indent="", hanging="  ") if screen.is_terminal else screen.say
    return "".join([f"{say(note)}\n" for note in notes])
