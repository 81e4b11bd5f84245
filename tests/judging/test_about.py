"""A place in a rulebook."""

import pytest

from babylon_cli.judging.about import Source
from tests.pseudo import PseudoLanguage, accented


@pytest.mark.parametrize(
    ("item", "printed"),
    [
        ("the point Pont", "A. Creuser Pont"),
        ("Attention, 2nd point", "A. Creuser Attention,"),
        ("the point 小桥", "A. Creuser 小桥"),
        ("1st and 2nd paragraphs", "A. Creuser"),
    ],
)
def test_what_is_printed_of_a_place(item: str, printed: str) -> None:
    assert Source("fr", "A. Creuser", item).printed == printed


def test_its_data_is_said_in_a_language() -> None:
    place = Source("fr", "A. Creuser", "the four points")
    assert place.data() == {"edition": "fr", "section": "A. Creuser", "item": "the four points"}
    assert place.data(PseudoLanguage())["item"] == accented("the four points")
