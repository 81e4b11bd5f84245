"""The catalogues hold what the sources say, each translation the same gaps, and the package reads what was compiled."""

import re
from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Message

from babylon_cli.wording.languages import language_named
from tests.languages.catalogues import OTHERS, extracted, is_translated, translation
from tests.languages.terms import headings

RENEW = "python -m tests.languages renews the catalogues"


def ids(messages: list[Message]) -> list[object]:
    return [message.id for message in messages if message.id]


@cache
def said_by_the_package() -> frozenset[object]:
    """What the sources say."""
    return frozenset(ids(list(extracted())))


def strings_of(message: Message) -> list[str]:
    strings = message.string if isinstance(message.string, list | tuple) else [message.string]
    return [str(string) for string in strings if string]


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name} if "{" in text else set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_has_every_message_and_no_other(language: str) -> None:
    assert set(ids(list(translation(language)))) == said_by_the_package(), RENEW


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    assert [message.id for message in translation(language) if message.id and not is_translated(message)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_gaps_of_its_message(language: str) -> None:
    """Of a message with a number, each form has those of one of the two in English, but may leave out the number."""
    for message in translation(language):
        english = [*message.id] if isinstance(message.id, list | tuple) else [str(message.id)]
        allowed = [gaps(text) for text in english]
        if len(english) > 1:
            allowed += [each - {"number"} for each in allowed]
        for string in strings_of(message) if message.id else ():
            assert gaps(string) in allowed, message.id


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_typed_is_typed_in_every_language(language: str) -> None:
    """What stands in backticks is a key, a value or a command."""
    for message in translation(language):
        if isinstance(message.id, str) and message.id and is_translated(message):
            assert typed_in(str(message.string)) == typed_in(message.id), message.id


def typed_in(text: str) -> list[str]:
    return sorted(re.findall(r"`[^`]*`", text))


WORD = re.compile(r"(?<![\w{(`@-])[a-z]{3,}(?![\w}`-])")


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    of_the_books = set(headings())
    for message in translation(language):
        english = message.id[0] if isinstance(message.id, list | tuple) else str(message.id)
        words = WORD.findall(re.sub("`[^`]*`", "", english))
        if len(words) > 2 and "%(" not in english and english not in of_the_books:
            assert english not in strings_of(message)


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_package_reads_was_compiled_from_it(language: str) -> None:
    spoken = language_named(language)
    stale = [
        message.id
        for message in translation(language)
        if isinstance(message.id, str) and message.id and spoken.translated(message.id) != message.string
    ]
    assert stale == [], RENEW


@pytest.mark.parametrize("language", OTHERS)
def test_a_number_has_the_form_of_its_language(language: str) -> None:
    """Also where the words are the same in English, which counts otherwise: French has 0 point and 2 points."""
    spoken = language_named(language)
    for message in translation(language):
        if isinstance(message.id, list | tuple):
            for number in (0, 1, 2):
                expected = strings_of(message)[{"fr": int(number > 1), "nl": int(number != 1)}.get(language, 0)]
                assert spoken.plural(message.id[0], message.id[1], number) == expected
