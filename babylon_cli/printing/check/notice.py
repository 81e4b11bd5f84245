"""What is said beside a result: why a file is unusable in full, what breaks a rule in a line, what was passed over."""

from typing import Any

from babylon_cli.judging.answer import Answer
from babylon_cli.printing.check.concise import concise_lines
from babylon_cli.printing.check.text import problem_blocks
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import Counted, Message


def notice(answer: Answer, screen: Screen, *, tells_findings: bool) -> str:
    """The text for standard error; empty where there is nothing to say."""
    if answer.document.problems:
        return "".join([f"{block}\n\n" for block in problem_blocks(answer.document, screen)])
    return "".join([f"{line}\n" for line in concise_lines(answer, screen)]) if tells_findings else ""


def reading_notice(document: LoadedDocument[Any, Any], screen: Screen) -> str:
    """How a document is read, where that is not as it says itself; else empty."""
    return f"{screen.say(document.title)}\n" if document.reading is not None else ""


def skipped_notice(files: int, screen: Screen) -> str:
    """How many YAML files of folders were no tables; empty where there were none."""
    if not files:
        return ""
    return f"{screen.say(Message('{files} skipped', files=Counted(files, 'other YAML file')))}\n"
