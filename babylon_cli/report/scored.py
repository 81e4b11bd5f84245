"""What `score` knows about one document when it comes to be printed."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.files.load import LoadedDocument
from babylon_cli.files.problem import Problem
from babylon_cli.report.checked import Checked, in_file_order
from babylon_cli.rules.verdict import judge
from babylon_cli.scoring.pad import TOTAL
from babylon_cli.scoring.ranking import Result, settle
from babylon_cli.words import counted, listed


class Scored(NamedTuple):
    """One document with its verdict and its result; an unusable one has neither."""

    checked: Checked
    result: Result | None = None

    @property
    def illegal_players(self) -> frozenset[str]:
        """The players whose own gardens break a rule."""
        findings = self.checked.verdict.findings if self.checked.verdict else ()
        return frozenset(
            [finding.player for finding in findings if finding.severity == "error" and finding.player is not None]
        )

    @property
    def illegal(self) -> bool:
        """Whether anything on the table breaks a rule."""
        return self.checked.verdict is not None and self.checked.verdict.errors > 0


def score_document(document: LoadedDocument) -> Scored:
    """Judge and score one document, if it is usable and has players."""
    table = document.table
    if table is None:
        return Scored(Checked(document))
    if not table.players:
        place = document.place(())
        problem = Problem("the document has no players to score", place.line, place.column, 1, "add `players:`")
        return Scored(Checked(document._replace(table=None, problems=(problem,))))
    return Scored(Checked(document, in_file_order(document, judge(table))), settle(table))


def outcome(result: Result) -> str:
    """Who wins, and what decided it, in one sentence."""
    winners = [standing for standing in result.standings if standing.rank == 1]
    points = winners[0].points[TOTAL]
    holes = winners[0].pad.visible_holes
    names = listed(result.winners)
    if len(result.standings) == 1:
        return f"{names} scores {counted(points, 'point')}."
    if result.tie_break == "shared":
        return f"{names} share the victory with {counted(points, 'point')} and {counted(holes, 'visible hole')} each."
    if result.tie_break == "visible_holes":
        others = [
            f"{standing.player.name}'s {standing.pad.visible_holes}"
            for standing in result.standings
            if standing.points[TOTAL] == points and standing.rank > 1
        ]
        holes_of_the_winner = counted(holes, "visible hole")
        return f"{names} wins the tie at {counted(points, 'point')} with {holes_of_the_winner} to {listed(others)}."
    return f"{names} wins with {counted(points, 'point')}."


def marks(scored: Scored) -> Iterator[str]:
    """What has to be said beside the pad: broken rules, and what was not checked."""
    verdict = scored.checked.verdict
    if verdict is None:
        return
    if verdict.errors:
        rules = listed(list(dict.fromkeys(found.rule for found in verdict.findings if found.severity == "error")))
        who = sorted(scored.illegal_players)
        verb = "break" if len(who) > 1 else "breaks"
        what = f"{listed(who) or 'the table'} {verb} {rules}"
        yield f"ILLEGAL: {what}; scored as typed. `babylon check` says where and why."
    for note in verdict.unchecked:
        yield f"Unchecked: {note.player}: {note.reason}."
