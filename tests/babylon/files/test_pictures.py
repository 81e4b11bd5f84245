"""Every picture in `pictures/`: exactly these complaints, at these places, in these words."""

import pytest
import yaml

from babylon_cli.reading import reader
from babylon_cli.reading.problem import Problem
from tests.babylon.files.pictures import Picture, drawn, library_words_in, loaded, pictures, problems_of
from tests.cases import for_each

PICTURES = ("reader", "syntax", "shape", "short", "table", "play")
READER, SYNTAX, SHAPE, SHORT, TABLE, PLAY = [pictures(name) for name in PICTURES]
EVERY_PICTURE = [*READER, *SYNTAX, *SHAPE, *SHORT, *TABLE, *PLAY]


def test_a_picture_is_read_as_its_header_says() -> None:
    picture = drawn("a name\na: 1\n ^ wrong\n help: mend\n also 1:2 here\n also 3:4 there\nb: 2\nhelp: 3\n\n")
    problem = Problem("wrong", 1, 2, 1, "mend", (("here", 1, 2), ("there", 3, 4)))
    assert picture == ("a name", "a: 1\nb: 2\n", [problem._replace(help="3")])
    assert drawn("another\nhelp: 1\nalso 1:2 x\n") == ("another", "help: 1\nalso 1:2 x\n", [])


def test_the_pictures_are_many_and_have_names_of_their_own() -> None:
    names = [picture.name for picture in EVERY_PICTURE]
    assert len(names) > 100
    assert len(set(names)) == len(names)


@for_each("picture", EVERY_PICTURE)
def test_what_is_said(picture: Picture) -> None:
    in_order = sorted(picture.problems, key=lambda problem: (problem.line, problem.column))
    assert problems_of(picture.text) == in_order


@for_each("picture", EVERY_PICTURE)
def test_a_file_is_a_table_exactly_where_nothing_is_said(picture: Picture) -> None:
    for document in loaded(picture.text):
        assert (document.table is None) == bool(document.problems)


@for_each("picture", EVERY_PICTURE)
def test_line_ends_of_windows_and_a_byte_order_mark_change_nothing(picture: Picture) -> None:
    windows = "\ufeff" + picture.text.replace("\n", "\r\n")
    assert problems_of(windows) == problems_of(picture.text)


@for_each("picture", [*READER, *SHAPE, *SHORT, *TABLE, *PLAY])
def test_the_parser_in_python_leads_to_the_same_complaints(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "Parser", yaml.SafeLoader)
    in_order = sorted(picture.problems, key=lambda problem: (problem.line, problem.column))
    assert problems_of(picture.text) == in_order


def test_no_message_is_a_librarys() -> None:
    for picture in EVERY_PICTURE:
        for problem in problems_of(picture.text):
            assert not list(library_words_in(problem)), problem


def test_a_librarys_words_would_be_found() -> None:
    assert list(library_words_in(Problem("Input should be a valid list, expected <block end>"))) == [
        "Input should",
        "expected <",
    ]
    assert list(library_words_in(Problem("fine", help="a token", related=(("a node", 1, 1),)))) == ["token", "node"]
    assert not list(library_words_in(Problem("`token` is `pydantic`; expected a round token")))
    assert not list(library_words_in(Problem("an unknown key", help="the keys here are round, token, turn")))


def test_messages_begin_small_and_end_without_a_full_stop() -> None:
    for picture in EVERY_PICTURE:
        for problem in picture.problems:
            first, last = str(problem.message)[0], str(problem.message)[-1]
            assert first == "`" or first.islower() or str(problem.message).startswith("Ana ")
            assert last != "."
            assert str(problem.help)[-1:] != "."


@pytest.mark.parametrize(
    ("number", "last"),
    [
        (20, "`statues`, entry 20 is the number 1; expected a spot:"),
        (21, "1 more mistake of this kind, the first of them here: `statues`, entry 21 is the number 1"),
        (100, "80 more mistakes of this kind, the first of them here: `statues`, entry 21 is the number 1"),
    ],
)
def test_of_many_mistakes_of_a_kind_twenty_are_told(number: int, last: str) -> None:
    """A value of another kind and an unknown key are others."""
    wrong = (
        "players: [{name: Ana, flower: white, statues: ["
        + "1,\n " * min(number, 21)
        + "1, " * (number - 21)
        + "], fountains: [1]}]\n"
    )
    *found, fountain, unknown = problems_of(f"{wrong}\nx: 1\n")
    assert [problem.line for problem in found] == list(range(1, min(number, 21) + 1))
    assert str(found[-1].message).startswith(last)
    assert str(fountain.message).startswith("`fountains`, entry 1")
    assert str(unknown.message) == "the document has an unknown key `x`"


def test_a_bomb_of_aliases_is_told_in_a_few_words() -> None:
    aliases = "".join(f"b{number}: &b{number} [*a, *a, *a, *a, *a, *a, *a, *a, *a]\n" for number in range(200))
    found = problems_of(f"a: &a [1]\n{aliases}")
    assert len(found) == 3 * 21
    assert sum(len(problem.message) for problem in found) < 4000
