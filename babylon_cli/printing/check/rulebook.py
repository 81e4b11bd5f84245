"""Where the rulebook speaks of a fault, and how to read more of its rule: one short line."""

import re
from collections.abc import Sequence

from babylon_cli.judging.about import Source
from babylon_cli.printing.screen import Screen, behind_label
from babylon_cli.wording.message import Counted, Message, Term, listed

COMMAND = re.compile("`[^`]*`")

NO_BREAK = "\u00a0"


def rulebook_line(sources: Sequence[Source], pages: Sequence[str], screen: Screen) -> str:
    """The first place and the commands that tell more; a command is copied, so none is broken over two lines."""
    text = COMMAND.sub(_unbroken, screen.say(rulebook_told(sources, pages)))
    return screen.paint(COMMAND.sub(_as_typed, screen.wrapped(text, hanging=behind_label(text))), "faint")


def rulebook_told(sources: Sequence[Source], pages: Sequence[str]) -> Message:
    """The same as a message, for a page that breaks its lines itself."""
    return Message("rulebook: {words}", words=_words(sources, pages))


def _unbroken(command: re.Match[str]) -> str:
    return command.group().replace(" ", NO_BREAK)


def _as_typed(command: re.Match[str]) -> str:
    return command.group().replace(NO_BREAK, " ")


def rulebook_remark(sources: Sequence[Source], pages: Sequence[str]) -> Message:
    """The same as it follows a sentence."""
    return Message("(rulebook: {words})", words=_words(sources, pages))


def _words(sources: Sequence[Source], pages: Sequence[str]) -> Message:
    commands = listed([Message("`babylon explain {page}`", page=page) for page in pages], "")
    return Message("{place}; {commands}", place=_place(sources), commands=commands)


def _place(sources: Sequence[Source]) -> Message:
    """The first place; the others are told by the page of the rule."""
    if not sources:
        return Message("this edition does not speak of it")
    book, section, item = sources[0]
    place = Message("{book} {section}, {item}", book=book, section=Term(section), item=Term(item))
    if len(sources) == 1:
        return place
    return Message("{place}, and {more}", place=place, more=Counted(len(sources) - 1, "more place"))
