"""How the game of one document went, turn by turn: pillars, points and faults, and the table as it then stands."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.scored import Scored
from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.pages.score.json import score_entry
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.replay import Game, Moment
from babylon_cli.babylon.rules.play_verdict import JudgedTurn, Play, judge_game
from babylon_cli.babylon.rules.verdict import verdict_on
from babylon_cli.babylon.scoring.pad import TOTAL, score_player
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.check.json import violations_of
from babylon_cli.printing.checked import Checked, in_file_order
from babylon_cli.printing.json_text import error_entry, file_entry
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import ENGLISH, Language, Message


class ReplayQuestion(NamedTuple):
    """What is asked of a game that was written down."""

    until: Moment | None = None
    """The last turn to be played; None for the whole game."""
    as_table: bool = False
    """Whether it will be written as a table, for which the flower of every terrace that is seen must be known."""


class ToldTurn(NamedTuple):
    """One turn of a game, with what there is to tell about it."""

    moment: Moment
    played: PlayedTurn
    points: int
    """What the player's garden is worth after it."""
    findings: tuple[Finding, ...]
    """Everything found in it, its place in the round included."""

    def data(self, document: LoadedDocument, language: Language) -> dict[str, Any]:
        """The turn as the document's entry has it."""
        played = self.played
        return {
            "round": self.moment.round,
            "turn": self.moment.turn,
            "player": played.before.player.name,
            "dig": None if played.turn.dig is None else POSITION_NAMES[played.turn.dig],
            "pillars": played.budget.account(),
            "points": self.points,
            "violations": violations_of(document, self.findings, language),
        }


class ReplayAnswer(NamedTuple):
    """One document with its game and the pad at its end; an unusable one has neither."""

    scored: Scored
    game: Game | None = None
    closing: Table | None = None
    """The table after the last turn that was played."""
    turns: tuple[ToldTurn, ...] = ()
    findings: tuple[Finding, ...] = ()
    """Everything found about the set-up, a whole round or the end."""

    @property
    def checked(self) -> Checked:
        """The document with its verdict."""
        return self.scored.checked

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon replay`."""
        document = self.checked.document
        if self.game is None:
            return error_entry(document, language)
        return {
            **file_entry(document),
            "turns": [turn.data(document, language) for turn in self.turns],
            "stopped": self.game.stopped,
            "final": score_entry(self.scored, why=False, language=language),
        }


def replay_of(document: LoadedDocument, question: ReplayQuestion) -> ReplayAnswer:
    """Play, judge and score one document, if it is a game that was written down."""
    table = document.table
    if table is None:
        return ReplayAnswer(Scored(Checked(document)))
    if table.record is None:
        return ReplayAnswer(Scored(Checked(document.refused(NO_ROUNDS, WHAT_READS_A_TABLE))))
    play = judge_game(table, question.until)
    problems = tuple(_missing_flowers(document, play)) if question.as_table else ()
    if problems:
        return ReplayAnswer(Scored(Checked(document._replace(table=None, problems=problems))))
    verdict = in_file_order(document, verdict_on(play))
    return ReplayAnswer(
        Scored(Checked(document, verdict), settle(play.closing)),
        play.game,
        play.closing,
        tuple([_told(turn, verdict.findings) for turn in play.turns]),
        tuple([finding for finding in verdict.findings if not _is_of_a_turn(finding)]),
    )


NO_ROUNDS = Message("the document has no `rounds` to replay")
WHAT_READS_A_TABLE = Message(
    "`babylon check` and `babylon score` read a table; `babylon setup` begins a record of a game"
)


def _told(turn: JudgedTurn, findings: tuple[Finding, ...]) -> ToldTurn:
    played, path = turn.played, turn.played.turn.path
    moment = Moment(int(path[1]) + 1, int(path[3]) + 1)
    points = score_player(played.after.as_player(), played.setting.rulings).points()[TOTAL]
    within = tuple([finding for finding in findings if finding.path[: len(path)] == path])
    return ToldTurn(moment, played, points, within)


def _is_of_a_turn(finding: Finding) -> bool:
    return finding.path[:1] == ("rounds",) and finding.path[2:3] == ("turns",)


def _missing_flowers(document: LoadedDocument, play: Play) -> Iterator[Problem]:
    for seat in play.seats:
        for terrace in seat.layout.terraces:
            if terrace.flower is None and seat.layout.is_visible(terrace):
                place = document.place((*seat.where(terrace.path), "at"))
                yield Problem(
                    Message(
                        "{terrace} can be seen, and nobody knows its flower: no table can be written",
                        terrace=terrace_name(terrace),
                    ),
                    *place,
                    Message("write `dug:` with its flower in the turn that dug it, or tell the quarry"),
                )
