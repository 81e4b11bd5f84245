"""Clay has two icons, granite three and basalt four."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import TERRACE_TILES, TERRACES, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.pieces import ICONS_OF_MATERIAL, Icon, Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Tile
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace
from babylon_cli.babylon.terms import in_quarry, on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.wording.message import Counted, Message, Term

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="terrace-icons",
    subject="terraces",
    sources=cited(
        TERRACE_TILES.at("6th paragraph", zh_hans="the sentence on 2, 3 and 4 symbols"), TERRACES.at("4th paragraph")
    ),
)

BLANK = Icon.NONE

Printed = Terrace | StoredTerrace | Tile
"""Anything that shows icons and a material."""


def check(table: Table) -> Iterator[Fault]:
    """Every terrace, built, in a notch or in the quarry, whose icons are not as many as its material shows."""
    for player in table.players:
        for terrace in player.layout.terraces:
            if not has_right_number(terrace):
                yield _of_built(player, terrace, terrace.path, terrace)
        stored = player.storage.terrace
        if stored is not None and not has_right_number(stored):
            name, where = Message("the terrace in the notch"), Message("the notch")
            yield _of_player(player, stored, ("storage", "terrace"), name, where)
    for position, pile in enumerate(table.quarry.piles if table.quarry is not None else ()):
        for tile in pile:
            if not has_right_number(tile):
                name = Message("a tile at {position}", position=POSITION_NAMES[position])
                yield _fault(tile, ("quarry", *divmod(position, QUARRY_SIDE)), name, in_quarry(position))


def has_right_number(terrace: Printed) -> bool:
    """Whether the icons are as many as the material shows, or one of the two is not known."""
    if terrace.material is None or terrace.icons is None:
        return True
    expected = ICONS_OF_MATERIAL.get(terrace.material)
    return expected is None or 4 - terrace.icons.count(BLANK) == expected


def _of_built(player: Player, printed: Printed, path: Path, terrace: Terrace) -> Fault:
    """The fault of a terrace that is built, whose icons are printed there or on the tile as it was dug."""
    fault = _of_player(player, printed, path, terrace_name(terrace), terrace_place(terrace))
    return fault._replace(place=on(terrace))


def _of_player(player: Player, printed: Printed, path: Path, name: Message, where: Message) -> Fault:
    fault = _fault(printed, ("players", player.index, *path, "icons"), name, where)
    return fault._replace(player=player.index)


def _fault(printed: Printed, path: Path, name: Message, where: Message) -> Fault:
    material = printed.material or Material.START
    return Fault(
        path,
        where,
        Message(
            "{terrace} is {material} and shows {icons}; {material} shows {expected}",
            terrace=name,
            material=Term(material.value),
            icons=Counted(4 - (printed.icons or ()).count(BLANK), "icon"),
            expected=ICONS_OF_MATERIAL[material],
        ),
        Message("look at the tile again, or correct its material"),
    )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """The dug terrace, and every built one whose icons nobody told before, that shows another number than its material.

    Icons that the quarry or the notch shows are told there.
    """
    said, dug = played.turn.dug, played.digging.terrace
    if said is not None and said.icons is not None and dug is not None and not has_right_number(dug):
        name, path = Message("the dug terrace"), (*played.turn.path, "dug", "icons")
        yield _fault(dug, path, name, name)
    for step in played.steps:
        terrace = step.terrace
        if (step.source is None or step.source.icons is None) and not has_right_number(terrace):
            fault = _of_built(played.before.player, terrace, (), terrace)
            yield fault._replace(path=(*step.path, "icons"))


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
