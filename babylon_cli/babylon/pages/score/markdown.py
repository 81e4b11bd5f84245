"""`score --format markdown`: the pad as a table for a web page or a chat."""

import re
from collections.abc import Iterator

from babylon_cli.babylon.answers.scored import Part, Scored, is_in_progress, marks, outcome
from babylon_cli.babylon.scoring.pad import PAD_ROWS, TOTAL, total_of
from babylon_cli.babylon.scoring.ranking import Result, Standing
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen

SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&])")


class Report:
    """Prints one table a document."""

    def __init__(self, screen: Screen, *, why: bool) -> None:
        """Markdown has no colours; `--why` adds lists of the lines behind each number."""
        self.why = why

    def begin(self) -> str:
        """Nothing stands before the first table."""
        return ""

    def entry(self, scored: Scored) -> str:
        """The table of one document, the outcome, and what has to be said beside it."""
        if scored.result is None:
            return ""
        table = scored.checked.document.table
        title = table.title if table and table.title else scored.checked.title
        lines = [f"### {escaped(title)}"]
        for part in scored.parts:
            lines += ["", f"#### {escaped(part.heading)}"] if part.heading else []
            lines += [
                "",
                *_table(scored, part.result),
                "",
                f"**{escaped(outcome(part.result, in_progress=is_in_progress(scored)))}**",
            ]
        for mark in marks(scored):
            lines += ["", f"> {escaped(mark)}"]
        if self.why:
            for part in scored.parts:
                lines += [line for standing in part.result.standings for line in _reasons(part, standing)]
        return "\n".join(lines) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last table."""
        return ""


def escaped(text: str) -> str:
    """Text in which Markdown sees no marks."""
    return SPECIAL.sub(r"\\\1", visible(text))


def _table(scored: Scored, result: Result) -> Iterator[str]:
    standings = result.standings
    names = [
        escaped(standing.player.name + (" *" if standing.player.name in scored.illegal_players else ""))
        for standing in standings
    ]
    yield _line(["", "", *names])
    yield _line(["---", "---", *["---:"] * len(standings)])
    for row in PAD_ROWS:
        yield _line([row.label, escaped(row.notation), *[str(standing.points[row.key]) for standing in standings]])
    yield _line(["**TOTAL**", "", *[f"**{standing.points[TOTAL]}**" for standing in standings]])
    yield _line(["Visible holes", "", *[str(standing.pad.visible_holes) for standing in standings]])
    yield _line(["Rank", "", *[str(standing.rank) for standing in standings]])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _reasons(part: Part, standing: Standing) -> Iterator[str]:
    moment = f" {part.moment} the turn" if part.moment else ""
    yield from ("", f"#### {escaped(standing.player.name)}{moment}", "")
    for row in PAD_ROWS:
        lines = standing.pad.rows[row.key]
        yield f"- {row.label}: {total_of(lines)}"
        for line in lines:
            yield f"  - {line.points}: {escaped(str(line.told))}"
