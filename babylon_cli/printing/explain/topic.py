"""What is no rule and has a text of its own: a row of the pad, a token, or a part of a game."""

from collections.abc import Iterable, Iterator

from babylon_cli.judging.about import Topic
from babylon_cli.printing.explain.parts import entry, heading, paragraph, source_lines, title
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message
from babylon_cli.wording.texts import published

COLUMNS_OF_IDS = 16
"""After which the text of an id begins where both are on one line."""


def explain_topic(topic: Topic, screen: Screen) -> str:
    """Everything that is published about a topic."""
    text = published(topic.kind, topic.name, screen.language.code)
    lines = [title(topic.name, text.title, screen)]
    for each in text.paragraphs:
        lines += ["", paragraph(each, screen)]
    lines += [*heading(Message("In the rulebooks"), screen), *source_lines(topic.sources, screen)]
    editions = text.section("editions")
    if editions:
        lines += [*heading(Message("How the editions differ"), screen), paragraph(editions, screen)]
    return "\n".join(lines) + "\n"


def titles(kind: str, names: Iterable[str], screen: Screen) -> Iterator[str]:
    """Ids with the first sentence of their pages."""
    for name in names:
        yield entry(name, published(kind, name, screen.language.code).title, screen, columns=COLUMNS_OF_IDS)
