"""`score --format csv`: one line a player, or with `--why` one line a piece, for spreadsheets."""

import csv
import io
from collections.abc import Iterable, Iterator

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.line import TOTAL, PadForm
from babylon_cli.judging.scored import Scored, Sheet
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.safe import spreadsheet_cell

Cells = list[str | int | None]

HEAD_WHY: Cells = ["file", "document", "player", "row", "points", "what", "where", "reason", "moment", "read_with"]


class Report(BaseReport[Scored]):
    """Prints lines as they come, under a head for each kind of pad."""

    is_for_programs = True
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
        return _text([*heads, *(self._reasons(answer) if self.why else self._players(answer))])

    def end(self, totals: Totals) -> str:
        """Where every document is unusable, a head all the same."""
        return "" if self.printed else _text([self.kept])

    def _players(self, answer: Scored) -> Iterator[Cells]:
        legal = "" if answer.verdict is None else "no" if answer.verdict.illegal else "yes"
        for sheet in answer.sheets:
            last_cells = [sheet.moment, self._rests_on(sheet), _read_with(answer)]
            for player in sheet.players:
                winner = "yes" if player.rank == 1 else "no"
                names = [spreadsheet_cell(player.name), spreadsheet_cell(str(player.about))]
                rows = [player.rows[row.key] for row in answer.form.rows]
                numbers = [*rows, player.total, player.tie, player.rank]
                yield [*_first_cells(answer), *names, *numbers, winner, legal, *last_cells, player.source]

    def _rests_on(self, sheet: Sheet) -> str:
        """What would be another under other rulings, the same for every player of the pad."""
        return spreadsheet_cell(" ".join([self.screen.language.say(reliance.becomes) for reliance in sheet.rests_on]))

    def _reasons(self, answer: Scored) -> Iterator[Cells]:
        say = self.screen.language.say
        for sheet in answer.sheets:
            for player in sheet.players:
                for key, line in [(key, line) for key, lines in player.lines.items() for line in lines]:
                    texts = [spreadsheet_cell(say(fact)) for fact in (line.what, line.where, line.reason)]
                    name, last_cells = spreadsheet_cell(player.name), [sheet.moment, _read_with(answer)]
                    yield [*_first_cells(answer), name, key, line.points, *texts, *last_cells]


def head_of(form: PadForm) -> Cells:
    """The keys of the columns."""
    keys = [row.key for row in form.rows]
    names = ["file", "document", "player", form.about]
    return [*names, *keys, TOTAL, form.tie, "rank", "winner", "legal", "moment", "rests_on", "read_with", "from"]


def _first_cells(answer: Scored) -> Cells:
    return [spreadsheet_cell(answer.document.file), answer.document.number or 1]


def _read_with(answer: Scored) -> str:
    """By what the document is read in place of what it says; empty where it is read as it says."""
    return "" if answer.document.reading is None else " ".join(answer.document.reading.told)


def _text(rows: Iterable[Cells]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue()
