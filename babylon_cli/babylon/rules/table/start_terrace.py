"""A player has one start terrace, and it shows their own flower."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.rulebooks import SET_UP, TERRACE_TILES, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.terms import on, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import BoardPlace, Fault, Path, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="start-terrace",
    subject="table",
    sources=cited(
        SET_UP.at("step 4"), TERRACE_TILES.at("4th paragraph", zh_hans="the sentence on the 4 start terraces")
    ),
)

START = Material.START


class Start(NamedTuple):
    """A start terrace of a player, on the garden or in the notch."""

    path: Path
    where: Message
    flower: str | None
    place: BoardPlace | None = None


def check(table: Table) -> Iterator[Fault]:
    """Every start terrace of another player's flower, and every second one of a player."""
    for player in table.players:
        starts = list(_start_terraces(player))
        for start in starts:
            if start.flower is not None and start.flower != player.flower:
                yield _of_another(start, start.flower, player)
        for start in starts[1:]:
            yield Fault(
                (*start.path, "material"),
                start.where,
                Message("there is a second start terrace, and the game gives each player one"),
                Message("check the material: clay shows 2 icons, granite 3, basalt 4"),
                (Related((*starts[0].path, "material"), Message("the first one")),),
                player=player.index,
                place=start.place,
            )


def _of_another(start: Start, flower: str, player: Player) -> Fault:
    message = Message(
        "the start terrace shows the flower {flower}: a player's own start terrace shows the flower of the board, "
        "{own}",
        flower=flower,
        own=player.flower,
    )
    help = Message("check the material and the flower")
    return Fault((*start.path, "flower"), start.where, message, help, player=player.index, place=start.place)


def _start_terraces(player: Player) -> Iterator[Start]:
    path: Path = ("players", player.index)
    starts = [terrace for terrace in player.layout.terraces if terrace.material is START]
    for terrace in sorted(starts, key=lambda terrace: terrace.number):
        yield Start((*path, *terrace.path), terrace_place(terrace), terrace.flower, on(terrace))
    stored = player.storage.terrace
    if stored is not None and stored.material is START:
        yield Start((*path, "storage", "terrace"), Message("the notch"), stored.flower)


RULE = TableRule(ABOUT, check)
