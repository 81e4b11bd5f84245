"""What stands in the picture of a tower in a file can be said in another language."""

import pytest

from babylon_cli.babel.answers.drawn import drawn
from babylon_cli.babel.pages.drawn import picture_of
from babylon_cli.wording.message import ENGLISH
from tests.babel.tables import document, seated_text
from tests.pseudo import PseudoLanguage
from tests.test_pseudo_language import known_words, untranslated

NAMES = frozenset({"ana", "bo", "cas"})

HANDS = ("tiles: [1, 2, 3]", "tiles: [4, 5, 6]", "tiles: [7, 8, 9]")


@pytest.mark.parametrize(("tower", "has_faults"), [("[{Ana: [4, 5]}, {Bo: 7}]", True), ("[{Ana: 1}]", False)])
def test_no_word_of_a_picture_is_plain_english(tower: str, *, has_faults: bool) -> None:
    answer = drawn(document(seated_text(*HANDS, more=f"tower: {tower}")), faults=True)
    assert answer.told is not None
    assert bool(answer.told.findings) == has_faults
    told, english = picture_of(answer, PseudoLanguage()), picture_of(answer, ENGLISH)
    assert told is not None
    assert english is not None
    assert untranslated(told, known_words() | NAMES) == []
    assert untranslated(english, known_words() | NAMES) != []


def test_an_unusable_document_has_no_picture() -> None:
    assert picture_of(drawn(document("game: babel\nage: 9\nplayers: []\n")), ENGLISH) is None
