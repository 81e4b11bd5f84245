"""Every player has a flower of their own."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="flower-unique",
    subject="table",
    summary="Every player has a flower of their own.",
    text=(
        "Each board shows a flower in its corner, and each of the four boards shows a different one. So no two "
        "players can have the same flower. The books do not say it as a rule: it follows from the boards."
    ),
    broken_when="Two players of one table have the same flower.",
    sources=(
        Source("fr", "Description des plateaux individuels", "the caption on the flower"),
        Source("fr", "Description des tuiles Terrasse", "7th paragraph"),
        Source("fr", "Mise en place", "step 4"),
        Source("nl", "Spelersborden", "the caption on the flower"),
        Source("nl", "Terrastegels", "7th paragraph"),
        Source("nl", "Voorbereiding", "step 4"),
        Source("zh-Hant", "玩家圖板", "the caption on the flower"),
        Source("zh-Hant", "露臺板塊", "7th paragraph"),
        Source("zh-Hant", "遊戲設置", "step 4"),
        Source("zh-Hans", "玩家版图", "the caption on the flower"),
        Source("zh-Hans", "露台板块", "the sentence on the four garden sides"),
        Source("zh-Hans", "游戏设置", "step 4"),
    ),
    editions="",
    rulings=(),
    judges="position",
)


def check(table: Table) -> Iterator[Fault]:
    """Every player whose flower another player has already."""
    owners: dict[str, Player] = {}
    for player in table.players:
        owner = owners.setdefault(player.flower, player)
        if owner is not player:
            yield Fault(
                ("players", player.index, "flower"),
                Message("the board of {player}", player=player.name),
                Message(
                    "the flower {flower} is on the board of {owner}, too: each of the four boards has a flower of "
                    "its own",
                    flower=player.flower,
                    owner=owner.name,
                ),
                Message("look at the top right corner of both boards"),
                (Related(("players", owner.index, "flower"), Message("the other player's flower")),),
                player=player.index,
            )


RULE = TableRule(ABOUT, check)
