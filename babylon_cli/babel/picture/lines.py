"""Words of a picture in lines: the font of whoever looks at it is not known, so that there is room for a wide one."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.picture.parts import Part
from babylon_cli.printing.layout import clipped, wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.elements import placed, words
from babylon_cli.printing.svg.palette import INK, SOFT_INK
from babylon_cli.wording.message import Fact

COLUMNS = 42
"""How many columns a line beside a sign has."""

SIZE, LINE = 14, 18

HEADING_SIZE, HEADING = 16, 38

SIGN_X, TEXT_X = 14, 36
"""The middle of a sign, and where the lines beside it begin."""

APART = 7
"""Between two entries."""


def lines(fact: Fact, screen: Screen) -> tuple[str, ...]:
    """A fact said in lines that fit beside a sign; a longer word is broken."""
    told = wrapped(screen.say(fact), COLUMNS, "").split("\n")
    return tuple([line for whole in told for line in _broken(whole)])


def _broken(line: str) -> Iterator[str]:
    while line:
        head = clipped(line[:COLUMNS], COLUMNS)
        yield head
        line = line[len(head) :]


def heading(fact: Fact, screen: Screen) -> Part:
    """What stands over some entries."""
    return Part(words(screen.say(fact), 0, HEADING - 12, HEADING_SIZE, INK), HEADING)


def entry(sign: str, told: Sequence[str], faint: Sequence[str] = ()) -> Part:
    """Lines beside a sign that was drawn around the origin, and fainter ones under them."""
    drawn = [placed(sign, SIGN_X, LINE / 2)] if sign else []
    for place, line in enumerate([*told, *faint]):
        ink = INK if place < len(told) else SOFT_INK
        drawn.append(words(line, TEXT_X, place * LINE + LINE / 2 + SIZE * 0.35, SIZE, ink))
    return Part("".join(drawn), (len(told) + len(faint)) * LINE + APART)
