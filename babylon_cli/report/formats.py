"""The formats of every command: which module prints each. A module is imported only when its format is asked for."""

from importlib import import_module
from typing import Any

CHECK_FORMATS = {
    "text": "babylon_cli.report.check.text",
    "concise": "babylon_cli.report.check.concise",
    "json": "babylon_cli.report.check.json",
    "github": "babylon_cli.report.check.github",
    "junit": "babylon_cli.report.check.junit",
    "sarif": "babylon_cli.report.check.sarif",
}

SCORE_FORMATS = {
    "table": "babylon_cli.report.score.table",
    "json": "babylon_cli.report.score.json",
    "csv": "babylon_cli.report.score.csv",
    "markdown": "babylon_cli.report.score.markdown",
}

REPLAY_FORMATS = {
    "text": "babylon_cli.report.replay.text",
    "json": "babylon_cli.report.replay.json",
    "yaml": "babylon_cli.report.replay.yaml",
}

MOVES_FORMATS = {
    "text": "babylon_cli.report.moves.text",
    "json": "babylon_cli.report.moves.json",
}

QUARRY_FORMATS = {
    "text": "babylon_cli.report.quarry.text",
    "json": "babylon_cli.report.quarry.json",
}

VERIFY_FORMATS = {
    "text": "babylon_cli.report.verify.text",
    "json": "babylon_cli.report.verify.json",
    "junit": "babylon_cli.report.verify.junit",
    "github": "babylon_cli.report.verify.github",
}


def report_class(formats: dict[str, str], name: str) -> Any:
    """The class `Report` of a format."""
    return import_module(formats[name]).Report
