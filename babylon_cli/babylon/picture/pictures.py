"""The gardens of a table and its quarry as vector pictures."""

from collections.abc import Sequence

from babylon_cli.babylon.picture.svg.board import PLAIN_BOX, paper
from babylon_cli.babylon.picture.svg.flowers import Flowers, flowers_of
from babylon_cli.babylon.picture.svg.from_above import draw_from_above
from babylon_cli.babylon.picture.svg.scene import scene_of
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.picture.view import View
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.svg.elements import document
from babylon_cli.wording.message import ENGLISH, Language

DEFAULT_VIEW = View()


def pictures(
    table: Table,
    findings: Sequence[Finding] = (),  # noqa: ARG001 - the next step
    language: Language = ENGLISH,
    *,
    view: View = DEFAULT_VIEW,  # noqa: ARG001 - the next step
) -> tuple[Picture, ...]:
    """A picture of each garden, with the findings outlined and numbered, and of the quarry where the file has one."""
    flowers = flowers_of(table)
    return tuple([_garden(player, flowers, language) for player in table.players if has_garden(player)])


def has_garden(player: Player) -> bool:
    """Whether the file describes what the player has built."""
    return player.tally is None and not player.only_pad


def _garden(player: Player, flowers: Flowers, language: Language) -> Picture:
    scene = scene_of(player, flowers)
    content = paper(PLAIN_BOX) + draw_from_above(scene)
    description = "\n".join([*text_map(player.layout), language.say(LEGEND)])
    svg = document(PLAIN_BOX, player.name, description, content)
    return Picture(player.name, svg, ("players", player.index))
