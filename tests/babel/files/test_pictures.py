"""Every picture in `pictures.txt`: exactly these complaints about a file of Babel, at these places, in these words."""

from pathlib import Path

import pytest
import yaml

from babylon_cli.reading import reader
from babylon_cli.reading.problem import Problem
from tests.babel.tables import documents
from tests.babylon.files.pictures import Picture, drawn, library_words_in
from tests.cases import for_each

EVERY_PICTURE = [
    drawn(block) for block in (Path(__file__).parent / "pictures.txt").read_text(encoding="utf-8").split("=== ")[1:]
]


def problems_of(text: str) -> list[Problem]:
    """Everything that makes a text unusable, in English."""
    return [in_english(problem) for document in documents(text) for problem in document.problems]


def in_english(problem: Problem) -> Problem:
    related = tuple([(str(caption), line, column) for caption, line, column in problem.related])
    return problem._replace(message=str(problem.message), help=str(problem.help), related=related)


def in_order(picture: Picture) -> list[Problem]:
    return sorted(picture.problems, key=lambda problem: (problem.line, problem.column))


def test_the_pictures_are_many_and_have_names_of_their_own() -> None:
    names = [picture.name for picture in EVERY_PICTURE]
    assert len(names) > 60
    assert len(set(names)) == len(names)


@for_each("picture", EVERY_PICTURE)
def test_what_is_said(picture: Picture) -> None:
    assert problems_of(picture.text) == in_order(picture)


@for_each("picture", [picture for picture in EVERY_PICTURE if picture.name != "text that ends too soon"])
def test_the_parser_in_python_leads_to_the_same_complaints(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "Parser", yaml.SafeLoader)
    assert problems_of(picture.text) == in_order(picture)


@for_each("picture", EVERY_PICTURE)
def test_line_ends_of_windows_and_a_byte_order_mark_change_nothing(picture: Picture) -> None:
    windows = "\ufeff" + picture.text.replace("\n", "\r\n")
    assert problems_of(windows) == problems_of(picture.text)


@for_each("picture", EVERY_PICTURE)
def test_a_file_is_a_table_exactly_where_nothing_is_said(picture: Picture) -> None:
    for document in documents(picture.text):
        assert (document.table is None) == bool(document.problems)


def test_no_message_is_a_librarys() -> None:
    for picture in EVERY_PICTURE:
        for problem in problems_of(picture.text):
            # Babel has tokens of its own: a victory token, a penalty token, the ruling `half_penalty: token`.
            assert set(library_words_in(problem)) <= {"token"}, problem


def test_messages_begin_small_and_end_without_a_full_stop() -> None:
    for picture in EVERY_PICTURE:
        for problem in problems_of(picture.text):
            first, last = str(problem.message)[0], str(problem.message)[-1]
            assert first == "`" or first.islower() or str(problem.message).startswith("Altar is a blue card")
            assert last != "."
            assert str(problem.help)[-1:] != "."


def test_of_many_mistakes_of_a_kind_twenty_are_told() -> None:
    cards = ", ".join(f"Card{number}" for number in range(100))
    tower = "".join(f"  - {{P{number}: 3}}\n" for number in range(100))
    found = problems_of(f"game: babel\nage: 1\nplayers: [{{name: Ana, wonder: Q, cards: [{cards}]}}]\ntower:\n{tower}")
    assert [problem.line for problem in found] == [3] * 21 + list(range(5, 26))
