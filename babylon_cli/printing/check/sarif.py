"""`check --format sarif`: SARIF 2.1.0, which code scanners and editors read."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, ClassVar, Protocol
from urllib.parse import quote

from babylon_cli.babylon.rules.all_rules import ALL_RULES
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.json_text import encoded
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH
from babylon_cli.wording.texts import PublishedText, published

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


class HasId(Protocol):
    """What is published about a rule of either game."""

    @property
    def id(self) -> str:
        """Its id."""


class HasAbout(Protocol):
    """A rule of either game."""

    @property
    def about(self) -> HasId:
        """What is published about it."""


class Report:
    """Collects the results; SARIF is one document."""

    tells_rulings = False
    """It has no room for what a verdict rests on, so that is not asked."""

    rules: ClassVar[Sequence[HasAbout]] = ALL_RULES
    """The rules that the tool declares."""

    def __init__(self, screen: Screen) -> None:
        """SARIF has no colours."""
        self.results: list[dict[str, Any]] = []
        self.notifications: list[dict[str, Any]] = []

    def begin(self) -> str:
        """Nothing can be printed before everything is known."""
        return ""

    def entry(self, checked: Checked) -> str:
        """Keep the results of one document for the end."""
        document = checked.document
        if checked.verdict is None:
            for problem in document.problems:
                location = _location(document.file, problem.line, problem.column)
                message = {"text": ENGLISH.say(problem.message)}
                self.notifications.append({"level": "error", "message": message, "locations": [location]})
        else:
            self.results += [_result(checked, finding) for finding in checked.verdict.findings]
        return ""

    def end(self, totals: Totals) -> str:
        """The whole document."""
        invocation = {
            "executionSuccessful": not self.notifications,
            "toolExecutionNotifications": self.notifications,
        }
        run = {
            "tool": {"driver": self._driver()},
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation],
            "results": self.results,
        }
        return encoded({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}) + "\n"

    def _driver(self) -> dict[str, Any]:
        rules = [_rule(rule.about.id, self.text_of(rule.about.id)) for rule in self.rules]
        return {"name": "babylon", "version": version("babylon-cli"), "rules": rules}

    def text_of(self, rule: str) -> PublishedText:
        """What is published about a rule."""
        return published("rules", rule)


def _rule(name: str, text: PublishedText) -> dict[str, Any]:
    return {
        "id": name,
        "shortDescription": {"text": text.title},
        "fullDescription": {"text": text.body},
        "help": {"text": f"{text.section('broken when')} `babylon explain {name}` tells more."},
    }


def _result(checked: Checked, finding: Finding) -> dict[str, Any]:
    document = checked.document
    place = document.place(finding.path)
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": f"{ENGLISH.say(finding.told)}. {ENGLISH.say(finding.help)}"},
        "locations": [_location(document.file, place.line, place.column)],
    }
    if finding.related:
        result["relatedLocations"] = [
            {
                **_location(document.file, *document.place(related.path)[:2]),
                "message": {"text": ENGLISH.say(related.caption)},
            }
            for related in finding.related
        ]
    return result


def _location(file: str, line: int, column: int) -> dict[str, Any]:
    artifact = {"uri": quote(file.replace("\\", "/"), errors="surrogateescape")}
    physical: dict[str, Any] = {"artifactLocation": artifact}
    if line:
        physical["region"] = {"startLine": line, "startColumn": column}
    return {"physicalLocation": physical}
