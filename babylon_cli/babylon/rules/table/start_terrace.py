"""A player has one start terrace, and it shows their own flower."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SET_UP, TERRACE_TILES, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path, Related

ABOUT = About(
    id="start-terrace",
    subject="table",
    sources=cited(
        SET_UP.at("step 4"),
        TERRACE_TILES.at("4th paragraph", zh_hans="the sentence on the 4 start terraces"),
    ),
)

START = Material.START


def check(table: Table) -> Iterator[Fault]:
    """Every start terrace of another player's flower, and every second one of a player."""
    for player in table.players:
        starts = list(_start_terraces(player))
        for path, place, flower in starts:
            if flower is not None and flower != player.flower:
                yield Fault(
                    (*path, "flower"),
                    place,
                    f"the start terrace shows the flower {flower}: a player's own start terrace "
                    f"shows the flower of the board, {player.flower}",
                    "check the material and the flower",
                    player=player.index,
                )
        for path, place, _ in starts[1:]:
            yield Fault(
                (*path, "material"),
                place,
                "there is a second start terrace, and the game gives each player one",
                "check the material: clay shows 2 icons, granite 3, basalt 4",
                (Related((*starts[0][0], "material"), "the first one"),),
                player=player.index,
            )


def _start_terraces(player: Player) -> Iterator[tuple[Path, str, str | None]]:
    path: Path = ("players", player.index)
    starts = [terrace for terrace in player.layout.terraces if terrace.material is START]
    for terrace in sorted(starts, key=lambda terrace: terrace.number):
        yield (*path, *terrace.path), terrace.place, terrace.flower
    stored = player.storage.terrace
    if stored is not None and stored.material is START:
        yield (*path, "storage", "terrace"), "the notch", stored.flower


RULE = TableRule(ABOUT, check)
