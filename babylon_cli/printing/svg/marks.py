"""How findings are marked in any picture: outlines of faults and warnings, and their numbers in few words."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.printing.svg.elements import element
from babylon_cli.printing.svg.palette import FAULT, WARNING, WHITE


class Dashes(NamedTuple):
    """How a line is dashed; the dots of a warning are twice as many."""

    length: float = 9.6
    gap: float = 6.4
    offset: float = 0


PLAIN = Dashes()


def outline(d: str, *, is_fault: bool, dashes: Dashes = PLAIN) -> str:
    """A thick line along a path with a white rim: dashed and red for a fault, dotted and brown for a warning."""
    rim = element("path", d=d, fill="none", stroke=WHITE, stroke_width=7, stroke_linejoin="round")
    colour, pattern, offset, cap = (
        (FAULT, f"{dashes.length:g} {dashes.gap:g}", dashes.offset, "butt")
        if is_fault
        else (WARNING, f"0 {(dashes.length + dashes.gap) / 2:g}", 0.0, "round")
    )
    return rim + element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=4,
        stroke_dasharray=pattern,
        stroke_dashoffset=offset,
        stroke_linecap=cap,
    )


def thin_outline(d: str, *, is_fault: bool) -> str:
    """A thin line around another place that a finding concerns."""
    rim = element("path", d=d, fill="none", stroke=WHITE, stroke_width=4)
    colour = FAULT if is_fault else WARNING
    return rim + element("path", d=d, fill="none", stroke=colour, stroke_width=1.6, stroke_dasharray="3 3")


def numbers_text(numbers: Sequence[int]) -> str:
    """The numbers of findings, three or more that follow each other as a range, such as `1 4-6`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts = [f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join([str(number) for number in run]) for run in runs]
    return " ".join(texts)


MOST_NESTED = 50
"""How many groups stand in each other: readers give up on some hundreds, or break down."""


class Found(NamedTuple):
    """A finding as a picture has it."""

    rule: str
    number: int
    beside: str = ""
    """What is drawn for it alone."""


def in_groups(drawn: str, found: Sequence[Found]) -> str:
    """An outline in a group for each finding, one within the other; for very many it is drawn several times."""
    starts = range(0, len(found), MOST_NESTED)
    return "".join([_nested(drawn, found[start : start + MOST_NESTED]) for start in starts])


def _nested(drawn: str, found: Sequence[Found]) -> str:
    for each in reversed(found):
        drawn = element("g", each.beside + drawn, data_rule=each.rule, data_number=each.number)
    return drawn
