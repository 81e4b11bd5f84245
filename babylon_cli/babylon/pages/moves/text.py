"""`moves --format text`: one build a line, with its supports, its cost and what it would add."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.moved import Moved
from babylon_cli.babylon.moves.builds import Move
from babylon_cli.babylon.moves.decorations import Possible
from babylon_cli.babylon.moves.gain import Gain
from babylon_cli.babylon.pages.turn_words import dig_words
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import OPEN
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted, listed


class Report:
    """Prints the builds of one document after those of another."""

    def __init__(self, screen: Screen) -> None:
        """Begin in colour or not."""
        self.screen = screen

    def begin(self) -> str:
        """Nothing stands before the first document."""
        return ""

    def entry(self, moved: Moved) -> str:
        """The builds of one document."""
        if moved.played is None:
            return ""
        lines = [
            self.screen.paint(visible(moved.checked.title), "place"),
            wrapped(visible(_head(moved, moved.played)), ""),
        ]
        if moved.gains:
            lines += ["", *[line for gain in moved.gains for line in _build(gain)]]
        left = moved.total - len(moved.gains)
        if moved.gains and left:
            lines.append(f"and {counted(left, 'more build')}")
        return "\n".join(lines) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last build."""
        return ""


def _head(moved: Moved, played: PlayedTurn) -> str:
    budget = played.budget
    left = "an unknown number of" if not played.budget_is_known else str(max(0, budget.left or 0))
    return f"{played.before.player.name} {dig_words(played)}; {left} single pillars in hand: {_counted(moved)}"


def _counted(moved: Moved) -> str:
    if moved.wish.depth > 1:
        return f"{counted(moved.total, 'legal way')} to build {moved.wish.depth} terraces"
    return counted(moved.total, "legal build")


def _build(gain: Gain) -> Iterator[str]:
    move = gain.move
    icons = icon_letters(move.icons) or "icons unknown"
    place = f"{CELL_NAMES[move.stand.at]} on level {move.stand.level}"
    cost = counted(move.stand.cost, "pillar")
    yield wrapped(
        f"{gain.points:+d}  {move.choice.origin} at {place}, {icons}, {cost}: {supports_words(move)}", "", "    "
    )
    if gain.pieces:
        yield wrapped(f"with {listed([piece_words(piece) for piece in gain.pieces])}", "    ", "    ")


def supports_words(move: Move) -> str:
    """The supports by corner, such as `NW single, NE double, SW single, belvedere SE`."""
    names = zip(CORNER_NAMES, move.stand.supports, strict=True)
    return ", ".join(
        [f"belvedere {name}" if support is OPEN else f"{name} {support.value}" for name, support in names if support]
    )


def piece_words(piece: Possible) -> str:
    """A decoration as the account tells it, such as `a bridge D4@2-F4@2`."""
    ends = "-".join([f"{CELL_NAMES[end.cell]}@{end.level}" for end in piece.ends])
    changed = "" if piece.changed is None else f" ({CELL_NAMES[piece.changed.cell]} by the round token)"
    return f"a {piece.kind.word} {ends}{changed}"
