"""`check --format json`: one JSON document for all files."""

from collections.abc import Iterable
from typing import Any

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Reliance
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH


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


def violations(checked: Checked) -> list[dict[str, Any]]:
    """The findings of one document, as every command's JSON shows them."""
    return violations_of(checked.document, checked.verdict.findings) if checked.verdict else []


def violations_of(document: LoadedDocument, findings: Iterable[Finding]) -> list[dict[str, Any]]:
    """Some findings of a document."""
    return [_violation(document, finding) for finding in findings]


def _violation(document: LoadedDocument, finding: Finding) -> dict[str, Any]:
    marked = document.place(finding.path)
    on_board = {} if finding.place is None else {"place": finding.place.data()}
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "player": finding.player,
        "where": ENGLISH.say(finding.where),
        "message": ENGLISH.say(finding.message),
        "line": marked.line,
        "column": marked.column,
        "help": ENGLISH.say(finding.help),
        "path": ".".join(str(step) for step in finding.path),
        **on_board,
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
