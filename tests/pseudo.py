"""A language that is no language: every template that is said in it can be told from what was never translated.

Each letter outside of gaps and of `quoted` words becomes one with an accent, a number's noun is marked, and lists are
joined by signs. What still reads as plain English is a name from the file, an id, a key or a number, or it is a defect.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

from babylon_cli.wording.message import Joint, Language

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀƁĈĎËƑĜĤÎĴĶĹṀŇÕƤɊŘŠŤÜṼŴẊÝŽàƀĉďëƒĝĥîĵķĺṁňõƥɋřšťüṽŵẋýž"
TABLE = str.maketrans(PLAIN, ACCENTED)

KEPT = re.compile(r"(\{\w+\}|\{\{.*?\}\}|`[^`]*`)")
"""Gaps, braces of the text itself, and what is quoted because it is typed so."""


@cache
def accented(text: str) -> str:
    """The text with an accent on every letter that a language would translate."""
    return "".join([part if KEPT.fullmatch(part) else part.translate(TABLE) for part in KEPT.split(text)])


class PseudoLanguage(Language):
    """Says everything with accents."""

    code = "xx"

    def translated(self, template: str) -> str:
        """The template with its gaps as they are."""
        return accented(template)

    def plural(self, one: str, many: str, number: int) -> str:
        """The template that fits a number, marked."""
        return f"‹{accented(one if number == 1 else many)}›"

    def counted(self, number: int, noun: str) -> str:
        """A number with its noun, marked."""
        return f"{number}×{accented(noun)}"

    def joined(self, words: Sequence[str], joint: Joint) -> str:
        """A list joined by signs."""
        return {"and": " ∧ ", "or": " ∨ ", "": " · "}[joint].join(words)


def write_texts(english: Path, folder: Path) -> None:
    """A copy of the published texts in which all but the headings that are keys has accents."""
    for path in sorted(english.rglob("*.md")):
        lines = path.read_text(encoding="utf-8").split("\n")
        told = [line if line.startswith("## ") else accented(line) for line in lines]
        target = folder / path.relative_to(english)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(told), encoding="utf-8")


def write_stories(stories: Mapping[str, Iterable[str]], folder: Path) -> None:
    """The titles of the examples of each rule with accents, as the file in which a language has them."""
    told = [
        f"# {rule}\n\n" + "".join([f"## {story}\n\n{accented(story)}\n\n" for story in of_the_rule])
        for rule, of_the_rule in stories.items()
    ]
    target = folder / "examples" / "rules.md"
    target.parent.mkdir(parents=True)
    target.write_text("".join(told), encoding="utf-8")


WORD = re.compile(r"(?<![\w`@/-])[A-Za-z]{2,}(?:[-_][A-Za-z]+)*(?![\w`/])")
QUOTED = re.compile(r"`[^`]*`")


def plain_words(text: str, allowed: AbstractSet[str]) -> list[str]:
    """The words of a text that no language translated, and that are none of those allowed, in lower case."""
    return [word for word in WORD.findall(QUOTED.sub("", text)) if word.lower() not in allowed]


def words_of(texts: Iterable[str]) -> set[str]:
    """The words of some names, in lower case, joined by hyphens and apart."""
    found = {word.lower() for text in texts for word in WORD.findall(text)}
    return found | {part for word in found for part in re.split("[-_]", word)}
