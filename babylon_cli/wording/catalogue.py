"""A language other than English: what its catalogue makes of each template, and how it counts and lists."""

from collections.abc import Sequence
from gettext import NullTranslations

from babylon_cli.wording.message import Joint, Language, Message

LISTS: dict[Joint, Message] = {
    "": Message("{list}, {entry}"),
    "and": Message("{list} and {entry}"),
    "or": Message("{list} or {entry}"),
}
"""Of a list that is told so far, how one more is added: in the middle, and at the end."""


class Translated(Language):
    """Says what its catalogue has, and all else in English."""

    def __init__(self, code: str, catalogue: NullTranslations) -> None:
        """Take the code of the language and what is translated."""
        self.code = code
        self.catalogue = catalogue

    def translated(self, template: str) -> str:
        """The template, or the word of the game, in this language."""
        return self.catalogue.gettext(template) if template else ""

    def plural(self, one: str, many: str, number: int) -> str:
        """The template that fits a number."""
        return self.catalogue.ngettext(one, many, number)

    def counted(self, number: int, noun: str) -> str:
        """A number with its noun, or with the word that counts such things."""
        return self.plural(f"{{number}} {noun}", f"{{number}} {noun}s", number).format(number=number)

    def joined(self, words: Sequence[str], joint: Joint) -> str:
        """The words of a list one after the other."""
        told = "".join(words[:1])
        for position, word in enumerate(words[1:], start=2):
            template = LISTS[joint if position == len(words) else ""].template
            told = self.translated(template).format(list=told, entry=word)
        return told
