"""`draw` in the terminal: the gardens and the quarry, what the signs mean, and the faults by their numbers."""

from collections.abc import Iterator, Mapping

from babylon_cli.babylon.answers.draw import DrawAnswer, Moment
from babylon_cli.babylon.pages.quarry import NO_TOKEN_NOTED
from babylon_cli.babylon.picture.legend import FAULTS, garden_legend, quarry_legend, rewards_legend
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.picture.text_quarry import quarry_drawing
from babylon_cli.babylon.table.cells import CELL_NUMBERS
from babylon_cli.babylon.table.table import Player
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.side_by_side import Block, side_by_side, titled
from babylon_cli.wording.message import Message, Term

MOMENTS: dict[Moment, Message] = {
    "before": Message("The table as it stands before the turn."),
    "end": Message("The table as it stands at the end of the record."),
}


class Report(BaseReport[DrawAnswer]):
    """Draws one table a document."""

    def entry(self, answer: DrawAnswer) -> str:
        """The drawings of one document."""
        table = answer.table
        if table is None:
            return ""
        screen = self.screen
        heads = [answer.document.title] if table.title is None else [table.title, answer.document.title]
        lines = [screen.head(head) for head in heads]
        notes = [MOMENTS[answer.moment]] if answer.moment else []
        notes += [Message("{player} has no garden to draw.", player=player.name) for player in answer.without_garden]
        lines += [screen.wrapped(note, "") for note in notes]
        flowers = letters_of(table.known_flowers())
        for blocks in self._rooms(answer, flowers):
            lines += ["", *side_by_side(blocks, screen.width)]
        lines += ["", *[screen.wrapped(line, "", "  ") for line in _legend(answer, flowers)]]
        return "\n".join([*lines, *self._faults(answer)]) + "\n\n"

    def _rooms(self, answer: DrawAnswer, flowers: Mapping[str, str]) -> Iterator[list[Block]]:
        """What stands side by side: what is seen from above, or else the storeys of each garden."""
        gardens = [list(self._garden(answer, player, flowers)) for player in answer.players]
        quarry = list(self._quarry(answer, flowers))
        if answer.view.storeys == ():
            yield [*[block for blocks in gardens for block in blocks], *quarry]
            return
        yield from [blocks for blocks in (*gardens, quarry) if blocks]

    def _garden(self, answer: DrawAnswer, player: Player, flowers: Mapping[str, str]) -> Iterator[Block]:
        for seen in _seen(answer, player):
            faults = _faults_at(answer, player, seen.storey)
            canvas = garden_drawing(seen, flowers, self.screen, owner=player.flower, faults=faults)
            title = Message("{player}, {flower}", player=player.name, flower=player.flower)
            if seen.storey is not None:
                title = Message("{garden}: storey {storey}", garden=title, storey=seen.storey)
            yield titled(title, canvas.lines(self.screen), canvas.columns, self.screen)

    def _quarry(self, answer: DrawAnswer, flowers: Mapping[str, str]) -> Iterator[Block]:
        if answer.quarry is None:
            return
        flower = None if answer.digger is None else answer.digger.flower
        rewards = {found.position: (found, found.pillars(flower, answer.token or "none")) for found in answer.digs}
        canvas = quarry_drawing(answer.quarry, flowers, self.screen, rewards if answer.question.quarry else None)
        yield titled(Message("The quarry"), canvas.lines(self.screen), canvas.columns, self.screen)

    def _faults(self, answer: DrawAnswer) -> Iterator[str]:
        if not answer.question.faults:
            return
        yield ""
        if not answer.faults:
            yield self.screen.wrapped(Message("Nothing breaks a rule."), "")
        for number, finding in answer.faults:
            template = "{number} {severity}: {rule}: {told}"
            severity = Term(finding.severity)
            fault = Message(template, number=f"!{number}", severity=severity, rule=finding.rule, told=finding.told)
            yield self.screen.set_off(fault, "", hanging="   ")


def _seen(answer: DrawAnswer, player: Player) -> Iterator[Seen]:
    """The pictures of one garden."""
    layout, view = player.layout, answer.view
    if view.from_above:
        yield Seen(layout)
    levels = sorted({terrace.level for terrace in layout.terraces})
    for level in levels:
        if view.storeys is None or level in view.storeys:
            yield Seen(layout, level)


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


def _legend(answer: DrawAnswer, flowers: Mapping[str, str]) -> Iterator[Message]:
    if answer.players:
        yield from garden_legend([seen for player in answer.players for seen in _seen(answer, player)], flowers)
    if answer.faults:
        yield FAULTS
    if answer.quarry is not None:
        yield from quarry_legend(flowers, with_flowers=not answer.players)
    if answer.question.quarry:
        yield rewards_legend(answer.token or "none", None if answer.digger is None else answer.digger.name)
        if answer.token is None:
            yield NO_TOKEN_NOTED
