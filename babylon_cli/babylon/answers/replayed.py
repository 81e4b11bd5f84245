"""What `replay` knows about one document: the game turn by turn, with points, and the table as it then stands."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.answers.scored import Scored
from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.play.replay import Moment
from babylon_cli.babylon.rules.play_verdict import JudgedTurn, Play, judge_game
from babylon_cli.babylon.rules.verdict import verdict_on
from babylon_cli.babylon.scoring.pad import TOTAL, score_player
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.checked import Checked, in_file_order
from babylon_cli.reading.problem import Problem


class Replayed(NamedTuple):
    """One document with its game and the pad at its end; an unusable one has neither."""

    scored: Scored
    play: Play | None = None

    @property
    def checked(self) -> Checked:
        """The document with its verdict."""
        return self.scored.checked

    @property
    def document(self) -> LoadedDocument:
        """The document."""
        return self.scored.checked.document

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything found, in the order of the file."""
        return self.checked.verdict.findings if self.checked.verdict is not None else ()

    def findings_within(self, turn: JudgedTurn) -> Iterator[Finding]:
        """Everything found in one turn, its place in the round included."""
        path = turn.played.turn.path
        for finding in self.findings:
            if finding.path[: len(path)] == path:
                yield finding

    def findings_outside(self) -> Iterator[Finding]:
        """Everything found about the set-up, a whole round or the end."""
        for finding in self.findings:
            if finding.path[:1] != ("rounds",) or finding.path[2:3] != ("turns",):
                yield finding


def moment_of(turn: JudgedTurn) -> Moment:
    """The round and the turn in it, both from 1."""
    path = turn.played.turn.path
    return Moment(int(path[1]) + 1, int(path[3]) + 1)


def points_after(turn: JudgedTurn) -> int:
    """What the player's garden is worth after a turn."""
    return score_player(turn.played.after.as_player(), turn.played.setting.rulings).points()[TOTAL]


def replay_document(document: LoadedDocument, until: Moment | None, *, as_table: bool = False) -> Replayed:
    """Play, judge and score one document, if it is a game that was written down.

    To be written as a table the game must tell the flower of every terrace that is seen at its end.
    """
    table = document.table
    if table is None:
        return Replayed(Scored(Checked(document)))
    if table.record is None:
        help = "`babylon check` and `babylon score` read a table; `babylon setup` begins a record of a game"
        return Replayed(Scored(Checked(document.refused("the document has no `rounds` to replay", help))))
    play = judge_game(table, until)
    problems = tuple(_missing_flowers(document, play)) if as_table else ()
    if problems:
        return Replayed(Scored(Checked(document._replace(table=None, problems=problems))))
    verdict = in_file_order(document, verdict_on(play))
    return Replayed(Scored(Checked(document, verdict), settle(play.closing)), play)


def _missing_flowers(document: LoadedDocument, play: Play) -> Iterator[Problem]:
    for seat in play.seats:
        for terrace in seat.layout.terraces:
            if terrace.flower is None and seat.layout.is_visible(terrace):
                place = document.place((*seat.where(terrace.path), "at"))
                message = f"{terrace.name} can be seen, and nobody knows its flower: no table can be written"
                help = "write `dug:` with its flower in the turn that dug it, or tell the quarry"
                yield Problem(message, *place, help)
