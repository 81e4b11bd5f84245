"""What is published besides the rules: the pad, the round tokens, digging, who wins, and what is settled."""

from pathlib import Path

import pytest

from babylon_cli.babylon.rules.topics import PAD, ROUND_TOKENS, SETTLED, TOPICS
from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.babylon.table.turn import TOKENS
from babylon_cli.judging.about import Topic
from babylon_cli.judging.line import TOTAL, PadRow
from babylon_cli.wording import FOLDER
from babylon_cli.wording.texts import published

EDITIONS = {"fr", "nl", "zh-Hant", "zh-Hans"}


def test_the_rows_of_the_pad_are_those_that_are_counted() -> None:
    assert list(PAD) == [*[row.key for row in PAD_ROWS], TOTAL]


@pytest.mark.parametrize("row", PAD_ROWS, ids=lambda row: str(row.key))
def test_a_row_is_headed_by_its_label_and_its_notation(row: PadRow) -> None:
    assert published("pad", row.key).title == f"the row {row.label.word} of the pad, {row.notation}"


def test_every_round_token_is_a_topic() -> None:
    assert set(ROUND_TOKENS) == set(TOKENS)


@pytest.mark.parametrize("topic", TOPICS.values(), ids=lambda topic: str(topic.name))
def test_a_topic_has_a_text_and_its_place_in_each_rulebook(topic: Topic) -> None:
    text = published(topic.kind, topic.name)
    assert text.title
    assert text.body.endswith(".")
    assert {source.book for source in topic.sources} == EDITIONS


@pytest.mark.parametrize("kind", ["pad", "tokens", "topics"])
def test_no_text_is_left_over(kind: str) -> None:
    files = {path.stem for path in (Path(FOLDER) / "en" / kind).iterdir()}
    assert {name for name in files if not name.startswith("babel-")} == {
        topic.name for topic in TOPICS.values() if topic.kind == kind
    }


def test_what_is_settled_has_an_answer_and_a_reason() -> None:
    assert len(SETTLED) >= 20
    assert {path.stem for path in (Path(FOLDER) / "en" / "settled").iterdir()} == set(SETTLED)
    for name in SETTLED:
        text = published("settled", name)
        assert text.title.endswith("?")
        assert text.body
        assert text.section("why")
