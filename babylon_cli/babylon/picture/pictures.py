"""The gardens of a table and its quarry as vector pictures."""

from collections.abc import Sequence

from babylon_cli.babylon.picture.quarry_map import QUARRY_LEGEND, quarry_map
from babylon_cli.babylon.picture.svg.flowers import Flowers, flowers_of
from babylon_cli.babylon.picture.svg.found_at import Numbered, marks_of, quarry_marks_of
from babylon_cli.babylon.picture.svg.quarry import draw_quarry
from babylon_cli.babylon.picture.svg.scene import scene_of
from babylon_cli.babylon.picture.svg.views import draw_garden
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.picture.view import View
from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.svg.elements import document
from babylon_cli.wording.message import ENGLISH, Language, Message

EVERYTHING = View()

THE_QUARRY = Message("the quarry")


def pictures(
    table: Table, findings: Sequence[Finding] = (), language: Language = ENGLISH, *, view: View = EVERYTHING
) -> tuple[Picture, ...]:
    """A picture of each garden, with the findings outlined and numbered, and of the quarry where the file has one."""
    flowers, numbered = flowers_of(table), tuple(enumerate(findings, start=1))
    drawn = [_garden(player, flowers, numbered, language, view) for player in table.players if player.has_garden]
    if table.quarry is not None:
        drawn.append(_quarry(table.quarry, flowers, numbered, language))
    return tuple(drawn)


def _garden(player: Player, flowers: Flowers, findings: Sequence[Numbered], language: Language, view: View) -> Picture:
    scene = scene_of(player, flowers)
    drawing = draw_garden(scene, marks_of(scene, findings), view, language)
    description = "\n".join([*text_map(player.layout), language.say(LEGEND)])
    svg = document(drawing.box, player.name, description, drawing.content)
    return Picture(player.name, svg, ("players", player.index), tuple(sorted(drawing.numbers)))


def _quarry(quarry: Quarry, flowers: Flowers, findings: Sequence[Numbered], language: Language) -> Picture:
    drawing = draw_quarry(quarry, flowers, quarry_marks_of(findings))
    title = language.say(THE_QUARRY)
    description = "\n".join([*quarry_map(quarry), language.say(QUARRY_LEGEND)])
    svg = document(drawing.box, title, description, drawing.content)
    return Picture(title, svg, ("quarry",), tuple(sorted(drawing.numbers)))
