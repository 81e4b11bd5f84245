"""A link as a QR code: of half blocks in a terminal, or as SVG in a page."""

import io
from itertools import zip_longest

import segno
from segno import DataOverflowError, QRCode

from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message

QUIET_ZONE = 4
"""The modules around a code that have to stay light."""

BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""Two modules, one above the other, by which of them are printed."""

BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
"""Whatever colours the terminal has, and whichever of them a theme changes."""

AS_BEFORE = "\x1b[0m"

MOST_BYTES = 2953
"""How many the largest code holds."""


def code_of(link: str) -> QRCode | None:
    """The smallest code that holds a link; None where none does."""
    try:
        return segno.make_qr(link, error="L", boost_error=False)
    except DataOverflowError:
        return None


LEAD = Message("To log this play, scan the code with the phone that has BG Stats:")


def code_in_text(link: str, screen: Screen, columns: int = 0) -> str:
    """A code of lines, or a sentence that says why there is none; 0 columns are as many as it takes."""
    code = code_of(link)
    if code is None:
        return screen.wrapped(_too_long(link), "") + "\n"
    obstacle = _obstacle(code, screen, columns)
    if obstacle is not None:
        return screen.wrapped(obstacle, "") + "\n"
    return "\n".join([screen.wrapped(LEAD, ""), "", *_lines(code, colour=screen.colour)]) + "\n"


def _too_long(link: str) -> Message:
    return Message(
        "The link has {bytes}, and a QR code holds {most}: the names or the place are too long for one.",
        bytes=Counted(len(link), "character"),
        most=MOST_BYTES,
    )


def _obstacle(code: QRCode, screen: Screen, columns: int) -> Message | None:
    """Why a code cannot be shown."""
    if not screen.takes_unicode:
        return Message("The QR code is drawn in blocks, which this output cannot show.")
    wide = int(code.symbol_size(border=QUIET_ZONE)[0])
    if not 0 < columns < wide:
        return None
    return Message(
        "The QR code of this play is {wide} columns wide, and the terminal has {columns}: make its window wider or its "
        "letters smaller, or see it on the page of `--format html`.",
        wide=wide,
        columns=columns,
    )


def _lines(code: QRCode, *, colour: bool) -> list[str]:
    """Black on white where there is colour; else the light modules are printed, as on a dark terminal."""
    rows = [[bool(module) is colour for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    beyond = [not colour] * len(rows[0])  # the lower half of the last line is light, too
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=beyond)
    lines = ["".join([BLOCKS[pair] for pair in zip(upper, lower, strict=True)]) for upper, lower in pairs]
    return [f"{BLACK_ON_WHITE}{line}{AS_BEFORE}" for line in lines] if colour else lines


def code_as_svg(link: str, label: str) -> str:
    """The code as SVG that stands in a page, with a label for those who do not see it; empty where none holds it."""
    code = code_of(link)
    if code is None:
        return ""
    stream = io.BytesIO()
    code.save(
        stream,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        title=label,
        xmldecl=False,
        svgns=False,
        nl=False,
        omitsize=True,
        svgclass="code",
        lineclass=None,
    )
    return stream.getvalue().decode().replace("<svg ", '<svg role="img" ', 1)
