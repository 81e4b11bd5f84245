"""An example file in full: what it is about, the verdict with its pictures, the pads, and the file itself."""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from babylon_cli.documents import Document, loaded
from babylon_cli.game import game_named, pictures_of
from babylon_cli.printing.check.html import Report as CheckReport
from babylon_cli.printing.html.templates import Templates
from babylon_cli.printing.pad.html import Report as PadReport
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import raw_documents
from babylon_cli.wording.message import Language, Message

FOR_AN_EDITOR = "yaml-language-server:"
"""What a comment begins with that names the schema."""

BEGINS_ANEW = re.compile(r"(?=\b(?:Question|Answer): )")
"""Where a comment begins a paragraph of its own."""


class Worked(NamedTuple):
    """What a page shows of an example file."""

    about: tuple[str, ...]
    """The comment at its head, by paragraphs."""
    sections: tuple[str, ...]
    """What is found in each of its documents, as HTML."""
    text: str


def worked(file: Path, language: Language, templates: Templates) -> Worked:
    """An example file, judged and drawn."""
    raw = file.read_bytes()
    text = raw.decode()
    documents = [loaded(document) for document in raw_documents(file.name, raw)]
    sections = [section for document in documents for section in _sections(document, language, templates)]
    return Worked(tuple(_about(text)), tuple(sections), text)


def _about(text: str) -> list[str]:
    """The comment at the head of a file; it is written in English."""
    lines = [line[1:].strip() for line in takewhile(lambda line: line.startswith("#"), text.split("\n"))]
    told = " ".join([line for line in lines if not line.startswith(FOR_AN_EDITOR)])
    return [part.strip() for part in BEGINS_ANEW.split(told) if part.strip()]


def _sections(document: Document, language: Language, templates: Templates) -> Iterator[str]:
    """The verdict on a document, and its pads where it promises what they are."""
    screen, game = Screen(colour=False, language=language), game_named(document.game)
    id = f"document-{document.number or 1}"
    check = CheckReport(screen, pictures_of=pictures_of)
    facts = check.facts(id, game.check(document))
    yield templates.filled(check.template, id=id, name=document.own_name or document.title, file="", **facts)
    if getattr(document.expect, "scores", None):
        pad, name = PadReport(screen), Message("Score pad")
        facts = pad.facts(f"{id}-pad", game.score(document))
        yield templates.filled(pad.template, id=f"{id}-pad", name=name, file="", **facts)
