"""What a garden is worth without the pieces that break a rule: beside the pad, which counts everything as typed.

Only decorations and belvederes are taken away. Where a terrace or a pillar is at fault, nobody can say what would stand
without it, and nothing is told.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import replace

from babylon_cli.babylon.rules.verdict import TableVerdict
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding, Path, dotted
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.scored import Left, ScoredPlayer, Sheet

DECORATIONS = {"statues": "statue", "fountains": "fountain", "bridges": "bridge", "staircases": "staircase"}
"""By the key of a garden: what one piece of them is called."""

BESIDE_THE_GARDEN = ("flower", "storage")
"""The keys of a player that say nothing of the garden."""

Origins = dict[Path, Path]
"""Where the document describes each piece that was played, by its path in the garden."""


Settled = Callable[[Table], Sheet]
"""What makes a pad of a table."""


def with_what_is_left(
    sheets: tuple[Sheet, ...], table: Table, verdict: TableVerdict, settled: Settled
) -> tuple[Sheet, ...]:
    """The pads, each player with what is left without illegal pieces, and who would then be first, if it is another."""
    illegal = [finding for finding in verdict.findings if finding.is_illegal and finding.player is not None]
    if not illegal:
        return sheets
    play = verdict.play
    if play is None:
        return (_sheet_with(sheets[0], table, illegal, {}, settled),)
    origins = {seat.player.index: seat.origins for seat in play.seats}
    after = _sheet_with(sheets[-1], play.closing, illegal, origins, settled)
    before = [finding for finding in illegal if finding.path[0] == "players"]
    return (*[_sheet_with(sheet, table, before, {}, settled) for sheet in sheets[:-1]], after)


def _sheet_with(
    sheet: Sheet, table: Table, illegal: list[Finding], origins: dict[int, Origins], settled: Settled
) -> Sheet:
    at_fault = [_at_fault(player, illegal, origins.get(player.index, {})) for player in table.players]
    players = [
        _without(player, pieces) if pieces else player for player, pieces in zip(table.players, at_fault, strict=True)
    ]
    columns = [
        _with_left(scored, player, pieces, table.rulings) if pieces else scored
        for scored, player, pieces in zip(sheet.players, players, at_fault, strict=True)
    ]
    if None in at_fault or not any(at_fault):
        return sheet._replace(players=tuple(columns))
    then = settled(table._replace(players=tuple(players)))
    outcome = then.outcome if then.winners != sheet.winners else ""
    return sheet._replace(players=tuple(columns), without_illegal=outcome)


def _with_left(scored: ScoredPlayer, player: Player, pieces: dict[Path, Path], rulings: Rulings) -> ScoredPlayer:
    """The column of a player with what is left, given the player without the pieces at fault."""
    nouns = tuple([DECORATIONS.get(str(piece[0]), "belvedere") for piece in pieces])
    left = Left(tuple(pieces.values()), nouns, score_player(player, rulings).points)
    return scored if left.points[TOTAL] == scored.total else scored._replace(left=left, entry=_entry(scored, left))


def _entry(scored: ScoredPlayer, left: Left) -> dict[str, object]:
    pieces = [dotted(path) for path in left.pieces]
    return {**scored.entry, "without_illegal": {"pieces": pieces, "score": left.points}}


def _at_fault(player: Player, illegal: Iterable[Finding], origins: Origins) -> dict[Path, Path] | None:
    """The pieces at fault, each with its place in the document; None where anything else of the garden is at fault."""
    pieces: dict[Path, Path] = {}
    for path in [finding.path for finding in illegal if finding.player == player.name]:
        if path[:3] in [("players", player.index, key) for key in BESIDE_THE_GARDEN]:
            continue
        in_garden = _in_garden(path, player, origins)
        piece = _piece_at(in_garden)
        if piece is None:
            return None
        pieces[piece] = path[: len(path) - len(in_garden) + len(piece)]
    return pieces


def _in_garden(path: Path, player: Player, origins: Origins) -> Path:
    """The path of a place of the document in the garden, whose pieces may have been played; empty for any other."""
    for piece, origin in origins.items():
        if path[: len(origin)] == origin:
            return (*piece, *path[len(origin) :])
    return path[2:] if path[:2] == ("players", player.index) else ()


def _piece_at(path: Path) -> Path | None:
    """The decoration or the belvedere that a path in a garden leads to."""
    if path[:1] and path[0] in DECORATIONS:
        return path[:2]
    return path[:3] if path[2:3] == ("belvedere",) else None


def _without(player: Player, pieces: Container[Path]) -> Player:
    garden = player.layout.garden
    decorations = [piece for piece in garden.decorations if (f"{piece.kind.word}s", piece.number) not in pieces]
    terraces = [
        replace(terrace, belvedere=None) if (*terrace.path, "belvedere") in pieces else terrace
        for terrace in garden.terraces
    ]
    return player._replace(layout=lay_out(garden._replace(decorations=tuple(decorations), terraces=tuple(terraces))))
