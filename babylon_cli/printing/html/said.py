"""Sentences as HTML: what stands in backticks is set as code, and a name can be no markup and turn no text round."""

import re
from collections.abc import Mapping, Sequence
from unicodedata import bidirectional

from markupsafe import Markup, escape

from babylon_cli.printing.safe import harmless
from babylon_cli.wording.message import Fact, Joint, Language

CODE = re.compile(r"`([^`]+)`")

FROM_RIGHT_TO_LEFT = {"R", "AL", "AN"}
"""What Unicode calls the characters that run from right to left."""


class PageLanguage(Language):
    """A language whose sentences are HTML: its templates are set as prose, and each name among the facts is a name."""

    def __init__(self, spoken: Language) -> None:
        """Say everything in that language."""
        self.spoken = spoken
        self.code = spoken.code

    def translated(self, template: str) -> str:
        """The template as HTML."""
        return str(prose(self.spoken.translated(template)))

    def plural(self, one: str, many: str, number: int) -> str:
        """The template that fits a number, as HTML."""
        return str(prose(self.spoken.plural(one, many, number)))

    def counted(self, number: int, noun: str) -> str:
        """A number with its noun, as HTML."""
        return str(escape(self.spoken.counted(number, noun)))

    def joined(self, words: Sequence[str], joint: Joint) -> str:
        """Words that are HTML already, one after the other."""
        return self.spoken.joined(words, joint)

    def filled(self, template: str, said: Mapping[str, str]) -> str:
        """A template with its gaps filled by what is HTML already."""
        return self.spoken.filled(template, said)

    def say(self, fact: Fact) -> str:
        """A message or a fact as HTML; a text stands as it is, whatever it holds."""
        return Markup(name(fact) if isinstance(fact, str) else super().say(fact))  # noqa: S704 - all of it is escaped


def prose(text: str) -> Markup:
    """A text of ours as HTML, in which what stands in backticks is code."""
    return Markup(CODE.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704 - it is escaped


LABEL = re.compile(r"\s*[^:：<&]+[:：]")
"""What a message begins with: a word and a colon, in whichever language."""


def set_off(said: Markup) -> Markup:
    """A message that was said, in which the word and the colon that it begins with are set off."""
    label = LABEL.match(said)
    if label is None:
        return said
    return Markup(f'<b class="label">{label.group()}</b>{said[label.end() :]}')  # noqa: S704 - it was said as HTML


def name(text: str) -> Markup:
    """A text from a file as HTML on one line; one that runs from right to left is kept from turning what is beside it.

    Marks that turn the direction of text, and other characters that nobody sees, are written as their escapes.
    """
    shown = escape(harmless(text))
    return Markup("<bdi>{}</bdi>").format(shown) if runs_from_right_to_left(text) else shown


def runs_from_right_to_left(text: str) -> bool:
    """Whether some of it does, as Hebrew and Arabic do."""
    return not text.isascii() and any([bidirectional(character) in FROM_RIGHT_TO_LEFT for character in text])
