"""`check --format json`: one JSON document for all files."""

from collections.abc import Iterable
from typing import Any

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Reliance
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language


class Report(JsonFiles):
    """Prints the entries as they come, so that many files need no more memory than one."""

    tells_rulings = True
    """It tells what a verdict rests on."""

    def entry(self, checked: Checked) -> str:
        """One entry of `files`."""
        return self.listed(_entry(checked))

    def end(self, totals: Totals) -> str:
        """The totals."""
        return self.closed(f',\n  "errors": {totals.errors},\n  "warnings": {totals.warnings}')


def _entry(checked: Checked) -> dict[str, Any]:
    verdict = checked.verdict
    if verdict is None:
        return error_entry(checked.document)
    return {
        **file_entry(checked.document),
        "violations": violations(checked),
        "unchecked": [
            {
                "player": note.player,
                "rules": [ENGLISH.say(rule) for rule in note.rules],
                "reason": ENGLISH.say(note.reason),
            }
            for note in verdict.unchecked
        ],
        "rests_on": [_reliance(reliance) for reliance in checked.reliances],
        **_leaves(checked),
    }


def _leaves(checked: Checked) -> dict[str, Any]:
    """For a legal turn what it leaves, as a table file would say it."""
    turn = checked.legal_turn
    if turn is None:
        return {}
    from babylon_cli.babylon.files.written import player_data  # noqa: PLC0415 - only for a turn

    account = turn.budget.account()
    return {"turn": {"pillars": account, "after": player_data(turn.after.as_player())}}


def violations(checked: Checked, language: Language = ENGLISH) -> list[dict[str, Any]]:
    """The findings of one document, as every command's JSON shows them."""
    return violations_of(checked.document, checked.verdict.findings, language) if checked.verdict else []


def violations_of(
    document: LoadedDocument, findings: Iterable[Finding], language: Language = ENGLISH
) -> list[dict[str, Any]]:
    """Some findings of a document."""
    return [_violation(document, finding, language) for finding in findings]


def _violation(document: LoadedDocument, finding: Finding, language: Language) -> dict[str, Any]:
    place = document.place(finding.path)
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "player": finding.player,
        "where": language.say(finding.where),
        "message": language.say(finding.message),
        "line": place.line,
        "column": place.column,
        "help": language.say(finding.help),
        "path": ".".join(str(step) for step in finding.path),
    }


def _reliance(reliance: Reliance) -> dict[str, Any]:
    return {
        "ruling": reliance.ruling,
        "value": reliance.value,
        "instead": reliance.instead,
        "rule": reliance.rule,
        "player": reliance.player,
        "where": ENGLISH.say(reliance.where),
        "found": reliance.found,
    }
