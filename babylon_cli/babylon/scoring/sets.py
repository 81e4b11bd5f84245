"""The rows that count sets of four: decorations of four kinds, and visible terraces of four flowers."""

from collections.abc import Iterable, Sequence

from babylon_cli.babylon.scoring.visibility import hidden_by, topmost
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import on, terrace_place, together
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.judging.line import CountedRows, Line, Untold, line_of, points_of
from babylon_cli.wording.message import Counted, Fact, Message, Term, listed

DECORATION_ROWS = ("statues", "fountains", "bridges", "staircases")
POINTS_OF_A_SET = 4
FLOWERS_OF_A_SET = 4

SET, LEFT_OVER = Term("set"), Term("left over")
ONE_OF_EACH = Message("statue, fountain, bridge and staircase")
FOUR_FLOWERS = Message("four different flowers")
NO_FOUR_FLOWERS = Message("not four different flowers")


def decoration_set_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """4 points for each set of one counting statue, fountain, bridge and staircase (fr, Décompte final, Diversité)."""
    counting = [list(filter(points_of, rows[row])) for row in DECORATION_ROWS]
    lines: list[Untold] = []
    if all(counting):
        lines += [(POINTS_OF_A_SET, _line_of_pieces, pieces) for pieces in zip(*counting, strict=False)]
    if max(map(len, counting)) > len(lines):
        lines.append((0, _line_of_pieces_left, tuple([len(pieces) - len(lines) for pieces in counting])))
    return lines


def _line_of_pieces(points: int, *pieces: Line | Untold) -> Line:
    lines = [line_of(piece) for piece in pieces]
    places = [line.place for line in lines if line.place is not None]
    return _set(points, [line.where for line in lines], ONE_OF_EACH, places)


def _line_of_pieces_left(points: int, *left: int) -> Line:
    missing = [Term(row) for row, number in zip(DECORATION_ROWS, left, strict=True) if not number]
    found = [piece for piece in counted_pieces(left) if piece.number]
    return Line(points, LEFT_OVER, listed(found), Message("without {kinds}", kinds=listed(missing)))


def counted_pieces(numbers: Iterable[int]) -> list[Counted]:
    """How many statues, fountains, bridges and staircases there are."""
    return [Counted(number, row.removesuffix("s")) for row, number in zip(DECORATION_ROWS, numbers, strict=True)]


def flower_set_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """4 points for each set of four visible terraces with four different flowers (fr, Décompte final, Fleurs)."""
    hidden: list[Untold] = []
    visible: dict[str | None, list[Flower]] = {}
    for terrace in layout.terraces:
        if layout.is_visible(terrace):
            visible.setdefault(terrace.flower, []).append(terrace)
        else:
            hidden.append((0, _line_of_hidden, (terrace, topmost(layout, terrace.cells))))
    visible.pop(None, None)
    return hidden + flower_sets(visible.values())


def _line_of_hidden(points: int, terrace: Terrace, over: Sequence[Terrace]) -> Line:
    what, reason = terrace.flower or Term("terrace"), Message("wholly {hidden}", hidden=hidden_by(over))
    return Line(points, what, terrace_place(terrace), reason, on(terrace))


Flower = Terrace | str
"""A terrace with its flower, or the flower of one that was only counted."""


def flower_sets(flowers: Iterable[list[Flower]]) -> list[Untold]:
    """One line a set, each made of the flowers of which most terraces are left, and one for what is left over.

    The terraces of each flower are a list, which is used up.
    """
    left = list(filter(None, flowers))
    lines: list[Untold] = []
    while len(left) >= FLOWERS_OF_A_SET:
        most = sorted(left, key=len, reverse=True)[:FLOWERS_OF_A_SET]
        lines.append((POINTS_OF_A_SET, _line_of_flowers, tuple([found.pop(0) for found in most])))
        left = list(filter(None, left))
    if left:
        lines.append((0, _line_of_flowers_left, tuple(left)))
    return lines


def _line_of_flowers(points: int, *chosen: Flower) -> Line:
    places = [on(terrace) for terrace in chosen if isinstance(terrace, Terrace)]
    return _set(points, list(map(_in_a_set, chosen)), FOUR_FLOWERS, places)


def _line_of_flowers_left(points: int, *left: list[Flower]) -> Line:
    numbers = [Message("{number} {flower}", number=len(found), flower=_flower_of(found[0])) for found in left]
    return Line(points, LEFT_OVER, listed(numbers), NO_FOUR_FLOWERS)


def _in_a_set(terrace: Flower) -> Message:
    if isinstance(terrace, str):
        return Message("{flower} counted", flower=terrace)
    return Message("{flower} {place}", flower=_flower_of(terrace), place=terrace_place(terrace))


def _flower_of(terrace: Flower) -> str:
    return terrace if isinstance(terrace, str) else terrace.flower or ""


def _set(points: int, members: Iterable[Fact], reason: Message, places: Sequence[BoardPlace]) -> Line:
    return Line(points, SET, listed(members), reason, together(places) if places else None)
