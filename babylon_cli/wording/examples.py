"""What the examples are called in another language than their files, which are written in English.

The texts of a folder of examples are one file, `texts/<language>/examples/<folder>.md`, in which each begins with the
name of its file: then its title, the comment at its head, and under their own words the titles of its documents:

    # a-quarry-beside-two-gardens

    een steengroeve naast twee tuinen

    Een tafel vroeg in een spel: twee tuinen en de steengroeve zoals ze erbij ligt.

    ## what to dig in the second round

    wat je graaft in de tweede ronde

In `rules.md` each begins with the id of a rule, and the titles are those of its stories.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.wording.texts import PublishedText, parsed, text_of


class ExampleText(NamedTuple):
    """What is told of an example; each part is empty where it is not translated."""

    title: str
    about: tuple[str, ...]
    """The comment at its head, by paragraphs."""
    text: PublishedText

    def titled(self, own: str) -> str:
        """The title of one of its documents, or of a story of a rule, given in English."""
        return self.text.section(own) or own


def example_text(folder: str, name: str, language: str) -> ExampleText:
    """What is told of the example of this name in a folder, such as `babel/tiles`, or in `rules` of those of a rule."""
    told = text_of(language, "examples", *f"{folder}.md".split("/")) or ""
    text = parsed(_texts_in(told).get(name, ""))
    return ExampleText("".join(text.paragraphs[:1]), text.paragraphs[1:], text)


@lru_cache
def _texts_in(told: str) -> Mapping[str, str]:
    """The texts of a file by their names."""
    begun = [text.partition("\n") for text in f"\n{told}".split("\n# ")[1:]]
    return {name: text for name, _, text in begun}
