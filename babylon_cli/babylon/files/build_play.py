"""A document that tells of play becomes a table with its turn, or a set-up with its record."""

from typing import cast

from babylon_cli.babylon.files.build_parts import (
    CORNER_NUMBERS,
    build_counts_as,
    build_decorations,
    build_icons,
    build_pillars,
    build_stored,
    parse_spot,
)
from babylon_cli.babylon.files.models import Document, TableDocument
from babylon_cli.babylon.files.record_models import (
    BuildPart,
    KeepPart,
    RecordDocument,
    SeatPart,
    TurnDocument,
    TurnPart,
)
from babylon_cli.babylon.files.score_pads import spelled_rows
from babylon_cli.babylon.table.cells import CELL_NUMBERS
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Player, Storage, Table
from babylon_cli.babylon.table.terrace import NO_TOKEN, NOTHING_WRITTEN, StoredTerrace
from babylon_cli.babylon.table.turn import NOTHING_SAID, Build, Keep, Path, Record, Round, Turn

POSITION_NUMBERS = {name: position for position, name in enumerate(POSITION_NAMES)}


def with_turn(table: Table, document: TableDocument) -> Table:
    """The table with the turn that is to be judged against it."""
    part = cast("TurnDocument", document).turn
    return table._replace(turn=build_turn(part, ("turn",), _seats(table)))


def with_record(table: Table, document: Document) -> Table:
    """The set-up of a written-down game, and its record."""
    game = cast("RecordDocument", document)
    table = table._replace(players=tuple([_seat(part, index) for index, part in enumerate(game.players)]))
    seats = _seats(table)
    rounds = [
        Round(number, part.token, tuple([build_turn(turn, path, seats) for path, turn in _turns(number, part.turns)]))
        for number, part in enumerate(game.rounds, start=1)
    ]
    removed = None if game.removed is None else tuple([position_number(name) for name in game.removed])
    first = 0 if game.first_player is None else seats.get(str(game.first_player), 0)
    return table._replace(record=Record(first, tuple(rounds), removed))


def _turns(number: int, turns: list[TurnPart] | None) -> list[tuple[Path, TurnPart]]:
    return [(("rounds", number - 1, "turns", index), turn) for index, turn in enumerate(turns or ())]


def _seats(table: Table) -> dict[str, int]:
    return {player.name: player.index for player in table.players}


def _seat(part: SeatPart, index: int) -> Player:
    """A player at the beginning of a game: an empty garden, and the start terrace in the notch."""
    pad = spelled_rows(part.score_pad)
    start = StoredTerrace(str(part.flower), None if part.start is None else build_icons(part.start), Material.START)
    return Player(
        index=index,
        name=str(part.name),
        flower=str(part.flower),
        layout=lay_out(Garden()),
        storage=Storage(terrace=start),
        score_pad=dict(pad.values()),
        pad_spelling={row: spelling for spelling, (row, _) in pad.items()},
    )


def build_turn(part: TurnPart, path: Path, seats: dict[str, int]) -> Turn:
    """One turn as it was typed; a player whom nobody knows makes the document unusable elsewhere."""
    digs = [part.dig] if isinstance(part.dig, str) else part.dig or []
    return Turn(
        player=seats.get(str(part.player), 0),
        path=path,
        dig=position_number(digs[0]) if digs else None,
        digs_listed=isinstance(part.dig, list),
        dug=None if part.dug is None else build_stored(part.dug),
        claim=part.pillars_taken,
        builds=tuple([build_build(build, number) for number, build in enumerate(part.build or ())]),
        decorations=build_decorations(part),
        keep=NOTHING_SAID if part.keep is None else build_keep(part.keep),
        bare_pillars=tuple([parse_spot(spot) for spot in part.bare_pillars or ()]),
    )


def position_number(name: str) -> int:
    """A quarry position from 0 (A1) to 15 (D4)."""
    return POSITION_NUMBERS[name.upper()]


def build_build(part: BuildPart, number: int) -> Build:
    """One terrace that is built."""
    return Build(
        number=number,
        origin=part.origin,
        at=CELL_NUMBERS[part.at],
        level=part.level,
        icons=None if part.icons is None else build_icons(part.icons),
        belvedere=None if part.belvedere is None else CORNER_NUMBERS[part.belvedere],
        pillars=NOTHING_WRITTEN if part.pillars is None else build_pillars(part.pillars),
        counts_as=NO_TOKEN if part.counts_as is None else build_counts_as(part.counts_as),
    )


def build_keep(part: KeepPart) -> Keep:
    """What a player says to keep."""
    return Keep(part.pillars, part.doubles or 0, part.terrace)
