"""What is said beside a result: why a file is unusable in full, what breaks a rule in a line, what was passed over."""

from typing import Any

from babylon_cli.judging.answer import Answer
from babylon_cli.printing.check.concise import concise_lines
from babylon_cli.printing.check.text import notice_blocks, problem_blocks
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.wording.message import Counted, Message


def notice(answer: Answer, screen: Screen, *, tells_findings: bool) -> str:
    """The text for standard error; empty where there is nothing to say."""
    if answer.document.problems:
        return "".join([f"{block}\n\n" for block in problem_blocks(answer.document, screen)])
    return "".join([f"{line}\n" for line in concise_lines(answer, screen)]) if tells_findings else ""


def reading_notice(document: LoadedDocument[Any, Any], screen: Screen) -> str:
    """How a document is read, where that is not as it says itself; else empty."""
    return f"{screen.say(document.title)}\n" if document.reading is not None else ""


def warning_notice(document: LoadedDocument[Any, Any], screen: Screen) -> str:
    """What of a document may not have been meant as it is read; else empty."""
    return "".join([f"{block}\n\n" for block in notice_blocks(document, screen)])


def skipped_notice(passed_over: PassedOver, screen: Screen) -> str:
    """What is no file, and how many YAML files of folders were no tables; empty where there was nothing of either."""
    skipped = [
        Message("{file} skipped: {reason}", file=source.name, reason=source.problem.message)
        for source in passed_over.special
        if source.problem is not None
    ]
    if passed_over.files:
        skipped.append(Message("{files} skipped", files=Counted(passed_over.files, "other YAML file")))
    return "".join([f"{screen.say(message)}\n" for message in skipped])
