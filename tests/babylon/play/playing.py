"""Turns drawn in a few lines of YAML and played."""

from collections.abc import Sequence

from babylon_cli.babylon.play.play import PlayedTurn, Setting, play_turn
from babylon_cli.babylon.play.seat import take_seat
from babylon_cli.babylon.quarry.unseen import UNSEEN
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import ICON_LETTERS, Icon
from babylon_cli.babylon.table.supports import footings
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace

LETTERS = {icon: letter for letter, icon in ICON_LETTERS.items()}


def played(drawn: Table, order: Sequence[int] | None = None) -> PlayedTurn:
    """The turn of a table, played."""
    assert drawn.turn is not None
    setting = Setting(drawn.rulings, drawn.token or "none", drawn.round)
    quarry = UNSEEN if drawn.quarry is None else drawn.quarry
    return play_turn(drawn.turn, take_seat(drawn.players[drawn.turn.player]), quarry, setting, order)


def supports(turn: PlayedTurn, number: int = 0) -> list[str]:
    """What stands under the corners NW, NE, SW and SE of a build in its layout; `open` where nothing does."""
    terrace = turn.steps[number].terrace
    layout = turn.stages[-1].layout
    words = {
        footing.corner: "none" if footing.support is None else footing.support.value
        for footing in footings(layout)
        if footing.terrace.number == terrace.number
    }
    return [words.get(corner, "open") for corner in range(4)]


def pieces(layout: Layout, kind: Icon) -> list[str]:
    """Where the pieces of one kind stand."""
    return [piece.place for piece in layout.of_kind(kind)]


def tile(terrace: Terrace | StoredTerrace | None) -> str:
    """A tile in a few words, such as `clay white ST..`."""
    if terrace is None:
        return "nothing"
    icons = "" if terrace.icons is None else "".join(LETTERS[icon] for icon in terrace.icons)
    material = "" if terrace.material is None else terrace.material.value
    return " ".join(word for word in (material, terrace.flower, icons) if word)


def lies(terrace: Terrace) -> str:
    """Where a terrace lies, such as C3@1."""
    return f"{CELL_NAMES[terrace.at]}@{terrace.level}"
