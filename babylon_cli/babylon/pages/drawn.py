"""`draw` as one picture a document: every garden below its player's name, the quarry, a legend, and the faults."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.draw import DrawAnswer
from babylon_cli.babylon.pages.draw import notes
from babylon_cli.babylon.pages.quarry import NO_TOKEN_NOTED
from babylon_cli.babylon.picture.legend import rewards_legend
from babylon_cli.babylon.picture.quarry_map import QUARRY_LEGEND, quarry_map
from babylon_cli.babylon.picture.svg.flowers import Flowers, flowers_of
from babylon_cli.babylon.picture.svg.found_at import marks_of, quarry_marks_of
from babylon_cli.babylon.picture.svg.legend import flower_entries, garden_entries, quarry_entries
from babylon_cli.babylon.picture.svg.quarry import Reward, draw_quarry
from babylon_cli.babylon.picture.svg.scene import Scene, scene_of
from babylon_cli.babylon.picture.svg.views import draw_garden
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.babylon.table.table import Table
from babylon_cli.printing.numbered import told_by_number
from babylon_cli.printing.svg.elements import document
from babylon_cli.printing.svg.sheet import Entry, Sheet, Titled
from babylon_cli.wording.message import Language, Message, Text

MOST_COLUMNS = 2


def picture_of(answer: DrawAnswer, language: Language) -> str | None:
    """The picture of one document, or None where it is unusable."""
    table = answer.table
    if table is None:
        return None
    view = answer.question.view or View()
    flowers = flowers_of(table)
    scenes = [scene_of(player, flowers) for player in answer.players]
    drawings = [*_gardens(answer, scenes, view, language), *_quarry(answer, flowers, language)]
    sheet = Sheet(drawings, MOST_COLUMNS)
    if table.title is not None:
        sheet.headline(table.title)
    for note in notes(answer):
        sheet.paragraph(language.say(note))
    sheet.draw()
    sheet.legend(flower_entries(flowers))
    sheet.legend(_signs(answer, scenes, view, language))
    for line in _lines(answer):
        sheet.paragraph(language.say(line))
    drawing = sheet.drawing()
    return document(drawing.box, _title(answer, table, language), _description(answer, language), drawing.content)


def _title(answer: DrawAnswer, table: Table, language: Language) -> str:
    names = ", ".join([player.name for player in answer.players])
    return table.title or names or language.say(answer.document.title)


def _description(answer: DrawAnswer, language: Language) -> str:
    """Every garden as a map of text, and the quarry."""
    lines = [line for player in answer.players for line in (player.name, *text_map(player.layout))]
    if answer.players:
        lines.append(language.say(LEGEND))
    if answer.quarry is not None:
        lines += [*quarry_map(answer.quarry), language.say(QUARRY_LEGEND)]
    return "\n".join(lines)


def _gardens(answer: DrawAnswer, scenes: list[Scene], view: View, language: Language) -> Iterator[Titled]:
    for scene in scenes:
        title = Message("{player}, {flower}", player=scene.player.name, flower=scene.player.flower)
        yield Titled(language.say(title), draw_garden(scene, marks_of(scene, answer.faults), view, language))


def _quarry(answer: DrawAnswer, flowers: Flowers, language: Language) -> Iterator[Titled]:
    if answer.quarry is None:
        return
    reward = None
    if answer.question.quarry:
        reward = Reward(None if answer.digger is None else answer.digger.flower, answer.token or "none")
    drawing = draw_quarry(answer.quarry, flowers, quarry_marks_of(answer.faults), reward)
    yield Titled(language.say(Message("The quarry")), drawing)


def _signs(answer: DrawAnswer, scenes: list[Scene], view: View, language: Language) -> Iterator[Entry]:
    if scenes:
        yield from garden_entries(scenes, language, has_panels=view != FROM_ABOVE)
    if answer.quarry is not None:
        yield from quarry_entries(language, has_rewards=answer.question.quarry)


def _lines(answer: DrawAnswer) -> Iterator[Text]:
    """What rewards are counted for, and the faults by their numbers."""
    if answer.question.quarry:
        yield rewards_legend(answer.token or "none", None if answer.digger is None else answer.digger.name, "+1")
        if answer.token is None:
            yield NO_TOKEN_NOTED
    if answer.question.faults:
        yield from told_by_number(answer.faults)
