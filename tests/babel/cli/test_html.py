"""`--format html` for Babel: the tower turn by turn with its laws, and faults beside the picture of the tower."""

from pathlib import Path

import pytest

from babylon_cli.questions import read, tower
from tests.cli.running import EXAMPLES, run, write
from tests.printing.html.reading import Element
from tests.printing.html.reading import read as read_page

PLACING = EXAMPLES / "babel" / "rulebook" / "placing-4-and-12.yaml"

PLAYERS = "players: [{name: Ana, wonder: Gizah A}, {name: <Bo>, wonder: Rhodos A}, {name: Cas, wonder: Olympia A}]\n"


def page(*arguments: str | Path) -> Element:
    ended = run("babel", *arguments, "--format", "html")
    assert ended.status == 0, ended
    return read_page(ended.output)


def test_the_page_of_a_tower_has_a_board_after_every_turn() -> None:
    for document, article in zip(read(PLACING), page("tower", PLACING).all("article"), strict=True):
        told = tower(document).told
        assert told is not None
        boards = article.all("figure", class_="board")
        assert len(boards) == len(told.turns)
        for number, (turn, board) in enumerate(zip(told.turns, boards, strict=True), start=1):
            assert board.one("figcaption").text.startswith(
                f"Turn {number}: {turn.built[0][0]} builds {turn.built[0][1]}"
            )
            laid = [each.attributes["data-path"] for each in board.within() if "data-path" in each.attributes]
            assert len(laid) == sum([len(each.built) for each in told.turns[:number]])
        assert [tile.text for tile in article.all("b", class_="tile")] == [str(tile) for tile in told.active]
        rows = [[cell.text for cell in row.all("td")] for row in article.one("tbody").all("tr")]
        assert rows == [[str(number), str(told.points[name])] for name, number in told.built.items()]


def test_a_tower_without_tiles_is_an_empty_board(tmp_path: Path) -> None:
    root = page("tower", write(tmp_path, f"game: babel\nage: 1\n{PLAYERS}"))
    assert "No tile has been built." in root.text
    assert len(root.all("svg")) == 1
    assert "none" in root.text
    assert "<Bo>" in root.text


def test_a_tower_that_is_not_played_has_no_board(tmp_path: Path) -> None:
    root = page("tower", write(tmp_path, f"game: babel\nage: 1\nmodules: [projects]\n{PLAYERS}"))
    assert "The tower is not played" in root.text
    assert not root.all("svg")


def test_a_table_without_a_built_tile_has_no_picture(tmp_path: Path) -> None:
    path = write(tmp_path, f"game: babel\nage: 1\n{PLAYERS}")
    assert not page("score", path).all("svg")
    assert not page("check", path).all("svg")


def test_faults_of_a_tower_stand_beside_it() -> None:
    ended = run("babel", "check", "--format", "html", EXAMPLES / "rules" / "babel-tile-hand")
    assert ended.status == 1
    faulty = read_page(ended.output).all("section", class_="at-fault")
    assert len(faulty) > 2
    for section in faulty:
        drawn = {each.attributes.get("data-rule") for each in section.one("figure").within()}
        assert drawn >= {code.text for code in section.all("code", class_="rule")}


def test_an_unusable_table_is_told_of_on_the_page_and_beside_it(tmp_path: Path) -> None:
    ended = run("babel", "tower", "--format", "html", write(tmp_path, "game: babel\nage: 9\n"))
    assert ended.status == 2
    assert "unusable" in read_page(ended.output).text
    assert "age" in ended.error


@pytest.mark.thorough
def test_the_towers_of_all_examples_are_sound() -> None:
    assert page("tower", EXAMPLES / "babel").all("article")
