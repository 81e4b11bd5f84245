"""What the examples are called in each language: every one of them, none that is not there, and no English."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.book import Book
from babylon_cli.printing.html.shell import Shell
from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording.examples import ExampleText, example_text
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.texts import names_of
from babylon_cli.worked import about, worked
from tests.cli.running import EXAMPLES, run
from tests.languages.catalogues import FOLDER, OTHERS

TYPED = {value for question in OPEN_QUESTIONS for value in question.values} | {
    value for values in VALUES.values() for value in values
}
"""Titles that are values of a ruling, which are typed so in every language."""


class English(NamedTuple):
    """What an example says itself."""

    folder: str
    name: str
    about: tuple[str, ...]
    titles: tuple[str, ...]


@cache
def examples() -> tuple[English, ...]:
    """Every example that is no near-miss pair of a rule."""
    files = [path for path in sorted(EXAMPLES.rglob("*.yaml")) if "rules" not in path.relative_to(EXAMPLES).parts]
    return tuple([english(path) for path in files])


def english(path: Path) -> English:
    text = path.read_text(encoding="utf-8")
    documents = yaml.load_all(text, yaml.CSafeLoader)
    titles = dict.fromkeys([title for document in documents if (title := document.get("title"))])
    return English(str(path.parent.relative_to(EXAMPLES)), path.stem, tuple(about(text)), tuple(titles))


def told(example: English, language: str) -> ExampleText:
    return example_text(example.folder, example.name, language)


def names_in(path: Path) -> list[str]:
    return re.findall(r"^# (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_there_is_a_text_for_every_example_and_for_no_other(language: str) -> None:
    folder = FOLDER / language / "examples"
    files = {str(path.relative_to(folder).with_suffix("")): names_in(path) for path in folder.rglob("*.md")}
    expected: dict[str, list[str]] = {"rules": names_of("rules")}
    for example in examples():
        expected.setdefault(example.folder, []).append(example.name)
    assert files == expected


@pytest.mark.parametrize("language", OTHERS)
def test_every_story_of_a_rule_has_its_title_and_no_other(language: str) -> None:
    for rule in names_of("rules"):
        stories, text = [pair.title for pair in pairs_of(rule)], example_text("rules", rule, language)
        assert list(text.text.sections) == stories, rule
        titles = [text.titled(story) for story in stories]
        assert len(set(titles)) == len(titles), rule
        assert not set(titles) & set(stories), rule
        assert not [title for title in titles if re.search("[,;:.，；：。]", title)], rule


@pytest.mark.parametrize("language", OTHERS)
def test_every_example_has_its_title_and_its_comment(language: str) -> None:
    titles = [(example.folder, told(example, language).title) for example in examples()]
    assert len(set(titles)) == len(titles)
    for example in examples():
        text = told(example, language)
        assert text.title not in ("", example.name.replace("-", " ")), example.name
        assert len(text.about) == len(example.about) or example.folder == "babel/cities", example.name
        assert sorted(quoted(text.about)) == sorted(quoted(example.about)), example.name
        assert not set(text.about) & set(example.about), example.name


def quoted(paragraphs: tuple[str, ...]) -> list[str]:
    return re.findall("`[^`]*`", " ".join(paragraphs))


@pytest.mark.parametrize("language", OTHERS)
def test_every_document_of_an_example_has_its_title(language: str) -> None:
    for example in examples():
        text, named = told(example, language), [title for title in example.titles if title not in TYPED]
        assert list(text.text.sections) == named, example.name
        for title in named:
            assert text.titled(title) != title or is_typed(title), example.name


def is_typed(title: str) -> bool:
    """Whether a title is names and values alone, such as `Olympia, due`."""
    return all(word in TYPED or word.istitle() for word in title.split(", "))


def test_an_index_names_the_examples_in_its_language() -> None:
    index = next(iter(Book(language_named("fr")).files())).text
    assert "superposées\u00a0: à un étage d’écart, jamais légal" in index
    assert "superposed one storey apart" not in index


ENGLISH = re.compile(r"\b(the|and|with|from|does|which|built|costs|lies|has|takes|one of)\b")

APART = {"fr": re.compile("[ \\w][:;!?»]|«[ \\w]"), "zh-Hant": re.compile(r"[\u4e00-\u9fff] ?[,;!?.]")}
APART["zh-Hans"] = APART["zh-Hant"]
"""Signs as they are not set in a language: without the space that holds them, or those of English."""


RULED = rf"\b({'|'.join([*[question.name for question in OPEN_QUESTIONS], *VALUES])}): \w+"
"""A ruling with its value, as it is typed."""


def said(language: str) -> Iterator[str]:
    """All that a reader is told, but for what is typed."""
    for rule in names_of("rules"):
        yield from [paragraph for under in section_texts("rules", rule, language) for paragraph in under]
    for example in examples():
        text = told(example, language)
        yield from (text.title, *text.about)
        yield from [each for under in section_texts(example.folder, example.name, language) for each in under]


def section_texts(folder: str, name: str, language: str) -> list[tuple[str, ...]]:
    return list(example_text(folder, name, language).text.sections.values())


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english_and_signs_are_set_as_the_language_does(language: str) -> None:
    for text in said(language):
        prose = re.sub(RULED, "", re.sub("`[^`]*`", "", text))
        assert not ENGLISH.search(prose), text
        assert language not in APART or not APART[language].search(prose), text


@pytest.mark.parametrize(
    ("language", "begins", "first"),
    [
        ("fr", "Question\u00a0: Ana a l’Autel", "le Temple à l’Âge I"),
        ("nl", "Vraag: Ana heeft Altar", "de Temple in tijdperk I"),
        ("zh-Hant", "問：Ana有Altar", "第一時代的Temple"),
        ("zh-Hans", "问：Ana有Altar", "时代1的Temple"),
        ("en", "Question: Ana owns the Altar", "the Temple in Age I"),
    ],
)
def test_an_example_is_told_in_the_language_of_the_book(language: str, begins: str, first: str) -> None:
    spoken = language_named(language)
    found = worked("babel/prices/a-card-of-an-age-to-come.yaml", spoken, Shell(spoken).templates)
    assert found.about[0].startswith(begins)
    assert [f"{first}<" in html for html in found.sections] == [True, False]


@pytest.mark.parametrize(
    ("language", "story"),
    [
        ("fr", "cour à quatre côtés"),
        ("nl", "binnenplaats met vier zijden"),
        ("zh-Hant", "四面圍起的中庭"),
        ("zh-Hans", "四面围合的中庭"),
    ],
)
def test_explain_calls_an_example_as_the_language_does(language: str, story: str) -> None:
    forms: list[tuple[str, ...]] = [()]
    if language == "fr":
        forms += [("--examples",), ("--format", "html")]
    for form in forms:
        ended = run("explain", "bridge-gap", *form, "--lang", language)
        assert story in ended.output, form
        assert "court with four sides" not in ended.output, form
