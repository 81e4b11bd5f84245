"""The open questions: the values that a table may have are those that the texts explain."""

import pytest

from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, OPEN_QUESTIONS, OpenQuestion
from babylon_cli.wording.texts import published
from tests.drawing import garden

every_question = pytest.mark.parametrize("question", OPEN_QUESTIONS, ids=lambda question: question.name)


@every_question
def test_the_first_value_is_the_default(question: OpenQuestion) -> None:
    assert question.default == question.values[0] == getattr(DEFAULT_RULINGS, question.name)
    assert set(question.presets.values()) <= set(question.values)


@every_question
def test_every_value_is_explained_and_nothing_is_said_to_be_confirmed(question: OpenQuestion) -> None:
    text = published("rulings", question.name)
    assert text.title.endswith("?")
    assert text.body.endswith("No ruling here is confirmed by the publisher.")
    assert list(text.sections) == [*question.values, "in a file"]
    assert all(len(text.sections[value]) == 2 for value in question.values)
    assert text.section("in a file")


NO_TERRACES = "terraces: []"


@pytest.mark.parametrize("edition", ["fr", "nl", "zh-Hant"])
def test_three_editions_preset_nothing(edition: str) -> None:
    assert garden(NO_TERRACES, edition=edition).rulings == DEFAULT_RULINGS


def test_the_simplified_chinese_edition_presets_three() -> None:
    presets = DEFAULT_RULINGS._replace(superposed="adjacent", bridge_gap="any", fountain_terraces="one")
    assert garden(NO_TERRACES, edition="zh-Hans").rulings == presets


def test_a_file_overrides_its_edition() -> None:
    drawn = garden(NO_TERRACES, "{superposed: never, supply: ignore}", edition="zh-Hans")
    expected = DEFAULT_RULINGS._replace(supply="ignore", bridge_gap="any", fountain_terraces="one")
    assert drawn.rulings == expected


def test_rulings_with_other_answers() -> None:
    answered = DEFAULT_RULINGS.answered({"superposed": "adjacent", "supply": "limit"})
    assert answered == DEFAULT_RULINGS._replace(superposed="adjacent", supply="limit")
    assert DEFAULT_RULINGS.answered({}) == DEFAULT_RULINGS
