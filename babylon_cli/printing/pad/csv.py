"""`score --format csv`: one line a player, or with `--why` one line a piece, for spreadsheets."""

import csv
import io
from collections.abc import Iterable, Iterator

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.line import TOTAL, PadForm
from babylon_cli.judging.scored import Scored
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.safe import spreadsheet_cell

Cells = list[str | int]

HEAD_WHY: Cells = ["file", "document", "player", "row", "points", "what", "where", "reason", "moment"]


class Report(BaseReport[Scored]):
    """Prints lines as they come, under a head for each kind of pad."""

    printed: Cells
    """The last head; none yet."""
    kept: Cells
    """The head of a document that is unusable, which is printed only where no other is."""

    def begin(self) -> str:
        """No head yet: it depends on the game."""
        self.printed, self.kept = [], []
        return ""

    def entry(self, answer: Scored) -> str:
        """The lines of one document, and a head where it is another one than before."""
        head = HEAD_WHY if self.why else head_of(answer.form)
        if not answer.sheets:
            self.kept = head
            return ""
        heads = [] if head == self.printed else [head]
        self.printed = head
        return _text([*heads, *(self._reasons(answer) if self.why else _players(answer))])

    def end(self, totals: Totals) -> str:
        """Where every document is unusable, a head all the same."""
        return "" if self.printed else _text([self.kept])

    def _reasons(self, answer: Scored) -> Iterator[Cells]:
        say = self.screen.language.say
        for sheet in answer.sheets:
            for player in sheet.players:
                for key, line in [(key, line) for key, lines in player.lines.items() for line in lines]:
                    texts = [spreadsheet_cell(say(fact)) for fact in (line.what, line.where, line.reason)]
                    name = spreadsheet_cell(player.name)
                    yield [*_first_cells(answer), name, key, line.points, *texts, sheet.moment]


def head_of(form: PadForm) -> Cells:
    """The keys of the columns."""
    keys = [row.key for row in form.rows]
    return ["file", "document", "player", form.about, *keys, TOTAL, form.tie, "rank", "winner", "legal", "moment"]


def _first_cells(answer: Scored) -> Cells:
    return [spreadsheet_cell(answer.document.file), answer.document.number or 1]


def _players(answer: Scored) -> Iterator[Cells]:
    legal = "" if answer.verdict is None else "no" if answer.is_broken else "yes"
    for sheet in answer.sheets:
        for player in sheet.players:
            winner = "yes" if player.rank == 1 else "no"
            names = [spreadsheet_cell(player.name), spreadsheet_cell(player.about)]
            rows = [player.rows[row.key] for row in answer.form.rows]
            numbers = [*rows, player.total, player.tie, player.rank]
            yield [*_first_cells(answer), *names, *numbers, winner, legal, sheet.moment]


def _text(rows: Iterable[Cells]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue()
