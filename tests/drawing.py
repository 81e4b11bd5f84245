"""Tables drawn in a few lines of YAML and read by the real reader, and what the rules find on them."""

import json
from textwrap import dedent, indent
from typing import Any

from babylon_cli.babylon.files.load import FORMAT
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import BoardPlace, Finding, Severity
from babylon_cli.judging.line import Line
from babylon_cli.reading.documents import NO_TEXT, RawDocument
from babylon_cli.reading.loading import loaded
from babylon_cli.reading.reader import Document, read_documents
from babylon_cli.wording.message import ENGLISH

Plain = dict[str, Any]
"""A document as plain data: groups, lists, text and numbers."""


def table(text: str) -> Table:
    """The table that a document describes."""
    (document,) = read_documents(dedent(text))
    return _built(document)


def garden(text: str, rulings: str = "{}", edition: str = "fr") -> Table:
    """The table of Ana alone, whose flower is white; the text holds her other keys.

    A terrace that is drawn without a flower has the white one.
    """
    keys = indent(dedent(text), "    ")
    ana = f"edition: {edition}\nrulings: {rulings}\nplayers:\n  - name: Ana\n    flower: white\n{keys}"
    (document,) = read_documents(ana)
    data: Any = document.data
    for terrace in data["players"][0].get("terraces", []):
        terrace.setdefault("flower", "white")
    return _built(document)


def layout(text: str, rulings: str = "{}") -> Layout:
    """How Ana's garden lies."""
    return garden(text, rulings).players[0].layout


def table_of(document: Plain) -> Table:
    """The table that plain data describes, written out as JSON, which is YAML, too, and read again."""
    return table(json.dumps(document, ensure_ascii=False))


def _built(document: Document) -> Table:
    assert document.root is not None, document.problems
    drawn = loaded(
        RawDocument("drawn.yaml", None, NO_TEXT, document.data, document.root, tuple(document.problems)), FORMAT
    )
    assert drawn.table is not None, drawn.problems
    built: Table = drawn.table
    return built


def found(drawn: Table, severity: Severity = "error") -> list[tuple[str, str]]:
    """Every broken rule with the path of the place, such as `players.0.terraces.2.at`, in the order of the verdict."""
    return [
        (finding.rule, ".".join(str(step) for step in finding.path))
        for finding in judge(drawn).findings
        if finding.severity == severity
    ]


def warned(drawn: Table) -> list[tuple[str, str]]:
    """Every warning with the path of the place."""
    return found(drawn, "warning")


def broken(drawn: Table) -> set[str]:
    """The ids of the broken rules."""
    return {rule for rule, _ in found(drawn)}


def finding_of(rule: str, drawn: Table) -> Finding:
    """The one finding of a rule."""
    (finding,) = [finding for finding in judge(drawn).findings if finding.rule == rule]
    return finding


def message_of(rule: str, drawn: Table) -> str:
    """What the one finding of a rule says."""
    return str(finding_of(rule, drawn).message)


def lines(row: str, drawn: Table) -> list[Line]:
    """The lines of one row of the first player's pad in English, without their places on the board."""
    return [in_english(line) for line in settle(drawn).standings[0].pad.rows[row]]


def in_english(line: Line) -> Line:
    """A line as it is read, without its place on the board."""
    what, where, reason = [ENGLISH.say(fact) for fact in (line.what, line.where, line.reason)]
    return Line(line.points, what, where, reason)


def place_of_line(row: str, drawn: Table) -> BoardPlace | None:
    """Where the first line of a row of the first player's pad lies on the board."""
    return settle(drawn).standings[0].pad.rows[row][0].place


def points(row: str, drawn: Table) -> int:
    """The points of one row of the first player's pad."""
    points = settle(drawn).standings[0].points[row]
    assert points is not None
    return points
