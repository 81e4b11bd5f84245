"""`moves --format text`: one build a line, with its supports, its cost and what it would add."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.moves import MovesAnswer
from babylon_cli.babylon.answers.turn_words import dig_words
from babylon_cli.babylon.moves.builds import Move
from babylon_cli.babylon.moves.decorations import Possible
from babylon_cli.babylon.moves.gain import Gain
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Support
from babylon_cli.babylon.table.terrace import OPEN
from babylon_cli.babylon.terms import A_PIECE, icons_name
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Counted, Fact, Listed, Message, Term, listed

NO_TOKEN_NOTED = Message(
    "The record does not name the token of this round: it is taken for a blank one. `--token` says which one acts."
)


class Report(BaseReport[MovesAnswer]):
    """Prints the builds of one document after those of another."""

    def entry(self, answer: MovesAnswer) -> str:
        """The builds of one document."""
        if answer.played is None:
            return ""
        lines = [self.screen.head(answer.document.title), self.screen.wrapped(_head(answer, answer.played), "")]
        if not answer.token_is_noted:
            lines.append(self.screen.wrapped(NO_TOKEN_NOTED, ""))
        if answer.gains:
            lines += ["", *[line for gain in answer.gains for line in self._build(gain)]]
        left = answer.total - len(answer.gains)
        if answer.gains and left:
            lines.append(self.screen.say(Message("and {builds}", builds=Counted(left, "more build"))))
        return "\n".join(lines) + "\n\n"

    def _build(self, gain: Gain) -> Iterator[str]:
        yield self.screen.wrapped(_build_words(gain), "", "    ")
        if gain.pieces:
            pieces = listed([_piece(piece) for piece in gain.pieces])
            yield self.screen.wrapped(Message("with {pieces}", pieces=pieces), "    ", "    ")


def _head(answer: MovesAnswer, played: PlayedTurn) -> Message:
    turn, builds = dig_words(played), _counted(answer)
    left = Counted(max(0, played.budget.most_left), "single pillar")
    if not played.budget_is_known:
        return Message("{turn}; at most {left} in hand: {builds}", turn=turn, left=left, builds=builds)
    return Message("{turn}; {left} in hand: {builds}", turn=turn, left=left, builds=builds)


def _counted(answer: MovesAnswer) -> Fact:
    depth = answer.question.depth
    if depth > 1:
        return Message("{ways} to build {depth} terraces", ways=Counted(answer.total, "legal way"), depth=depth)
    return Counted(answer.total, "legal build")


def _build_words(gain: Gain) -> Message:
    move = gain.move
    return Message(
        "{points}  {origin} at {cell} on level {level}, {icons}, {cost}: {supports}",
        points=f"{gain.points:+d}",
        origin=Term(move.choice.origin),
        cell=CELL_NAMES[move.stand.at],
        level=move.stand.level,
        icons=icons_name(move.icons),
        cost=Counted(move.stand.cost, "pillar"),
        supports=_supports(move),
    )


def _supports(move: Move) -> Listed:
    """The supports by corner, such as `NW single, NE double, SW single, belvedere SE`."""
    corners = zip(CORNER_NAMES, move.stand.supports, strict=True)
    return listed([_support(corner, support) for corner, support in corners if support is not None], "")


def _support(corner: str, support: Support) -> Message:
    if support is OPEN:
        return Message("belvedere {corner}", corner=corner)
    return Message("{corner} {support}", corner=corner, support=Term(support.value))


def _piece(piece: Possible) -> Message:
    """A decoration as the account tells it, such as `a bridge D4@2-F4@2`."""
    kind, ends = A_PIECE[piece.kind.word], "-".join([f"{CELL_NAMES[end.cell]}@{end.level}" for end in piece.ends])
    if piece.changed is None:
        return Message("{piece} {ends}", piece=kind, ends=ends)
    cell = CELL_NAMES[piece.changed.cell]
    return Message("{piece} {ends} ({cell} by the round token)", piece=kind, ends=ends, cell=cell)
