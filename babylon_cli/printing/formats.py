"""The formats of every command: which module prints each. A module is imported only when its format is asked for."""

from importlib import import_module
from typing import Any

CHECK_FORMATS = {
    "text": "babylon_cli.printing.check.text",
    "concise": "babylon_cli.printing.check.concise",
    "json": "babylon_cli.printing.check.json",
    "github": "babylon_cli.printing.check.github",
    "junit": "babylon_cli.printing.check.junit",
    "sarif": "babylon_cli.printing.check.sarif",
}

SCORE_FORMATS = {
    "table": "babylon_cli.babylon.pages.score.table",
    "json": "babylon_cli.babylon.pages.score.json",
    "csv": "babylon_cli.babylon.pages.score.csv",
    "markdown": "babylon_cli.babylon.pages.score.markdown",
}

REPLAY_FORMATS = {
    "text": "babylon_cli.babylon.pages.replay.text",
    "json": "babylon_cli.babylon.pages.replay.json",
    "yaml": "babylon_cli.babylon.pages.replay.yaml",
}

MOVES_FORMATS = {
    "text": "babylon_cli.babylon.pages.moves.text",
    "json": "babylon_cli.babylon.pages.moves.json",
}

QUARRY_FORMATS = {
    "text": "babylon_cli.babylon.pages.quarry.text",
    "json": "babylon_cli.babylon.pages.quarry.json",
}

VERIFY_FORMATS = {
    "text": "babylon_cli.printing.verify.text",
    "json": "babylon_cli.printing.verify.json",
    "junit": "babylon_cli.printing.verify.junit",
    "github": "babylon_cli.printing.verify.github",
}


def report_class(formats: dict[str, str], name: str) -> Any:
    """The class `Report` of a format."""
    return import_module(formats[name]).Report
