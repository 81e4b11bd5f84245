"""`score --format csv`: one line a player, or with `--why` one line a piece, for spreadsheets."""

import csv
import io
from collections.abc import Iterator

from babylon_cli.babylon.answers.scored import Scored
from babylon_cli.babylon.scoring.pad import PAD_ROWS, TOTAL
from babylon_cli.printing.safe import spreadsheet_cell
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH

Cells = list[str | int]

KEYS = [row.key for row in PAD_ROWS]
HEAD: Cells = [
    "file",
    "document",
    "player",
    "flower",
    *KEYS,
    TOTAL,
    "visible_holes",
    "rank",
    "winner",
    "legal",
    "moment",
]
HEAD_WHY: Cells = ["file", "document", "player", "row", "points", "what", "where", "reason", "moment"]


class Report:
    """Prints a head and then lines as they come."""

    def __init__(self, screen: Screen, *, why: bool) -> None:
        """CSV has no colours; `--why` gives a line a piece."""
        self.why = why

    def begin(self) -> str:
        """The head."""
        return _text([HEAD_WHY if self.why else HEAD])

    def entry(self, scored: Scored) -> str:
        """The lines of one document."""
        return _text(_reasons(scored) if self.why else _players(scored))

    def end(self) -> str:
        """Nothing stands after the last line."""
        return ""


def _first_cells(scored: Scored) -> Cells:
    document = scored.checked.document
    return [spreadsheet_cell(document.file), document.number or 1]


def _players(scored: Scored) -> Iterator[Cells]:
    for part in scored.parts:
        for standing in part.result.standings:
            player = standing.player
            yield [
                *_first_cells(scored),
                spreadsheet_cell(player.name),
                spreadsheet_cell(player.flower),
                *[standing.points[key] for key in KEYS],
                standing.points[TOTAL],
                standing.pad.visible_holes,
                standing.rank,
                "yes" if standing.rank == 1 else "no",
                "no" if scored.illegal else "yes",
                part.moment,
            ]


def _reasons(scored: Scored) -> Iterator[Cells]:
    for part in scored.parts:
        for standing in part.result.standings:
            name = spreadsheet_cell(standing.player.name)
            for key, line in [(key, line) for key, lines in standing.pad.rows.items() for line in lines]:
                texts = [spreadsheet_cell(ENGLISH.say(text)) for text in (line.what, line.where, line.reason)]
                yield [*_first_cells(scored), name, key, line.points, *texts, part.moment]


def _text(rows: Iterator[Cells] | list[Cells]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue()
