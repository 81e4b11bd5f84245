"""`moves --format json`: one JSON document for all files."""

from typing import Any

from babylon_cli.babylon.answers.moved import Moved
from babylon_cli.babylon.moves.gain import Gain
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.printing.check.json import violations
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry


class Report(JsonFiles):
    """Prints the entries as they come."""

    def entry(self, moved: Moved) -> str:
        """One entry of `files`."""
        return self.listed(_entry(moved))

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def _entry(moved: Moved) -> dict[str, Any]:
    played, document = moved.played, moved.checked.document
    if played is None:
        return error_entry(document)
    return {
        **file_entry(document),
        "player": played.before.player.name,
        "pillars": played.budget.left if played.budget_is_known else None,
        "count": moved.total,
        "moves": [_move(gain) for gain in moved.gains],
        "violations": violations(moved.checked),
    }


def _move(gain: Gain) -> dict[str, Any]:
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
                "ends": [f"{CELL_NAMES[end.cell]}@{end.level}" for end in piece.ends],
                "changed": None if piece.changed is None else f"{CELL_NAMES[piece.changed.cell]}@{piece.changed.level}",
            }
            for piece in gain.pieces
        ],
    }
