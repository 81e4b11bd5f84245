"""`score`: the pads of one document, with the outcome in words and what has to be said beside it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from babylon_cli.babylon.answers.reliance import Positions, relying
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.scoring.pad import PAD_FORM
from babylon_cli.babylon.scoring.ranking import Result, Standing, settle
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.checked import placed
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet, outcome
from babylon_cli.wording.message import Listed, Message, Text, listed, plural


def score(document: GardenDocument) -> Scored:
    """Judge and score one document, if it is usable and has players.

    A table counts as typed; a game as it stands at its end; a turn that is judged against a table before and after it.
    """
    table = document.table
    if table is None:
        return Scored(document, PAD_FORM)
    if not table.players:
        message, help = Message("the document has no players to score"), Message("add `players:`")
        return Scored(document.refused(message, help), PAD_FORM)
    return scored(document, placed(document, judge(table), citing(table.edition)), table)


def scored(document: GardenDocument, verdict: TableVerdict, table: Table) -> Scored:
    """The pads of a document that was judged, and the rulings that they rest on."""
    sheets = relying(table, verdict, partial(_sheets, verdict))
    result = Scored(document, PAD_FORM, sheets, verdict)
    return replace(result, marks=tuple(_marks(result, verdict)))


def _sheets(verdict: TableVerdict, positions: Positions) -> tuple[Sheet, ...]:
    """One pad, or those before and after the turn that the document judges."""
    sheets = [_sheet(settle(table), in_progress=_is_in_progress(verdict)) for table in positions]
    turn = positions[0].turn
    if turn is None:
        return tuple(sheets)
    before, after = sheets
    name = positions[0].players[turn.player].name
    return (
        before._replace(moment="before", heading=Message("Before the turn of {name}", name=name)),
        after._replace(moment="after", heading=Message("After the turn of {name}", name=name)),
    )


def _is_in_progress(verdict: TableVerdict) -> bool:
    """Whether the document tells of a game that is not over."""
    game = verdict.play.game if verdict.play is not None else None
    return game is not None and not game.is_over


def _sheet(result: Result, *, in_progress: bool) -> Sheet:
    told = {"winners": list(result.winners), "tie_break": result.tie_break}
    players = tuple([_player(standing) for standing in result.standings])
    return Sheet(players, told, outcome(players, "visible hole", in_progress=in_progress))


def _player(standing: Standing) -> ScoredPlayer:
    player, pad = standing.player, standing.pad
    entry = {
        "name": player.name,
        "flower": player.flower,
        "score": standing.points,
        "visible_holes": pad.visible_holes,
        "rank": standing.rank,
    }
    return ScoredPlayer(player.name, player.flower, pad.rows, standing.points, pad.visible_holes, standing.rank, entry)


def _marks(result: Scored, verdict: TableVerdict) -> Iterator[Text]:
    """What has to be said beside the pad: broken rules, and what was not checked."""
    if verdict.errors:
        rules = listed(dict.fromkeys([found.rule for found in verdict.findings if found.severity == "error"]))
        yield _illegal(sorted(result.illegal_players), rules)
    for note in verdict.unchecked:
        yield Message("Unchecked: {player}: {reason}.", player=note.player, reason=note.reason)


def _illegal(names: list[str], rules: Listed) -> Message:
    if not names:
        template = "ILLEGAL: the table breaks {rules}; scored as typed. `babylon check` says where and why."
        return Message(template, rules=rules)
    return plural(
        len(names),
        "ILLEGAL: {names} breaks {rules}; scored as typed. `babylon check` says where and why.",
        "ILLEGAL: {names} break {rules}; scored as typed. `babylon check` says where and why.",
        names=listed(names),
        rules=rules,
    )
