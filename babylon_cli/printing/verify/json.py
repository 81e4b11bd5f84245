"""`verify --format json`: one JSON document for all files."""

from typing import Any

from babylon_cli.babylon.answers.promised import Promised
from babylon_cli.printing.json_text import VERSION, encoded
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH


class Report:
    """Collects the entries; the numbers stand at the top."""

    def __init__(self, screen: Screen) -> None:
        """JSON has no colours."""
        self.entries: list[dict[str, Any]] = []

    def begin(self) -> str:
        """Nothing can be printed before everything is counted."""
        return ""

    def entry(self, promised: Promised) -> str:
        """Keep one document for the end."""
        self.entries.append(_entry(promised))
        return ""

    def end(self) -> str:
        """The whole document."""
        passed = sum(entry.get("ok", False) for entry in self.entries)
        failed = len(self.entries) - passed
        return encoded({"version": VERSION, "passed": passed, "failed": failed, "files": self.entries}) + "\n"


def _entry(promised: Promised) -> dict[str, Any]:
    entry: dict[str, Any] = {"file": promised.file}
    if promised.number is not None:
        entry["document"] = promised.number
    if promised.problems:
        first = promised.problems[0]
        return {**entry, "error": {"message": ENGLISH.say(first.message), "line": first.line, "column": first.column}}
    differences = [difference._asdict() for difference in promised.differences]
    return {**entry, "ok": promised.ok, "differences": differences}
