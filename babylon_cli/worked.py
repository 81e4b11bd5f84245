"""An example file in full: what it is about, the verdict with its pictures, the pads, and the file itself."""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import PurePosixPath
from typing import NamedTuple

from babylon_cli.documents import Document, loaded
from babylon_cli.game import game_named, pictures_of
from babylon_cli.printing.check.html import Report as CheckReport
from babylon_cli.printing.html.templates import Templates
from babylon_cli.printing.pad.html import Report as PadReport
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import raw_documents
from babylon_cli.reading.examples import examples_folder
from babylon_cli.wording.examples import ExampleText, example_text
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


def worked(example: str, language: Language, templates: Templates) -> Worked:
    """An example file, given where it is among the examples: judged, drawn, and told in a language."""
    file = examples_folder() / example
    raw, told = file.read_bytes(), example_text(str(PurePosixPath(example).parent), file.stem, language.code)
    text = raw.decode()
    documents = [loaded(document) for document in raw_documents(file.name, raw)]
    sections = [section for document in documents for section in _sections(document, told, language, templates)]
    return Worked(told.about or tuple(about(text)), tuple(sections), text)


def about(text: str) -> list[str]:
    """The comment at the head of a file; it is written in English."""
    lines = [line[1:].strip() for line in takewhile(lambda line: line.startswith("#"), text.split("\n"))]
    told = " ".join([line for line in lines if not line.startswith(FOR_AN_EDITOR)])
    return [part.strip() for part in BEGINS_ANEW.split(told) if part.strip()]


def _sections(document: Document, told: ExampleText, language: Language, templates: Templates) -> Iterator[str]:
    """The verdict on a document, and its pads where it promises what they are."""
    screen, game = Screen(colour=False, language=language), game_named(document.game)
    id = f"document-{document.number or 1}"
    name = told.titled(document.own_name) if document.own_name else document.title
    check = CheckReport(screen, pictures_of=pictures_of)
    facts = check.facts(id, game.check(document))
    yield templates.filled(check.template, id=id, name=name, file="", **facts)
    if getattr(document.expect, "scores", None):
        pad, heading = PadReport(screen), Message("Score pad")
        facts = pad.facts(f"{id}-pad", game.score(document))
        yield templates.filled(pad.template, id=f"{id}-pad", name=heading, file="", **facts)
