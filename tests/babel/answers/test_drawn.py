"""The tower that is to be drawn, and what is found about it."""

from babylon_cli.babel.answers.drawn import drawn
from tests.babel.tables import document, seated_text

TWO_FAULTS = seated_text("tiles: [1, 2, 3]", "tiles: [4, 5, 6]", "tiles: [7, 8]", more="tower: [{Ana: [1, 2]}]")


def test_what_is_found_is_numbered() -> None:
    told = drawn(document(TWO_FAULTS), faults=True).data()
    assert told["file"] == "drawn.yaml"
    assert [(entry["number"], entry["rule"]) for entry in told["violations"]] == [
        (1, "babel-tile-hand"),
        (2, "babel-turn-tile"),
    ]


def test_unless_it_is_asked_nothing_is_found() -> None:
    answer = drawn(document(TWO_FAULTS))
    assert answer.told is not None
    assert answer.told.findings is None
    assert answer.data()["violations"] == []


def test_a_tower_that_is_not_played_is_refused() -> None:
    answer = drawn(document(seated_text("", "", "", more="modules: [projects]")))
    assert answer.told is None
    assert str(answer.document.problems[0].message) == "the tower is not played here, so that there is none to draw"


def test_an_unusable_document_stays_unusable() -> None:
    answer = drawn(document("game: babel\nage: 9\nplayers: []\n"), faults=True)
    assert answer.told is None
    assert "errors" in answer.data()
