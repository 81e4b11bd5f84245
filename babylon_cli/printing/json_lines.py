"""JSON Lines for programs: the entry of each document on a line of its own, handed over as soon as it is known."""

import json
from typing import TYPE_CHECKING, Any

from babylon_cli.judging.answer import Answer
from babylon_cli.printing.json_text import safe_json
from babylon_cli.printing.report import Report

if TYPE_CHECKING:
    from babylon_cli.judging.scored import Scored


class JsonLinesReport(Report[Answer]):
    """What the JSON of a command has under `files`, one entry a line."""

    is_for_programs = True
    tells_rulings = True
    is_prompt = True

    def entry(self, answer: Answer) -> str:
        """The line of one document."""
        return self.line(answer.data(self.screen.language))

    def line(self, value: Any) -> str:
        """A value on one line."""
        plain = json.dumps(value, separators=(",", ":"), ensure_ascii=not self.screen.takes_unicode)
        return f"{safe_json(plain)}\n"


class ScoreJsonLines(JsonLinesReport):
    """That of `score`, in which `--why` adds the lines behind each number."""

    def entry(self, answer: "Scored") -> str:  # type: ignore[override]
        """The line of one document."""
        return self.line(answer.data(self.screen.language, why=self.why))
