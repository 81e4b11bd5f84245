"""The published texts of each language: the same files as in English, in them the same keys, and no English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from babylon_cli.babel.facts.cards import CARDS
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import Message
from babylon_cli.wording.texts import parsed
from tests.languages.catalogues import FOLDER, OTHERS

ENGLISH = FOLDER / "en"

TYPED = re.compile(r"`[^`]*`")
GAP = re.compile(r"\{\w*\}")


def texts_of(folder: Path) -> dict[str, str]:
    """But for those of the examples, whose files are the English ones."""
    paths = [path for path in folder.rglob("*") if path.suffix in (".md", ".txt") and "examples" not in path.parts]
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in sorted(paths)}


def pairs(language: str) -> Iterator[tuple[str, str, str]]:
    english, other = texts_of(ENGLISH), texts_of(FOLDER / language)
    assert english.keys() == other.keys()
    for name, text in english.items():
        yield name, text, other[name]


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_keys_and_the_paragraphs_of_the_english_one(language: str) -> None:
    for name, english, other in pairs(language):
        if name.endswith(".md"):
            here, there = parsed(english), parsed(other)
            assert list(here.sections) == list(there.sections), name
            assert [len(each) for each in here.sections.values()] == [len(each) for each in there.sections.values()]
            assert len(here.paragraphs) == len(there.paragraphs), name


def typed_in(text: str) -> set[str]:
    """What stands in backticks, also where a line ends in it."""
    return set(TYPED.findall(" ".join(text.split())))


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_typed_stays(language: str) -> None:
    for name, english, other in pairs(language):
        assert sorted(GAP.findall(english)) == sorted(GAP.findall(other)), name
        if name.endswith(".md"):
            assert typed_in(english) == typed_in(other), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_paragraph_is_left_in_english(language: str) -> None:
    for name, english, other in pairs(language):
        if name.endswith(".md"):
            told, said = parsed(english), parsed(other)
            for heading, paragraphs in told.sections.items():
                same = set(paragraphs) & set(said.sections[heading])
                assert not [each for each in same if len(each.split()) > 2], (name, heading)
            assert told.title != said.title or len(told.title.split()) < 3, name
            assert not set(told.paragraphs) & set(said.paragraphs), name
        else:
            comments = {line for line in english.splitlines() if line.lstrip().startswith("# ")}
            left = comments & set(other.splitlines())
            assert not [line for line in left if not re.search(r"[:{=]|babylon|# - ", line)], name


@pytest.mark.parametrize("language", OTHERS)
def test_a_file_to_fill_in_has_the_lines_of_the_english_one(language: str) -> None:
    """But for its comments, of which a sentence may take a line more or less, and for names and the edition."""
    for name, english, other in pairs(language):
        if name.endswith(".txt"):
            assert named_in(language, typed_lines(english)) == typed_lines(other), name


def named_in(language: str, lines: list[str]) -> list[str]:
    """The lines with what is printed in the boxes, and the Free City, as the language calls them."""
    say = language_named(language).say
    said = {"the Free City": say(Message("the Free City"))}
    said |= {name.english: say(name) for name in [card.said for card in CARDS] + [wonder.said for wonder in WONDERS]}
    lines = [line.replace("edition: fr", f"edition: {language}") for line in lines]
    names = re.compile(rf"(?<=[ \[])({'|'.join(said)})(?=[],}} ]|$)")
    return [names.sub(lambda found: said[found[0]], line) for line in lines]


def typed_lines(text: str) -> list[str]:
    """What is typed: lines of YAML without their comments, and those that are to be taken out of one."""
    lines = [re.sub(r"\s+# .*", "", line) for line in text.splitlines()]
    return [line for line in lines if line and (not line.lstrip().startswith("# ") or TO_TAKE_OUT.match(line))]


TO_TAKE_OUT = re.compile("#   (date|place|notes): ")
