"""Small matters of English."""

import pytest

from babylon_cli.words import counted, listed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], ""),
        (["A"], "A"),
        (["A", "B"], "A and B"),
        (["A", "B", "C"], "A, B and C"),
        (["A", "B", "C", "D"], "A, B, C and D"),
    ],
)
def test_a_list_as_a_reader_says_it(words: list[str], said: str) -> None:
    assert listed(words) == said


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 terraces"), (1, "1 terrace"), (2, "2 terraces"), (11, "11 terraces")]
)
def test_a_number_with_its_noun(number: int, said: str) -> None:
    assert counted(number, "terrace") == said
