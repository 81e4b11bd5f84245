"""What `score` knows about one document when it comes to be printed."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.pad import TOTAL
from babylon_cli.babylon.scoring.ranking import Result, settle
from babylon_cli.printing.checked import Checked, in_file_order
from babylon_cli.words import counted, listed


class Part(NamedTuple):
    """One pad of a document."""

    moment: str
    """before or after, where the file judges a turn; else empty."""
    heading: str
    """The same in words; empty where there is one pad."""
    result: Result


class Scored(NamedTuple):
    """One document with its verdict and its result; an unusable one has neither."""

    checked: Checked
    result: Result | None = None
    """The table as typed; for a written-down game, as it stands at the end."""
    after: Result | None = None
    """The table after the turn that the file judges against it."""

    @property
    def illegal_players(self) -> frozenset[str]:
        """The players whose own gardens break a rule."""
        findings = self.checked.verdict.findings if self.checked.verdict else ()
        return frozenset(
            [finding.player for finding in findings if finding.severity == "error" and finding.player is not None]
        )

    @property
    def parts(self) -> tuple["Part", ...]:
        """The pads to show: one, or those before and after the turn that the file judges."""
        table = self.checked.document.table
        if self.result is None:
            return ()
        if self.after is None or table is None or table.turn is None:
            return (Part("", "", self.result),)
        turn = f"the turn of {table.players[table.turn.player].name}"
        return Part("before", f"Before {turn}", self.result), Part("after", f"After {turn}", self.after)

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
        return Scored(Checked(document.refused("the document has no players to score", "add `players:`")))
    verdict = in_file_order(document, judge(table))
    checked = Checked(document, verdict)
    after = verdict.play.closing if verdict.play is not None and table.turn is not None else None
    return Scored(checked, settle(table_to_score(table, verdict)), None if after is None else settle(after))


def is_in_progress(scored: "Scored") -> bool:
    """Whether the document tells of a game that is not over."""
    verdict = scored.checked.verdict
    game = verdict.play.game if verdict is not None and verdict.play is not None else None
    return game is not None and not game.is_over


def outcome(result: Result, *, in_progress: bool = False) -> str:
    """Who wins or, as long as the game is in progress, who leads; and what decided it, in one sentence."""
    verb, share = ("leads", "the lead") if in_progress else ("wins", "the victory")
    winners = [standing for standing in result.standings if standing.rank == 1]
    points = winners[0].points[TOTAL]
    holes = winners[0].pad.visible_holes
    names = listed(result.winners)
    if len(result.standings) == 1:
        return f"{names} scores {counted(points, 'point')}."
    if result.tie_break == "shared":
        return f"{names} share {share} with {counted(points, 'point')} and {counted(holes, 'visible hole')} each."
    if result.tie_break == "visible_holes":
        others = [
            f"{standing.player.name}'s {standing.pad.visible_holes}"
            for standing in result.standings
            if standing.points[TOTAL] == points and standing.rank > 1
        ]
        holes_of_the_winner = counted(holes, "visible hole")
        return f"{names} {verb} the tie at {counted(points, 'point')} with {holes_of_the_winner} to {listed(others)}."
    return f"{names} {verb} with {counted(points, 'point')}."


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
