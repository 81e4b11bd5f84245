"""The tower as a picture in a file: below the title of the table, and with its faults in words."""

from babylon_cli.babel.answers.answer import Answered
from babylon_cli.babel.answers.drawn import TowerDrawn
from babylon_cli.babel.picture.pictures import TITLE, described, draw_tower
from babylon_cli.printing.numbered import told_by_number
from babylon_cli.printing.svg.elements import document
from babylon_cli.printing.svg.sheet import Sheet, Titled
from babylon_cli.wording.message import Language


def picture_of(answer: Answered[TowerDrawn], language: Language) -> str | None:
    """The picture of one document, or None where it is unusable."""
    if answer.told is None:
        return None
    table, title = answer.told.table, language.say(TITLE)
    sheet = Sheet([Titled(title, draw_tower(table, answer.told.findings or (), language))])
    if table.title is not None:
        sheet.headline(table.title)
    sheet.draw()
    if answer.told.findings is not None:
        for line in told_by_number(enumerate(answer.told.findings, start=1)):
            sheet.paragraph(language.say(line))
    drawing = sheet.drawing()
    return document(drawing.box, table.title or title, described(table, language), drawing.content)
