"""A player has one start terrace, and it shows their own flower."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Fault, Path, Related

ABOUT = About(
    id="start-terrace",
    subject="table",
    summary="A player has one start terrace, and it shows their own flower.",
    text=(
        "You begin with the start terrace that belongs to your board. It shows your flower, and you have only the "
        "one. It cannot come from another player, and there is none in the quarry. The books tell this as part of "
        "the setup."
    ),
    broken_when=(
        "A terrace of material start shows a flower that is not its owner's. Or a player has a second terrace of "
        "material start, in the garden and the notch taken together."
    ),
    sources=(
        Source("fr", "Mise en place", "step 4"),
        Source("fr", "Description des tuiles Terrasse", "4th paragraph"),
        Source("nl", "Voorbereiding", "step 4"),
        Source("nl", "Terrastegels", "4th paragraph"),
        Source("zh-Hant", "遊戲設置", "step 4"),
        Source("zh-Hant", "露臺板塊", "4th paragraph"),
        Source("zh-Hans", "游戏设置", "step 4"),
        Source("zh-Hans", "露台板块", "the sentence on the 4 start terraces"),
    ),
    editions=(
        "All four give each player the start terrace with the same flower as the board. The simplified Chinese book "
        "adds that the back of a start terrace shows nothing but the flower."
    ),
    rulings=(),
    judges="position",
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
