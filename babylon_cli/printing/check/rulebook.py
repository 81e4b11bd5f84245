"""Where the rulebook speaks of a fault, and how to read more of its rule: one short line."""

import re
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from babylon_cli.judging.about import Source
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Reliance
from babylon_cli.printing.layout import NO_BREAK
from babylon_cli.printing.screen import Screen, behind_label
from babylon_cli.wording.message import ByLanguage, Counted, Fact, Message, Term, listed

COMMAND = re.compile("`[^`]*`")


def rulebook_line(found: Finding | Reliance, pages: Sequence[str], screen: Screen) -> str:
    """The first place and the commands that tell more; a command is copied, so none is broken over two lines."""
    text = COMMAND.sub(_unbroken, screen.say(rulebook_told(found, pages)))
    return screen.paint(COMMAND.sub(_as_typed, screen.wrapped(text, hanging=behind_label(text))), "faint")


def rulebook_told(found: Finding | Reliance, pages: Sequence[str]) -> Message:
    """The same as a message, for a page that breaks its lines itself."""
    return Message("rulebook: {words}", words=_words(found, pages))


def _unbroken(command: re.Match[str]) -> str:
    return command.group().replace(" ", NO_BREAK)


def _as_typed(command: re.Match[str]) -> str:
    return command.group().replace(NO_BREAK, " ")


def rulebook_remark(found: Finding | Reliance, pages: Sequence[str]) -> Message:
    """The same as it follows a sentence."""
    return Message("(rulebook: {words})", words=_words(found, pages))


def _words(found: Finding | Reliance, pages: Sequence[str]) -> Message:
    commands = listed([Message("`babylon explain {page}`", page=page) for page in pages], "")
    return Message("{place}; {commands}", place=_place_for_the_reader(found), commands=commands)


def _place_for_the_reader(found: Finding | Reliance) -> Fact:
    """In the edition of the document, or that of the reader's language where the document names none."""
    by_edition = {book: list(sources) for book, sources in groupby(found.everywhere, key=attrgetter("book"))}
    of_document = _place(found.sources)
    if not by_edition:
        return of_document
    return ByLanguage({book: _place(sources) for book, sources in by_edition.items()}, of_document)


def _place(sources: Sequence[Source]) -> Message:
    """The first place; the others are told by the page of the rule."""
    if not sources:
        return Message("this edition does not speak of it")
    book, section, item = sources[0]
    place = Message("{book} {section}, {item}", book=book, section=Term(section), item=Term(item))
    if len(sources) == 1:
        return place
    return Message("{place}, and {more}", place=place, more=Counted(len(sources) - 1, "more place"))
