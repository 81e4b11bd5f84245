"""Which builds could come next in the turn of one document, and what each is worth."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.turn_asked import Asked, Refusal, next_of_record, turn_told
from babylon_cli.babylon.answers.who import no_such_player, player_named
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.moves.builds import Move, count_builds, legal_moves
from babylon_cli.babylon.moves.gain import Gain, gains_of
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import verdict_on
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Spot
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.babylon.table.turn import Token
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import placed
from babylon_cli.wording.message import ENGLISH, Language


class MovesQuestion(NamedTuple):
    """What is asked of the turn of a document, or of the next one of its record."""

    best: bool = False
    """The builds that bring most points first."""
    only_count: bool = False
    """Only how many there are."""
    limit: int | None = None
    """No more than so many."""
    depth: int = 1
    """Where they are only counted: how many builds one after the other."""
    dig: int | None = None
    """What the turn digs, from 0 (A1) to 15 (D4), if not what the document says."""
    player: str | None = None
    """Whose turn it is, if not whose the document says."""
    token: Token | None = None
    """The round token in force, if not the one of the document."""


@dataclass(frozen=True, slots=True)
class MovesAnswer(Answer):
    """One document with its possible builds; an unusable one has none, and neither has an illegal turn so far."""

    document: GardenDocument
    question: MovesQuestion
    findings: tuple[Finding, ...] = ()
    """What breaks a rule on the table, in its record or in the turn so far, in the order of the file."""
    played: PlayedTurn | None = None
    token_is_noted: bool = True
    """Whether the round token is known; a record may not name that of its next round, and a blank one is taken."""
    total: int = 0
    """How many there are."""
    gains: tuple[Gain, ...] = ()
    """The builds to show, with what each is worth; empty where they are only counted."""

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon moves`."""
        played = self.played
        if played is None:
            return error_entry(self.document, language)
        return {
            **file_entry(self.document),
            "player": played.before.player.name,
            "token": played.setting.token if self.token_is_noted else None,
            "pillars": played.budget.left if played.budget_is_known else None,
            "count": self.total,
            "moves": [_build_data(gain) for gain in self.gains],
            "violations": [finding.data(language) for finding in self.findings],
        }


def moves_of(document: GardenDocument, question: MovesQuestion) -> MovesAnswer:
    """Every build that could come next in the turn of a document, or in the one with which its record goes on."""
    table = document.table
    if table is None:
        return MovesAnswer(document, question)
    if question.player is not None and player_named(table, question.player) is None:
        return MovesAnswer(document.cannot_answer(*no_such_player(table, question.player)), question)
    asked = Asked(question.dig, question.player, question.token)
    told = turn_told(table, asked) if table.record is None else next_of_record(table, asked)
    if isinstance(told, Refusal):
        return MovesAnswer(document.refused(told.message, told.help, told.path), question)
    findings = placed(document, verdict_on(told.play), citing(table.edition, document.edition)).findings
    played = told.turn.played
    answer = MovesAnswer(document, question, findings, played, told.token_is_noted)
    if any([finding.severity == "error" for finding in told.turn.findings]):
        return answer
    if question.only_count:
        return replace(answer, total=count_builds(played, question.depth))
    moves = tuple(legal_moves(played))
    return replace(answer, total=len(moves), gains=_shown(moves, played, question))


def _shown(moves: tuple[Move, ...], played: PlayedTurn, question: MovesQuestion) -> tuple[Gain, ...]:
    if not question.best:
        return tuple(gains_of(moves[: question.limit], played))
    gains = sorted(gains_of(moves, played), key=lambda gain: (-gain.points, gain.move.stand.cost))
    return tuple(gains[: question.limit])


def _build_data(gain: Gain) -> dict[str, Any]:
    move = gain.move
    names = zip(CORNER_NAMES, move.stand.supports, strict=True)
    return {
        "from": move.choice.origin,
        "at": CELL_NAMES[move.stand.at],
        "level": move.stand.level,
        "icons": icon_letters(move.icons) or None,
        "pillars": {name: support.value for name, support in names if support is not None},
        "belvedere": None if move.stand.belvedere is None else CORNER_NAMES[move.stand.belvedere],
        "cost": move.stand.cost,
        "points": gain.points,
        "decorations": [
            {
                "kind": piece.kind.word,
                "ends": [_spelled(end) for end in piece.ends],
                "changed": None if piece.changed is None else _spelled(piece.changed),
            }
            for piece in gain.pieces
        ],
    }


def _spelled(spot: Spot) -> str:
    return f"{CELL_NAMES[spot.cell]}@{spot.level}"
