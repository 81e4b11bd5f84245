"""What is published about the pad and about digging agrees with what is counted."""

import pytest

from babylon_cli.babylon.rules.pad_and_digging import DIGGING, PAD_ROWS, TIE_BREAK, TIE_BREAK_SOURCES, TOTAL, RowAbout
from babylon_cli.babylon.scoring.pad import PAD_ROWS as COUNTED_ROWS
from babylon_cli.babylon.scoring.pad import TOTAL as COUNTED_TOTAL
from babylon_cli.judging.about import About

EDITIONS = {"fr", "nl", "zh-Hant", "zh-Hans"}


def test_the_rows_are_those_that_are_counted_in_the_same_order_and_notation() -> None:
    published = [(row.key, row.label, row.notation) for row in PAD_ROWS]
    assert published == [(row.key, row.label, row.notation) for row in COUNTED_ROWS]
    assert TOTAL.key == COUNTED_TOTAL


@pytest.mark.parametrize("row", [*PAD_ROWS, TOTAL], ids=lambda row: str(row.key))
def test_every_row_has_a_text_and_its_place_in_each_rulebook(row: RowAbout) -> None:
    assert row.text.endswith(".")
    assert {source.book for source in row.sources} == EDITIONS


def test_the_tie_break_and_digging_have_theirs() -> None:
    assert TIE_BREAK.endswith(".")
    assert {source.book for source in TIE_BREAK_SOURCES} == EDITIONS
    assert isinstance(DIGGING, About)
    assert {source.book for source in DIGGING.sources} == EDITIONS
