"""Which builds could come next in the turn of one document, and what each is worth."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.moves.builds import Move, count_builds, legal_moves
from babylon_cli.babylon.moves.gain import Gain, gains_of
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Spot
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.checked import placed
from babylon_cli.judging.finding import Finding
from babylon_cli.wording.message import ENGLISH, Language, Message


class MovesQuestion(NamedTuple):
    """What is asked of the turn of a document."""

    best: bool = False
    """The builds that bring most points first."""
    only_count: bool = False
    """Only how many there are."""
    limit: int | None = None
    """No more than so many."""
    depth: int = 1
    """Where they are only counted: how many builds one after the other."""


@dataclass(frozen=True, slots=True)
class MovesAnswer(Answer):
    """One document with its possible builds; an unusable one has none, and neither has an illegal turn so far."""

    document: GardenDocument
    question: MovesQuestion
    findings: tuple[Finding, ...] = ()
    """What breaks a rule on the table or in the turn so far, in the order of the file."""
    played: PlayedTurn | None = None
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
            "pillars": played.budget.left if played.budget_is_known else None,
            "count": self.total,
            "moves": [_build_data(gain) for gain in self.gains],
            "violations": [finding.data(language) for finding in self.findings],
        }


def moves_of(document: GardenDocument, question: MovesQuestion) -> MovesAnswer:
    """Every build that could come next in the turn of a document."""
    table = document.table
    if table is None:
        return MovesAnswer(document, question)
    if table.turn is None:
        return MovesAnswer(document.refused(NO_TURN, HOW_TO_HAVE_A_TURN), question)
    verdict = placed(document, judge(table))
    found = verdict.findings
    turn = verdict.play.turns[0] if verdict.play is not None else None
    if turn is None or any([finding.severity == "error" for finding in turn.findings]):
        return MovesAnswer(document, question, found, None if turn is None else turn.played)
    if question.only_count:
        return MovesAnswer(document, question, found, turn.played, count_builds(turn.played, question.depth))
    moves = tuple(legal_moves(turn.played))
    return MovesAnswer(document, question, found, turn.played, len(moves), _shown(moves, turn.played, question))


NO_TURN = Message("the document has no `turn` to go on with")
HOW_TO_HAVE_A_TURN = Message(
    "add `turn:` with `player:` and `dig:`; `babylon replay --format yaml` writes the table of any moment"
)


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
