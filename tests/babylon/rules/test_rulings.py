"""The open questions: what is published agrees with the values that a table may have."""

from dataclasses import fields, replace
from typing import get_args, get_type_hints

import pytest

from babylon_cli.babylon.rules.rulings import OPEN_QUESTIONS, SETTLED, OpenQuestion
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, EDITION_PRESETS, Rulings
from tests.drawing import garden

every_question = pytest.mark.parametrize("question", OPEN_QUESTIONS, ids=lambda question: question.name)


def test_every_ruling_is_an_open_question_in_the_same_order() -> None:
    assert [question.name for question in OPEN_QUESTIONS] == [field.name for field in fields(Rulings)]


@every_question
def test_the_values_and_the_default_are_those_of_a_table(question: OpenQuestion) -> None:
    values = get_args(get_type_hints(Rulings)[question.name])
    assert tuple(value.name for value in question.values) == values
    assert question.default == values[0] == getattr(DEFAULT_RULINGS, question.name)


@every_question
def test_every_value_is_explained_and_nothing_is_said_to_be_confirmed(question: OpenQuestion) -> None:
    assert question.question.endswith("?")
    assert all(value.meaning and value.says_so for value in question.values)
    assert question.says_so.endswith("No ruling here is confirmed by the publisher.")


@every_question
def test_the_presets_are_those_of_the_editions(question: OpenQuestion) -> None:
    published = dict(question.presets)
    for edition, presets in EDITION_PRESETS.items():
        assert published.get(edition) == presets.get(question.name)


@every_question
def test_the_text_quotes_no_unknown_value(question: OpenQuestion) -> None:
    names = {value.name for value in question.values}
    assert {value for _, value in question.presets} <= names


def test_what_is_settled_has_an_answer_and_a_reason() -> None:
    assert len(SETTLED) >= 20
    assert all(settled.question.endswith("?") and settled.answer and settled.reason for settled in SETTLED)
    assert len({settled.question for settled in SETTLED}) == len(SETTLED)


NO_TERRACES = "terraces: []"


@pytest.mark.parametrize("edition", ["fr", "nl", "zh-Hant"])
def test_three_editions_preset_nothing(edition: str) -> None:
    assert garden(NO_TERRACES, edition=edition).rulings == DEFAULT_RULINGS


def test_the_simplified_chinese_edition_presets_three() -> None:
    presets = replace(DEFAULT_RULINGS, superposed="adjacent", bridge_gap="any", fountain_terraces="one")
    assert garden(NO_TERRACES, edition="zh-Hans").rulings == presets


def test_a_file_overrides_its_edition() -> None:
    drawn = garden(NO_TERRACES, "{superposed: never, supply: ignore}", edition="zh-Hans")
    expected = replace(DEFAULT_RULINGS, supply="ignore", bridge_gap="any", fountain_terraces="one")
    assert drawn.rulings == expected


def test_rulings_with_other_answers() -> None:
    answered = DEFAULT_RULINGS.answered({"superposed": "adjacent", "supply": "limit"})
    assert answered == replace(DEFAULT_RULINGS, superposed="adjacent", supply="limit")
    assert DEFAULT_RULINGS.answered({}) == DEFAULT_RULINGS
