"""A player has one start terrace, and it shows their own flower."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SET_UP, TERRACE_TILES, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace
from babylon_cli.babylon.terms import on, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="start-terrace",
    subject="table",
    sources=cited(
        SET_UP.at("step 4"), TERRACE_TILES.at("4th paragraph", zh_hans="the sentence on the 4 start terraces")
    ),
)

START = Material.START

Start = Terrace | StoredTerrace
"""A start terrace of a player, on the garden or in the notch."""


def check(table: Table) -> Iterator[Fault]:
    """Every start terrace of another player's flower, and every second one of a player."""
    for player in table.players:
        starts = _start_terraces(player)
        for start in starts:
            if start.flower not in (None, player.flower):
                yield _of_another(player, start)
        for start in starts[1:]:
            yield _fault(
                player,
                start,
                "material",
                Message("there is a second start terrace, and the game gives each player one"),
                Message("check the material: clay shows 2 icons, granite 3, basalt 4"),
                (Related((*_path(player, starts[0]), "material"), Message("the first one")),),
            )


def _start_terraces(player: Player) -> list[Start]:
    """Those of a player in the order of the file, the one in the notch last."""
    built = [terrace for terrace in player.layout.terraces if terrace.material is START]
    stored = player.storage.terrace
    in_notch = [stored] if stored is not None and stored.material is START else []
    return [*sorted(built, key=lambda terrace: terrace.number), *in_notch]


def _of_another(player: Player, start: Start) -> Fault:
    message = Message(
        "the start terrace shows the flower {flower}: a player's own start terrace shows the flower of the board, "
        "{own}",
        flower=start.flower or "",
        own=player.flower,
    )
    return _fault(player, start, "flower", message, Message("check the material and the flower"))


def _fault(
    player: Player, start: Start, key: str, message: Message, help: Message, related: tuple[Related, ...] = ()
) -> Fault:
    return Fault(
        (*_path(player, start), key),
        terrace_place(start) if isinstance(start, Terrace) else Message("the notch"),
        message,
        help,
        related,
        player=player.index,
        place=on(start) if isinstance(start, Terrace) else None,
    )


def _path(player: Player, start: Start) -> Path:
    return ("players", player.index, *(start.path if isinstance(start, Terrace) else ("storage", "terrace")))


RULE = TableRule(ABOUT, check)
