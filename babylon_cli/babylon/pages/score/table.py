"""`score --format table`: the pad of the box with all players side by side."""

from collections.abc import Iterator

from tabulate import tabulate

from babylon_cli.babylon.answers.scored import Part, Scored, is_in_progress, marks, outcome
from babylon_cli.babylon.scoring.pad import PAD_ROWS, TOTAL, total_of
from babylon_cli.babylon.scoring.ranking import Result, Standing
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted


class Report:
    """Prints one pad a document."""

    def __init__(self, screen: Screen, *, why: bool) -> None:
        """Begin in colour or not, with or without the lines behind each number."""
        self.screen = screen
        self.why = why

    def begin(self) -> str:
        """Nothing stands before the first pad."""
        return ""

    def entry(self, scored: Scored) -> str:
        """The pad of one document, the outcome, and what has to be said beside it."""
        if scored.result is None:
            return ""
        table = scored.checked.document.table
        titles = [table.title] if table is not None and table.title is not None else []
        heads = [self.screen.paint(visible(title), "place") for title in (*titles, scored.checked.title)]
        return "\n".join([*heads, "", *self.body(scored)]) + "\n\n"

    def body(self, scored: Scored) -> list[str]:
        """What stands under the heads."""
        lines: list[str] = []
        for part in scored.parts:
            lines += self._part(scored, part)
        lines += [
            self.screen.paint(wrapped(visible(mark), indent=""), "error" if scored.illegal else "warning")
            for mark in marks(scored)
        ]
        if self.why:
            lines += [
                line
                for part in scored.parts
                for standing in part.result.standings
                for line in _reasons(part, standing, self.screen)
            ]
        return lines

    def _part(self, scored: Scored, part: Part) -> Iterator[str]:
        """One pad and its outcome."""
        if part.heading:
            yield self.screen.paint(wrapped(visible(part.heading), indent=""), "place")
        yield from (_pad(scored, part.result), "")
        yield self.screen.paint(
            wrapped(visible(outcome(part.result, in_progress=is_in_progress(scored))), indent=""), "good"
        )
        if part.moment == "before":
            yield ""

    def end(self) -> str:
        """Nothing stands after the last pad."""
        return ""


def _pad(scored: Scored, result: Result) -> str:
    standings = result.standings
    heads = [
        visible(standing.player.name) + (" *" if standing.player.name in scored.illegal_players else "")
        for standing in standings
    ]
    rows: list[list[str | int]] = [["", "", *[visible(standing.player.flower) for standing in standings]]]
    rows += [[row.label, row.notation, *[standing.points[row.key] for standing in standings]] for row in PAD_ROWS]
    rows.append(["TOTAL", "", *[standing.points[TOTAL] for standing in standings]])
    rows.append(["Visible holes", "", *[standing.pad.visible_holes for standing in standings]])
    rows.append(["Rank", "", *[standing.rank for standing in standings]])
    alignment = ("left", "left", *["right"] * len(standings))
    return tabulate(rows, headers=["", "", *heads], tablefmt="simple", colalign=alignment, disable_numparse=True)


def _reasons(part: Part, standing: Standing, screen: Screen) -> Iterator[str]:
    yield ""
    moment = f" {part.moment} the turn" if part.moment else ""
    yield screen.paint(visible(f"{standing.player.name}{moment}: {counted(standing.points[TOTAL], 'point')}"), "place")
    for row in PAD_ROWS:
        lines = standing.pad.rows[row.key]
        yield f"  {row.label}: {total_of(lines)}"
        for line in lines:
            text = screen.say(line.told)
            yield wrapped(text, indent=f"  {line.points:>4}  ", hanging="        ")
