"""The gardens and the quarry of one document as they stand, to be drawn."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from babylon_cli.babylon.answers.who import no_such_player, player_named
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.babylon.play.now import now
from babylon_cli.babylon.quarry.reward import Dig, dig_everywhere
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.turn import Token
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding, data_by_number
from babylon_cli.judging.verdict import placed
from babylon_cli.wording.message import ENGLISH, Language, Message, Text

Moment = Literal["", "before", "end"]
"""When the table stands so: as it is typed, before the turn that the file tells, or at the end of its record."""


class DrawQuestion(NamedTuple):
    """What is asked to be drawn."""

    player: str | None = None
    """Whose garden; None is everybody's, and the quarry."""
    view: View | None = None
    """None is what suits what it is drawn on."""
    faults: bool = False
    """Whether what breaks a rule is marked."""
    quarry: bool = False
    """Whether the quarry alone is drawn, with what each tile gives."""


@dataclass(frozen=True, slots=True)
class DrawAnswer(Answer):
    """One document with the table to be drawn; an unusable one has none."""

    document: GardenDocument
    question: DrawQuestion
    table: Table | None = None
    """As it stands, with all its players."""
    moment: Moment = ""
    players: tuple[Player, ...] = ()
    """Whose gardens are drawn."""
    without_garden: tuple[Player, ...] = ()
    """Who was asked for, and noted only points or counts."""
    quarry: Quarry | None = None
    """The quarry that is drawn."""
    digs: tuple[Dig, ...] = ()
    """What its tiles give, where that is asked."""
    digger: Player | None = None
    """For whom it is counted; None for somebody of another flower than the tile's."""
    token: Token | None = None
    """The round token that is counted in; None where none is known."""
    faults: tuple[tuple[int, Finding], ...] = ()
    """What is marked, each with its number among all that `check` finds."""

    @property
    def view(self) -> View:
        """What of each garden is drawn as text."""
        return self.question.view or FROM_ABOVE

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """What is drawn, and the faults by the numbers that mark them."""
        if self.table is None:
            return error_entry(self.document, language)
        return {
            **file_entry(self.document),
            "players": [player.name for player in self.players],
            "quarry": self.quarry is not None,
            "violations": data_by_number(self.faults, language),
        }


def draw(document: GardenDocument, question: DrawQuestion) -> DrawAnswer:
    """The gardens that are asked for, and the quarry."""
    table = document.table
    if table is None:
        return DrawAnswer(document, question)
    if not table.players and table.quarry is None:
        return DrawAnswer(document.refused(NOTHING, ADD_A_GARDEN), question)
    player = None
    if question.player is not None:
        player = player_named(table, question.player)
        if player is None:
            return _no_answer(document, question, *no_such_player(table, question.player))
    return (
        _quarry(document, question, table, player) if question.quarry else _gardens(document, question, table, player)
    )


def _quarry(document: GardenDocument, question: DrawQuestion, table: Table, player: Player | None) -> DrawAnswer:
    """The quarry alone, with what its tiles give."""
    stands = now(table)
    if stands.quarry is None:
        return DrawAnswer(document.refused(NO_QUARRY, ADD_A_QUARRY), question)
    return DrawAnswer(
        document,
        question,
        table,
        moment_of(table),
        quarry=stands.quarry,
        digs=dig_everywhere(stands.quarry),
        digger=player,
        token=stands.token,
    )


NOTHING = Message("the document has neither players nor a quarry to draw")
ADD_A_GARDEN = Message("add a player with `terraces:`")

NO_QUARRY = Message("the document has no `quarry`")
ADD_A_QUARRY = Message("add four rows of four tiles, or draw the gardens without `--quarry`")


def _gardens(document: GardenDocument, question: DrawQuestion, table: Table, player: Player | None) -> DrawAnswer:
    stands, faults = _as_it_stands(document, table, faults=question.faults)
    asked = stands.players if player is None else (stands.players[player.index],)
    gardens = tuple([each for each in asked if each.has_garden])
    if player is not None:
        faults = tuple([fault for fault in faults if fault[1].player in (None, player.name)])
    refusal = _missing_storey(question.view, gardens)
    if refusal is not None:
        return _no_answer(document, question, *refusal)
    return DrawAnswer(
        document,
        question,
        stands,
        moment_of(table),
        players=gardens,
        without_garden=tuple([each for each in asked if not each.has_garden]),
        quarry=stands.quarry if player is None else None,
        faults=faults,
    )


def _as_it_stands(
    document: GardenDocument, table: Table, *, faults: bool
) -> tuple[Table, tuple[tuple[int, Finding], ...]]:
    """The table, of a record at its end; and all that is found, by number, if it is asked for."""
    if faults:
        verdict = placed(document, judge(table), citing(table.edition, document.edition))
        return table_to_score(table, verdict), tuple(enumerate(verdict.findings, start=1))
    if table.record is None:
        return table, ()
    from babylon_cli.babylon.play.replay import replay  # noqa: PLC0415 - only for a record

    return replay(table).closing_table(), ()


def moment_of(table: Table) -> Moment:
    """When a table stands as it is drawn."""
    if table.record is not None:
        return "end"
    return "" if table.turn is None else "before"


def _missing_storey(view: View | None, players: tuple[Player, ...]) -> tuple[Message, Message] | None:
    """That none of the gardens has a storey that is asked for, and which they have."""
    highest = max([terrace.level for player in players for terrace in player.layout.terraces], default=0)
    for storey in (view or FROM_ABOVE).storeys or ():
        if not any([terrace.level == storey for player in players for terrace in player.layout.terraces]):
            message = Message("no terrace lies on storey {storey}", storey=storey)
            help = Message("the highest storey is {highest}", highest=highest) if highest else NO_TERRACE
            return message, help
    return None


NO_TERRACE = Message("no garden of the file has a terrace")


def _no_answer(document: GardenDocument, question: DrawQuestion, message: Text, help: Text) -> DrawAnswer:
    return DrawAnswer(document.cannot_answer(message, help), question)
