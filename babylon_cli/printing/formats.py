"""The formats of the commands for every game: where each is printed. It is imported only when it is asked for."""

from importlib import import_module
from typing import Any

CHECK_FORMATS = {
    "text": "babylon_cli.printing.check.text:Report",
    "concise": "babylon_cli.printing.check.concise:Report",
    "json": "babylon_cli.printing.json_text:CheckJson",
    "jsonl": "babylon_cli.printing.json_lines:JsonLinesReport",
    "github": "babylon_cli.printing.check.github:Report",
    "junit": "babylon_cli.printing.check.junit:Report",
    "sarif": "babylon_cli.printing.check.sarif:Report",
    "html": "babylon_cli.printing.check.html:Report",
}

SCORE_FORMATS = {
    "table": "babylon_cli.printing.pad.table:Report",
    "json": "babylon_cli.printing.json_text:ScoreJson",
    "jsonl": "babylon_cli.printing.json_lines:ScoreJsonLines",
    "csv": "babylon_cli.printing.pad.csv:Report",
    "markdown": "babylon_cli.printing.pad.markdown:Report",
    "bbcode": "babylon_cli.printing.pad.bbcode:Report",
    "bgstats": "babylon_cli.printing.plays.bgstats:Report",
    "html": "babylon_cli.printing.pad.html:Report",
}

VERIFY_FORMATS = {
    "text": "babylon_cli.printing.verify.text:Report",
    "json": "babylon_cli.printing.json_text:VerifyJson",
    "jsonl": "babylon_cli.printing.json_lines:JsonLinesReport",
    "junit": "babylon_cli.printing.verify.junit:Report",
    "github": "babylon_cli.printing.verify.github:Report",
}

STATS_FORMATS = {
    "text": "babylon_cli.printing.stats.text:Report",
    "csv": "babylon_cli.printing.stats.csv:Report",
    "json": "babylon_cli.printing.stats.json:Report",
    "html": "babylon_cli.printing.stats.html:Report",
}


def report_class(formats: dict[str, str], name: str) -> Any:
    """The class of a format."""
    module, _, report = formats[name].partition(":")
    return getattr(import_module(module), report)
