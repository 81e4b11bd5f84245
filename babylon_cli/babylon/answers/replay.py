"""How the game of one document went, turn by turn: pillars, points and faults, and the table as it then stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.score import scored
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.replay import Game, Moment
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.play_verdict import JudgedTurn, judge_game
from babylon_cli.babylon.rules.verdict import verdict_on
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.scored import Scored
from babylon_cli.judging.verdict import placed
from babylon_cli.wording.message import ENGLISH, Language, Message


class ReplayQuestion(NamedTuple):
    """What is asked of a game that was written down."""

    until: Moment | None = None
    """The last turn to be played; None for the whole game."""


class ToldTurn(NamedTuple):
    """One turn of a game, with what there is to tell about it."""

    moment: Moment
    played: PlayedTurn
    points: int
    """What the player's garden is worth after it."""
    findings: tuple[Finding, ...]
    """Everything found in it, its place in the round included."""

    def data(self, language: Language) -> dict[str, Any]:
        """The turn as the document's entry has it."""
        played = self.played
        return {
            "round": self.moment.round,
            "turn": self.moment.turn,
            "player": played.before.player.name,
            "dig": None if played.turn.dig is None else POSITION_NAMES[played.turn.dig],
            "pillars": played.budget.account(),
            "points": self.points,
            "violations": [finding.data(language) for finding in self.findings],
        }


@dataclass(frozen=True, slots=True)
class ReplayAnswer(Answer):
    """One document with its game and the pad at its end; an unusable one has neither."""

    document: GardenDocument
    findings: tuple[Finding, ...] = ()
    """Everything found, in the order of the file."""
    game: Game | None = None
    closing: Table | None = None
    """The table after the last turn that was played."""
    turns: tuple[ToldTurn, ...] = ()
    pad: Scored | None = None
    """The pad of the table after the last turn that was played."""
    unknown_flowers: tuple[tuple[str, Terrace], ...] = ()
    """The terraces that can be seen after it though nobody knows their flower, each with its player's name."""

    def findings_outside(self) -> list[Finding]:
        """Everything found about the set-up, a whole round or the end."""
        return [finding for finding in self.findings if not _is_of_a_turn(finding)]

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon replay`."""
        if self.game is None or self.pad is None:
            return error_entry(self.document, language)
        return {
            **file_entry(self.document),
            "turns": [turn.data(language) for turn in self.turns],
            "stopped": False,  # a game goes on after any fault; the key is of the contract
            "final": self.pad.data(language),
        }


def replay_of(document: GardenDocument, question: ReplayQuestion) -> ReplayAnswer:
    """Play, judge and score one document, if it is a game that was written down."""
    table = document.table
    if table is None:
        return ReplayAnswer(document)
    if table.record is None:
        return ReplayAnswer(document.refused(NO_ROUNDS, WHAT_READS_A_TABLE))
    play = judge_game(table, question.until)
    verdict = placed(document, verdict_on(play), citing(table.edition, document.edition))
    turns = tuple([_told(turn, verdict.findings) for turn in play.turns])
    pad = scored(document, verdict, table)
    unknown = tuple(_unknown_flowers(play.seats))
    return ReplayAnswer(document, verdict.findings, play.game, play.closing, turns, pad, unknown)


NO_ROUNDS = Message("the document has no `rounds` to replay")
WHAT_READS_A_TABLE = Message(
    "`babylon check` and `babylon score` read a table; `babylon setup` begins a record of a game"
)


def _told(turn: JudgedTurn, findings: tuple[Finding, ...]) -> ToldTurn:
    played, path = turn.played, turn.played.turn.path
    moment = Moment(int(path[1]) + 1, int(path[3]) + 1)
    points = score_player(played.after.as_player(), played.setting.rulings).total
    within = tuple([finding for finding in findings if finding.path[: len(path)] == path])
    return ToldTurn(moment, played, points, within)


def _is_of_a_turn(finding: Finding) -> bool:
    return finding.path[:1] == ("rounds",) and finding.path[2:3] == ("turns",)


def _unknown_flowers(seats: tuple[Seat, ...]) -> Iterator[tuple[str, Terrace]]:
    for seat in seats:
        for terrace in seat.layout.terraces:
            if terrace.flower is None and seat.layout.is_visible(terrace):
                yield seat.player.name, terrace
