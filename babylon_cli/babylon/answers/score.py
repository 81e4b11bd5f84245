"""`score`: the pads of one document, with the outcome in words and what has to be said beside it."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babylon.answers.marks import marks
from babylon_cli.babylon.answers.reliance import Positions, relying
from babylon_cli.babylon.answers.without_illegal import with_what_is_left
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.scoring.pad import PAD_FORM, Pad
from babylon_cli.babylon.scoring.ranking import Result, Standing, settle
from babylon_cli.babylon.table.pad_rows import PRINTED
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.line import total_of
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet, Source, outcome
from babylon_cli.judging.verdict import placed
from babylon_cli.wording.message import Counted, Message, listed


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
    return scored(document, placed(document, judge(table), citing(table.edition, document.edition)), table)


def scored(document: GardenDocument, verdict: TableVerdict, table: Table) -> Scored:
    """The pads of a document that was judged, and the rulings that they rest on."""
    counted = counted_pads(verdict, table)

    def settled(changed: Table) -> Sheet:
        return _sheet(settle(changed), in_progress=counted[0].in_progress)

    sheets = with_what_is_left(counted, table, verdict, settled)
    turn_of = "" if table.turn is None else table.players[table.turn.player].name
    told = tuple(marks(table, verdict, sheets[-1]))
    return Scored(document, PAD_FORM, sheets, verdict, told, turn_of, _first_player(table))


def _first_player(table: Table) -> str:
    """Who began the game that was written down; empty where none was."""
    return "" if table.record is None else table.players[table.record.first_player].name


def counted_pads(verdict: TableVerdict, table: Table) -> tuple[Sheet, ...]:
    """The pads of a table that was judged, each with the rulings that it rests on."""
    return relying(table, verdict, partial(_sheets, verdict))


def _sheets(verdict: TableVerdict, positions: Positions) -> tuple[Sheet, ...]:
    """One pad, or those before and after the turn that the document judges."""
    in_progress = _is_in_progress(positions[0], verdict)
    sheets = [_sheet(settle(table), in_progress=in_progress) for table in positions]
    turn = positions[0].turn
    if turn is None:
        return tuple(sheets)
    before, after = sheets
    name = positions[0].players[turn.player].name
    return (
        before._replace(moment="before", heading=Message("Before the turn of {name}", name=name)),
        after._replace(moment="after", heading=Message("After the turn of {name}", name=name)),
    )


def _is_in_progress(table: Table, verdict: TableVerdict) -> bool:
    """Whether the document tells of a game that goes on: a record that stops early, a turn, a round before the last.

    A table that says nothing of the kind is taken for the end of a game.
    """
    game = verdict.play.game if verdict.play is not None else None
    if game is not None:
        return not game.is_over
    rounds = ROUNDS.get(max(FEWEST_PLAYERS, len(table.players)))
    is_before_the_last = table.round is not None and rounds is not None and table.round < rounds
    return table.turn is not None or is_before_the_last


FEWEST_PLAYERS = min(ROUNDS)
"""A garden alone may be of a game of so many."""


def _sheet(result: Result, *, in_progress: bool) -> Sheet:
    told = {"winners": list(result.winners), "tie_break": result.tie_break}
    players = tuple([_player(standing) for standing in result.standings])
    if result.is_undecided:
        return Sheet(players, {**told, "undecided": True}, _undecided, in_progress=in_progress)
    return Sheet(players, told, _outcome, in_progress=in_progress)


def _outcome(sheet: Sheet) -> Message:
    """Who wins or leads, and by what."""
    return outcome(sheet.players, "visible hole", in_progress=sheet.in_progress)


def _undecided(sheet: Sheet) -> Message:
    """That nobody knows who is first of those who are level."""
    first = [player for player in sheet.players if player.rank == 1]
    template = "{names} are level with {points}; the fewest visible holes win, and nobody counted those of {unknown}."
    return Message(
        template,
        names=listed([player.name for player in first]),
        points=Counted(first[0].total, "point"),
        unknown=listed([player.name for player in first if player.tie is None]),
    )


def _player(standing: Standing) -> ScoredPlayer:
    player, pad = standing.player, standing.pad
    source: Source = "tally" if player.tally is not None else "pad" if player.only_pad else ""
    entry = {
        "name": player.name,
        "flower": player.flower,
        "score": pad.points,
        "visible_holes": pad.visible_holes,
        "rank": standing.rank,
    }
    if source:
        entry["from"] = source
    about, points, remarks = player.flower, pad.points, tuple(_remarks(pad)) if pad.unknown else ()
    holes, rank = pad.visible_holes, standing.rank
    return ScoredPlayer(player.name, about, pad.counted, points, holes, rank, entry, remarks, source)


def _remarks(pad: Pad) -> Iterator[Message]:
    """What a pad does not tell, where nothing else was kept."""
    missing = listed([PRINTED[row] for row in pad.unknown])
    known = sum([total_of(lines) for lines in pad.counted.values()])
    if len(pad.unknown) == len(pad.counted):
        yield Message("the pad says nothing but the total")
        return
    if pad.written_total is None:
        yield Message("the pad does not say {rows}; the total is the sum of its other rows", rows=missing)
    elif known > pad.written_total:
        template = "the pad does not say {rows}; its other rows add up to {known}, more than the total that is written"
        yield Message(template, rows=missing, known=known)
    else:
        yield Message("the pad does not say {rows}; the total is the one that is written", rows=missing)
