"""`check --format sarif`: SARIF 2.1.0, which code scanners and editors read."""

from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.json_text import encoded
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.repository import path_in_repository
from babylon_cli.wording.message import Language, Message
from babylon_cli.wording.texts import published

HELP = "{broken_when} `babylon explain {rule}` tells more."

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


class Report(BaseReport[Checked]):
    """Collects the results; SARIF is one document."""

    is_for_programs = True
    tells_reading = False
    results: list[dict[str, Any]]
    notifications: list[dict[str, Any]]
    games: set[str]

    def begin(self) -> str:
        """Nothing can be printed before everything is known."""
        self.results, self.notifications, self.games = [], [], set()
        return ""

    def entry(self, answer: Checked) -> str:
        """Keep the results of one document for the end."""
        document, language = answer.document, self.screen.language
        self.games.add(document.game)
        for problem in document.problems:
            location = _location(document.file, problem.line, problem.column)
            message = {"text": language.say(problem.message)}
            self.notifications.append({"level": "error", "message": message, "locations": [location]})
        self.results += [_result(answer, finding, language) for finding in answer.findings]
        return ""

    def end(self, totals: Totals) -> str:
        """The whole document."""
        invocation = {"executionSuccessful": not self.notifications, "toolExecutionNotifications": self.notifications}
        rules = [rule for game in sorted(self.games) for rule in self.rules_of(game)]
        run = {
            "tool": {"driver": _driver(rules, self.screen.language)},
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation],
            "results": self.results,
        }
        told = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
        return encoded(told, takes_unicode=self.screen.takes_unicode) + "\n"


def _driver(rules: list[str], language: Language) -> dict[str, Any]:
    return {
        "name": "babylon",
        "version": version("babylon-cli"),
        "rules": [_declared(rule, language) for rule in rules],
    }


def _declared(rule: str, language: Language) -> dict[str, Any]:
    text = published("rules", rule, language.code)
    return {
        "id": rule,
        "shortDescription": {"text": text.title},
        "fullDescription": {"text": text.body},
        "help": {"text": language.say(Message(HELP, broken_when=text.section("broken when"), rule=rule))},
    }


def _result(checked: Checked, finding: Finding, language: Language) -> dict[str, Any]:
    document = checked.document
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": f"{language.say(finding.told)}. {language.say(finding.help)}"},
        "locations": [_location(document.file, finding.line, finding.column)],
        "properties": {"sources": [source.data(language) for source in finding.sources]},
    }
    if finding.related:
        result["relatedLocations"] = [
            {
                **_location(document.file, related.line, related.column),
                "message": {"text": language.say(related.caption)},
            }
            for related in finding.related
        ]
    return result


def _location(file: str, line: int, column: int) -> dict[str, Any]:
    artifact = {"uri": quote(path_in_repository(file), errors="surrogateescape")}
    physical: dict[str, Any] = {"artifactLocation": artifact}
    if line:
        physical["region"] = {"startLine": line, "startColumn": column}
    return {"physicalLocation": physical}
