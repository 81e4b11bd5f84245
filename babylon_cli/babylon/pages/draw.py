"""`draw` in the terminal: the gardens and the quarry, what the signs mean, and the faults by their numbers."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.draw import DrawAnswer, Moment
from babylon_cli.babylon.pages.quarry import NO_TOKEN_NOTED
from babylon_cli.babylon.picture.legend import legend, rewards_legend
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.sheet import Drawing, Told
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.picture.text_quarry import quarry_drawing
from babylon_cli.babylon.table.cells import CELL_NUMBERS
from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.numbered import NOTHING_BROKEN
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.side_by_side import Block, side_by_side, titled
from babylon_cli.wording.message import Message, Term, Text

MOMENTS: dict[Moment, Message] = {
    "before": Message("The table as it stands before the turn."),
    "end": Message("The table as it stands at the end of the record."),
}


class Report(BaseReport[DrawAnswer]):
    """Draws one table a document."""

    def entry(self, answer: DrawAnswer) -> str:
        """The drawings of one document."""
        table, screen = answer.table, self.screen
        if table is None:
            return ""
        heads = [answer.document.title] if table.title is None else [table.title, answer.document.title]
        drawings = _Drawings(answer, table, screen)
        parts = [
            [
                *[screen.head(head) for head in heads],
                *[screen.wrapped(note, "") for note in (*notes(answer), *_left_out(answer))],
            ],
            *[list(side_by_side(blocks, screen.width)) for blocks in drawings.rooms()],
            [screen.wrapped(line, "", "  ") for line in drawings.legend()],
            list(self._faults(answer)),
        ]
        return "\n\n".join(["\n".join(part) for part in parts if part]) + "\n\n"

    def _faults(self, answer: DrawAnswer) -> Iterator[str]:
        if not answer.question.faults:
            return
        if not answer.faults:
            yield self.screen.wrapped(NOTHING_BROKEN, "")
        for number, finding in answer.faults:
            template = "{number} {severity}: {rule}: {told}"
            severity = Term(finding.severity)
            fault = Message(template, number=f"!{number}", severity=severity, rule=finding.rule, told=finding.told)
            yield self.screen.set_off(fault, "", hanging="   ")


def notes(answer: DrawAnswer) -> Iterator[Text]:
    """What is said before the drawings, however it is drawn: when the table stands so, and who has no garden."""
    if answer.moment:
        yield MOMENTS[answer.moment]
    for player in answer.without_garden:
        yield Message("{player} has no garden to draw.", player=player.name)


def _left_out(answer: DrawAnswer) -> Iterator[Text]:
    """What of the gardens cannot be drawn as text."""
    for player in answer.players:
        levels = {terrace.level for terrace in player.layout.terraces}
        for storey in answer.view.storeys or ():
            if storey not in levels:
                yield Message("{player} has no terrace on storey {storey}.", player=player.name, storey=storey)
        for terrace in player.layout.off_board:
            template = "{player}: {terrace} leaves the board, and is not drawn."
            yield Message(template, player=player.name, terrace=terrace_name(terrace))


class _Drawings:
    """The drawings of one answer, and what of their signs is to be told."""

    def __init__(self, answer: DrawAnswer, table: Table, screen: Screen) -> None:
        self.answer, self.screen = answer, screen
        self.flowers = letters_of(table.known_flowers())
        self.told = set[Told]()

    def rooms(self) -> list[list[Block]]:
        """What stands side by side: what is seen from above, or else the storeys of each garden."""
        gardens = [list(self._garden(player)) for player in self.answer.players]
        quarry = [] if self.answer.quarry is None else [self._quarry(self.answer.quarry)]
        if self.answer.view.storeys == ():
            return [[block for blocks in (*gardens, quarry) for block in blocks]]
        return [blocks for blocks in (*gardens, quarry) if blocks]

    def legend(self) -> Iterator[Message]:
        """What the signs mean."""
        yield from legend(self.told, self.flowers)
        if self.answer.question.quarry:
            digger, token = self.answer.digger, self.answer.token
            yield rewards_legend(token or "none", None if digger is None else digger.name)
            if token is None:
                yield NO_TOKEN_NOTED

    def _garden(self, player: Player) -> Iterator[Block]:
        for seen in self._seen(player):
            faults = _faults_at(self.answer, player, seen.storey)
            drawing = garden_drawing(seen, self.flowers, owner=player.flower, faults=faults)
            title = Message("{player}, {flower}", player=player.name, flower=player.flower)
            if seen.storey is not None:
                title = Message("{garden}: storey {storey}", garden=title, storey=seen.storey)
            yield self._block(title, drawing)

    def _seen(self, player: Player) -> Iterator[Seen]:
        layout, view = player.layout, self.answer.view
        if view.from_above:
            yield Seen(layout)
        for level in sorted({terrace.level for terrace in layout.terraces}):
            if view.storeys is None or level in view.storeys:
                yield Seen(layout, level)

    def _quarry(self, quarry: Quarry) -> Block:
        answer = self.answer
        flower = None if answer.digger is None else answer.digger.flower
        rewards = {found.position: (found, found.pillars(flower, answer.token or "none")) for found in answer.digs}
        drawing = quarry_drawing(quarry, self.flowers, rewards if answer.question.quarry else None)
        return self._block(Message("The quarry"), drawing)

    def _block(self, title: Message, drawing: Drawing) -> Block:
        self.told |= drawing.told
        return titled(title, drawing.lines(self.screen), len(drawing.columns), self.screen)


def _faults_at(answer: DrawAnswer, player: Player, storey: int | None) -> dict[int, list[int]]:
    """For each cell of a garden the numbers of the faults there; of one storey those that may be of it."""
    numbers: dict[int, list[int]] = {}
    for number, finding in answer.faults:
        place = finding.place
        if place is None or finding.player != player.name:
            continue
        if storey is None or place.storey is None or max(place.storey, 1) == storey:
            for cell in place.cells:
                numbers.setdefault(CELL_NUMBERS[cell], []).append(number)
    return numbers
