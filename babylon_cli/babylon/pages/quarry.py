"""`quarry --format text`: a picture of what lies there, and what every tile gives, edge by edge."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.answers.quarry import QuarryAnswer
from babylon_cli.babylon.quarry.reward import Dig, Edge
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Quarry, Tile
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.babylon.terms import tile_face, tile_name
from babylon_cli.printing.layout import display_width, shortened
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Counted, Fact, Message, Term, listed

COMMON_WIDTH = 16
"""Columns of one tile in the picture, where none needs more and the page has room."""

FRAME = 3 + QUARRY_SIDE
"""Columns of the numbers of the rows, and of the bars."""

TOKEN_NOTES = {
    "single": Message("The token also gives every player 1 single pillar."),
    "double": Message("The token also gives every player 1 double pillar."),
    "icon-swap": Message("The token changes nothing about digging."),
    "blank-icon": Message("The token changes nothing about digging."),
    "flower-double": Message("The token makes the own flower give 2 in place of 1."),
    "minus-one": Message("The token takes 1 pillar from every tile, never below 0."),
}

NO_TOKEN_NOTED = Message("The record does not name the token of the next round: it is counted as a blank one.")


class Report(BaseReport[QuarryAnswer]):
    """Prints one quarry a document."""

    def entry(self, answer: QuarryAnswer) -> str:
        """The quarry of one document."""
        if answer.quarry is None:
            return ""
        lines = [self.screen.head(answer.document.title), ""]
        if answer.player is not None and answer.question.player is None and answer.question.flower is None:
            turn = Message("{player} digs next, for {flower}.", player=answer.player.name, flower=answer.player.flower)
            lines += [self.screen.wrapped(turn, indent=""), ""]
        if answer.question.take is None:
            lines += [*self._picture(answer.quarry), ""]
        lines += [line for found in answer.digs for line in self._tile(answer, found)]
        note = NO_TOKEN_NOTED if answer.token is None else TOKEN_NOTES.get(answer.token)
        return "\n".join([*lines, *([] if note is None else [self.screen.wrapped(note, indent="")])]) + "\n\n"

    def _tile(self, answer: QuarryAnswer, found: Dig) -> Iterator[str]:
        position, reward = POSITION_NAMES[found.position], _reward(answer, found)
        head = Message("{position} {tile}: {reward}", position=position, tile=tile_name(found.tile), reward=reward)
        yield self.screen.wrapped(head, indent="", hanging="   ")
        yield self.screen.wrapped(listed([_edge(edge) for edge in found.edges], ""), indent="   ")

    def _picture(self, quarry: Quarry) -> Iterator[str]:
        """Four rows of four tiles, each with its material and its face, or on a narrow page flower and icons apart."""
        cells = [self._cell(quarry.visible(position)) for position in range(QUARRY_SIDE**2)]
        most = (self.screen.width - FRAME) // QUARRY_SIDE
        if _widest(cells) > most:
            cells = [self._cell(quarry.visible(position), is_narrow=True) for position in range(QUARRY_SIDE**2)]
        width = min(most, max(COMMON_WIDTH, _widest(cells)))
        bar = "  +" + ("-" * width + "+") * QUARRY_SIDE
        yield "   " + "".join(f"{column:^{width + 1}}" for column in "ABCD").rstrip()
        for row in range(QUARRY_SIDE):
            yield bar
            lines = zip(*cells[row * QUARRY_SIDE : (row + 1) * QUARRY_SIDE], strict=True)
            for line, head in zip(lines, (f"{row + 1} ", "  ", "  "), strict=False):
                yield f"{head}|" + "".join([_filled(text, width) for text in line])
        yield bar

    def _cell(self, tile: Tile | None, *, is_narrow: bool = False) -> list[str]:
        """The lines of one tile of the picture."""
        if tile is None:
            facts: list[Fact] = [Term("floor"), *[""] * (2 if is_narrow else 1)]
        elif is_narrow:
            facts = [Term(tile.material.value), tile.flower or "", icon_letters(tile.icons) or ""]
        else:
            facts = [Term(tile.material.value), tile_face(tile)]
        return [self.screen.say(fact) for fact in facts]


def _widest(cells: Iterable[Iterable[str]]) -> int:
    """The columns that the widest text needs, with a space on either side."""
    return 2 + max([display_width(text) for cell in cells for text in cell])


def _filled(text: str, width: int) -> str:
    """A text in its field of the picture; what is too long ends with an ellipsis."""
    shown = shortened(text, width - 2)
    return f" {shown}{' ' * (width - 1 - display_width(shown))}|"


def _reward(answer: QuarryAnswer, found: Dig) -> Fact:
    """The reward, and for which flowers it is another."""
    if len(answer.flowers) == 1:
        flower = answer.flowers[0]
        return Message(
            "{pillars} for {flower}", pillars=Counted(answer.pillars(found, flower), "pillar"), flower=flower
        )
    digger = None if answer.player is None else answer.player.flower
    base = answer.pillars(found, digger)
    others = [
        Message("{number} for {flower}", number=answer.pillars(found, flower), flower=flower)
        for flower in answer.flowers
        if answer.pillars(found, flower) != base
    ]
    pillars: Fact = Counted(base, "pillar")
    if digger is not None:
        pillars = Message("{pillars} for {flower}", pillars=pillars, flower=digger)
    return Message("{pillars}, {others}", pillars=pillars, others=listed(others)) if others else pillars


GROUNDS: dict[str, Fact] = {"border": Message("the border"), "floor": Message("the floor")}


def _edge(edge: Edge) -> Message:
    direction, ground = Term(edge.direction), GROUNDS.get(edge.neighbour, Term(edge.neighbour))
    if edge.gives:
        return Message("{direction} {ground} +1", direction=direction, ground=ground)
    return Message("{direction} {ground} 0 (higher)", direction=direction, ground=ground)
