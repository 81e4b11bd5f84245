"""What is no rule and has a text of its own: a row of the pad, a token, or a part of a game."""

from collections.abc import Iterable

from babylon_cli.judging.about import Topic
from babylon_cli.printing.explain.parts import Entries, Heading, Page, Paragraph, Part, Places, Title
from babylon_cli.wording.message import Language, Message
from babylon_cli.wording.texts import published

COLUMNS_OF_IDS = 16
"""After which the text of an id begins where both are on one line."""


def explain_topic(topic: Topic, language: Language) -> Page:
    """Everything that is published about a topic."""
    text = published(topic.kind, topic.name, language.code)
    parts: list[Part] = [Title(topic.name, text.title), *[Paragraph(each, apart=True) for each in text.paragraphs]]
    parts += [Heading(Message("In the rulebooks")), Places(topic.sources)]
    editions = text.section("editions")
    if editions:
        parts += [Heading(Message("How the editions differ")), Paragraph(editions)]
    return tuple(parts)


def titles(kind: str, names: Iterable[str], language: Language) -> Entries:
    """Ids with the first sentence of their pages."""
    entries = [(name, published(kind, name, language.code).title) for name in names]
    return Entries(tuple(entries), COLUMNS_OF_IDS)
