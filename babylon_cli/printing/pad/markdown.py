"""`score --format markdown`: the pad as a table for a web page or a chat."""

import re
from collections.abc import Iterator

from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.printing.pad.rows import (
    FROM,
    TOTAL_LABEL,
    evening_of,
    heading_of,
    lines_of,
    moment_of,
    numbers_of,
    outcome_of,
    starred,
    title_of,
)
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Fact, Message

SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&])")


class Report(BaseReport[Scored]):
    """Prints one table a document."""

    def entry(self, answer: Scored) -> str:
        """The table of one document, the outcome, and what has to be said beside it."""
        if not answer.sheets:
            return ""
        title = [*title_of(answer), answer.document.title][0]
        lines = [f"### {self._escaped(title)}"]
        lines += [line for evening in evening_of(answer) for line in ("", self._escaped(evening))]
        heading = heading_of(answer)
        lines += ["", f"#### {self._escaped(heading)}"] if heading else []
        lines += ["", *self._table(answer)]
        for sheet in answer.sheets:
            lines += ["", f"**{self._escaped(outcome_of(sheet))}**"]
            lines += [line for reliance in sheet.rests_on for line in ("", self._escaped(reliance.told))]
        lines += [line for player in answer.sheets[-1].players for line in self._remarks(player)]
        for mark in answer.marks:
            lines += ["", f"> {self._escaped(mark)}"]
        for sheet in answer.sheets if self.why else ():
            lines += [line for player in sheet.players for line in self._reasons(answer, sheet, player)]
        return "\n".join(lines) + "\n\n"

    def _escaped(self, fact: Fact) -> str:
        """What Markdown sees no marks in."""
        return SPECIAL.sub(r"\\\1", self.screen.say(fact))

    def _table(self, answer: Scored) -> Iterator[str]:
        players = answer.sheets[0].players
        yield _line(["", "", *[self._escaped(starred(answer, player)) for player in players]])
        yield _line(["---", "---", *["---:"] * len(players)])
        if any([player.source for player in players]):
            yield _line(["", "", *[self._escaped(FROM[player.source]) for player in players]])
        for row, numbers in numbers_of(answer.form, [sheet.players for sheet in answer.sheets]):
            mark = "**" if row.label is TOTAL_LABEL else ""
            cells = [f"{mark}{number}{mark}" for number in numbers]
            yield _line([f"{mark}{self._escaped(row.label)}{mark}", self._escaped(row.notation), *cells])

    def _remarks(self, player: ScoredPlayer) -> Iterator[str]:
        for remark in player.remarks:
            yield from ("", self._escaped(Message("{player}: {remark}", player=player.name, remark=remark)))

    def _reasons(self, answer: Scored, sheet: Sheet, player: ScoredPlayer) -> Iterator[str]:
        yield from ("", f"#### {self._escaped(moment_of(sheet, player))}", "")
        for row, lines in lines_of(answer.form, player):
            yield f"- {self.screen.say(row)}"
            for line in lines:
                yield f"  - {line.points}: {self._escaped(line.told)}"


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
