"""A ` #` that cut a text short, and comments that are none of that."""

import pytest

from tests.babylon.files.pictures import loaded

PLAYERS = "players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]"


def noticed(text: str) -> list[tuple[int, int, int, str]]:
    """Where each notice stands, how wide it is, and its message."""
    return [
        (each.line, each.column, each.width, str(each.message))
        for document in loaded(text)
        for each in document.notices
    ]


CUT = "a # after a space begins a comment: `{}` is read, and `{}` is not"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_title_that_is_cut_short(end: str) -> None:
    text = f"title: Game #3{end}{PLAYERS}{end}"
    assert noticed(text) == [(1, 13, 2, CUT.format("Game", "#3"))]
    (document,) = loaded(text)
    assert document.table is not None
    assert document.table.title == "Game"


def test_a_place_and_a_note_that_are_cut_short() -> None:
    text = f"place: House #3\nnotes: Ana won #1\n{PLAYERS}\n"
    assert noticed(text) == [(1, 14, 2, CUT.format("House", "#3")), (2, 16, 2, CUT.format("Ana won", "#1"))]


def test_a_text_that_is_named_elsewhere_is_not_cut_short() -> None:
    anchored = 'title: "a #b"\nplace: &a Ana\nplayers: [{name: *a, flower: white}, {name: Bo, flower: pink}]\n'
    assert not noticed(anchored)


@pytest.mark.parametrize(
    "text",
    [
        "title: Game # 3",
        "title: Game  #3",
        "title: 'Game' #3",
        "title: 'Game #3'",
        "title: Game#3",
        "title: Game #",
        "edition: fr #3",
        "#3",
        "title: Game\n #3",
    ],
)
def test_what_is_a_comment_or_no_text_at_all(text: str) -> None:
    assert noticed(f"{text}\n{PLAYERS}\n") == []


def test_every_text_of_a_file_is_looked_at() -> None:
    text = (
        "flowers:\n  - white #1\n  - pink\nplayers:\n  - name: Ana #2\n    flower: white\n  - {name: Bo #3\n"
        "    , flower: pink #4\n    }\n---\ntitle: 7 #5\nplayers: []\n"
    )
    assert [(line, message.split("`")[3]) for line, _, _, message in noticed(text)] == [
        (2, "#1"),
        (5, "#2"),
        (7, "#3"),
        (8, "#4"),
        (11, "#5"),
    ]


def test_an_unusable_file_tells_it_as_well() -> None:
    assert noticed("title: Game #3\nplayers: 3\n") == [(1, 13, 2, CUT.format("Game", "#3"))]
