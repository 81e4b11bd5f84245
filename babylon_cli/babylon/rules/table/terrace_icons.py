"""Clay has two icons, granite three and basalt four."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import TERRACE_TILES, TERRACES, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.pieces import ICONS_OF_MATERIAL, Icon, Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
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


def check(table: Table) -> Iterator[Fault]:
    """Every terrace, built or in a notch, whose icons are not as many as its material shows."""
    for player in table.players:
        for terrace in player.layout.terraces:
            if not has_right_number(terrace):
                yield _of_built(player, terrace, terrace.path, terrace)
        stored = player.storage.terrace
        if stored is not None and not has_right_number(stored):
            name, where = Message("the terrace in the notch"), Message("the notch")
            yield _fault(player, stored, ("storage", "terrace"), name, where)


def has_right_number(terrace: Terrace | StoredTerrace) -> bool:
    """Whether the icons are as many as the material shows, or one of the two is not known."""
    if terrace.material is None or terrace.icons is None:
        return True
    expected = ICONS_OF_MATERIAL.get(terrace.material)
    return expected is None or 4 - terrace.icons.count(BLANK) == expected


def _of_built(player: Player, printed: Terrace | StoredTerrace, path: Path, terrace: Terrace) -> Fault:
    """The fault of a terrace that is built, whose icons are printed there or on the tile as it was dug."""
    fault = _fault(player, printed, path, terrace_name(terrace), terrace_place(terrace))
    return fault._replace(place=on(terrace))


def _fault(player: Player, printed: Terrace | StoredTerrace, path: Path, name: Message, where: Message) -> Fault:
    material = printed.material or Material.START
    return Fault(
        ("players", player.index, *path, "icons"),
        where,
        Message(
            "{terrace} is {material} and shows {icons}; {material} shows {expected}",
            terrace=name,
            material=Term(material.value),
            icons=Counted(4 - (printed.icons or ()).count(BLANK), "icon"),
            expected=ICONS_OF_MATERIAL[material],
        ),
        Message("look at the tile again, or correct its material"),
        player=player.index,
    )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every built terrace whose icons, as dug or stored or else as typed, are not as many as its material shows."""
    for step in played.steps:
        if step.build.origin == "stored" and played.setting.round is None:
            continue  # the table of the turn shows it in the notch
        terrace = step.terrace
        printed = terrace if step.source is None or step.source.icons is None else step.source
        if not has_right_number(printed):
            fault = _of_built(played.before.player, printed, (), terrace)
            yield fault._replace(path=(*step.path, "at" if printed is step.source else "icons"))


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
