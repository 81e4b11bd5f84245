"""A play as a page shows it: the link that logs it, and its QR code."""

from typing import NamedTuple

from markupsafe import Markup

from babylon_cli.judging.scored import Scored
from babylon_cli.printing.plays.code import code_as_svg
from babylon_cli.printing.plays.link import Logging, play_link
from babylon_cli.printing.safe import harmless
from babylon_cli.wording.message import Language, Message


class ShownPlay(NamedTuple):
    """What logs one document."""

    heading: Message
    link: str
    told: Message
    code: Markup
    """As SVG; empty where the link is too long for a code."""


HEADING = Message("Log this play in BG Stats")
OPEN_OR_SCAN = Message("Open this link on the phone that has BG Stats, or scan the code with it")
OPEN = Message("Open this link on the phone that has BG Stats")
LABEL = Message("QR code of the link that logs this play")


def shown_play(answer: Scored, logging: Logging, language: Language) -> ShownPlay | None:
    """The link of a document and its code, which leaves the notes out; None where nobody has played."""
    link = play_link(answer, logging)
    if not link:
        return None
    short = play_link(answer, logging, with_notes=False)
    code = Markup(code_as_svg(short, harmless(language.say(LABEL))))  # noqa: S704 - made of modules and an escaped label
    return ShownPlay(HEADING, link, OPEN_OR_SCAN if code else OPEN, code)
