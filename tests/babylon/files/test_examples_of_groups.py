"""The example that a message shows where a group of keys is expected: a group of that kind, and a good one."""

from typing import Any, get_args

import pytest
import yaml

import babylon_cli.babel.files.models as of_babel
import babylon_cli.babylon.files.models as of_tables
import babylon_cli.babylon.files.record_models as of_records
from babylon_cli.babylon.files import other_languages
from babylon_cli.babylon.files.values import Corner, IconWord, Material, SupportWord, TokenWord
from babylon_cli.reading.parts import Part
from babylon_cli.reading.passages import Passage
from babylon_cli.reading.scalars import plain_value
from babylon_cli.reading.shape import read_as
from babylon_cli.reading.values import Elsewhere, OtherWords, Spelled, meanings
from tests.reading.plain import as_a_model_has_it

GROUPS = sorted(
    {
        kind
        for module in (of_tables, of_records, of_babel)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Part) and kind.__name__.endswith("Part")
        if kind.__module__ == module.__name__ and kind is not of_tables.ByCornerPart
    },
    key=lambda kind: kind.__name__,
)


def plain(value: Any) -> Any:
    """What the reader makes of what YAML 1.1 reads: no key is a number."""
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


@pytest.mark.parametrize("group", GROUPS)
def test_the_example_of_a_group_is_one(group: type[Part]) -> None:
    example = plain(yaml.safe_load(group.example))
    assert example
    assert as_a_model_has_it(group, example) == example


def test_the_rulings_of_both_games_have_an_example() -> None:
    for part in (of_tables.RulingsPart, of_babel.BabelRulingsPart):
        assert read_as(part, yaml.safe_load(part.example)).answers()


READ = [
    (other_languages.ICONS, IconWord),
    (other_languages.MATERIALS, Material),
    (other_languages.CORNERS, Corner),
    (other_languages.SUPPORTS, SupportWord),
    (other_languages.TOKENS, TokenWord),
]
"""What is read in the players' languages."""

MEANT = [
    (other_languages.OTHER_ICONS, other_languages.ICONS, IconWord),
    (other_languages.OTHER_MATERIALS, other_languages.MATERIALS, Material),
    (other_languages.OTHER_CORNERS, other_languages.CORNERS, Corner),
]
"""What is not read, and tells what was meant."""


def words_of(kind: Any) -> set[str]:
    return set(Passage((), {"key": None}, [dict[str, kind]]).at_key("key").words)


@pytest.mark.parametrize(("words", "kind"), READ)
def test_words_of_the_players_languages_are_read(words: Elsewhere, kind: Any) -> None:
    spelled = next(mark for mark in get_args(kind) if isinstance(mark, Spelled))
    assert set(words) == words_of(kind)
    assert spelled.elsewhere == words
    for word, others in words.items():
        for other in (word, *" ".join(others).split()):
            for typed in (other, other.upper(), other.capitalize()):
                assert spelled.takes(typed), typed
                assert spelled.house(typed) == word
    everyone = [other for others in words.values() for other in {*" ".join(others).split()}]
    assert len(set(everyone)) == len(everyone)
    assert not set(everyone) & words_of(kind)
    assert all(other == other.casefold() and plain_value(other) == other for other in everyone)


@pytest.mark.parametrize(("words", "read", "kind"), MEANT)
def test_words_of_other_languages_stand_for_words_of_the_format(words: OtherWords, read: Elsewhere, kind: Any) -> None:
    assert {word for word, _ in words.meant} <= words_of(kind)
    others = [other for _, several in words.meant for other in several]
    assert len(set(others)) == len(others)
    assert not set(others) & words_of(kind)
    assert not set(others) & meanings(read).keys()
    assert all(other == other.casefold() and plain_value(other) == other for other in others)
    assert words.word("xyzzy") is None
