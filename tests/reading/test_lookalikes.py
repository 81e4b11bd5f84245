"""Characters that nobody sees or that look like another: named by code point, at their own place."""

import pytest

from babylon_cli.reading.lookalikes import look_alike_in
from tests.babylon.files.pictures import in_english, loaded, problems_of

TABLE = """\
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink, icons: .TF.}
    statues: [C3]
    fountains: [D4-E4]
"""

SPACE = "the character U+00A0 (NO-BREAK SPACE) stands here and looks like a space"
ZERO_WIDTH = "the invisible character U+200B (ZERO WIDTH SPACE) stands here"


@pytest.mark.parametrize(
    ("right", "wrong", "place", "told", "help"),
    [
        ("[C3]", "[C3\u200b]", (7, 17), ZERO_WIDTH, "take it out"),
        ("[C3]", "[\u2060C3]", (7, 15), "U+2060 (WORD JOINER)", "take it out"),
        ("flower: white\n", "flower\u200b: white\n", (3, 11), ZERO_WIDTH, "take it out"),
        ("white, icons", "white,\xa0icons", (5, 42), SPACE, "type a space in its place"),
        ("D4-E4", "D4\ufe63E4", (8, 19), "U+FE63 (SMALL HYPHEN-MINUS) stands here and looks like `-`", "type `-`"),
        ("D4-E4", "D4-\xadE4", (8, 20), "U+00AD (SOFT HYPHEN)", "take it out"),
        ("[C3]", "[\uff23\uff13]", (7, 15), "expected a spot: a cell such as C3", "type `C` in its place"),
        ("[C3]", "[\u04213]", (7, 15), "U+0421 (CYRILLIC CAPITAL LETTER ES)", "type `C` in its place"),
        ("level: 1, flower: pink", "level: \uff11, flower: pink", (6, 25), "U+FF11 (FULLWIDTH DIGIT ONE)", "`1`"),
        ("name: Ana", "name\uff1aAna", (2, 9), "U+FF1A (FULLWIDTH COLON) stands here and looks like `:`", "type `:`"),
        ("name: Ana", "name:\xa0Ana", (2, 10), SPACE, "type a space in its place"),
        ("name: Ana", "name: \u201cAna: 1\u201d", (2, 11), "U+201C (LEFT DOUBLE QUOTATION MARK)", 'type `"`'),
        ("level: 1, flower: white", "level: 1\uff0cflower: white", (5, 26), "U+FF0C (FULLWIDTH COMMA)", "type `,`"),
        ("players:", "players\uff1a", (1, 8), "U+FF1A (FULLWIDTH COLON)", "type `:` in its place"),
    ],
)
def test_it_is_named_at_its_place(right: str, wrong: str, place: tuple[int, int], told: str, help: str) -> None:
    assert not problems_of(TABLE)
    first = problems_of(TABLE.replace(right, wrong, 1))[0]
    assert (first.line, first.column, first.width) == (*place, 1)
    assert told in str(first.message)
    assert help in str(first.help)


def test_a_line_without_a_colon_is_looked_for_past_comments_and_lines_that_go_on() -> None:
    (document,) = loaded("players: []\ntitle\uff1aFriday\n\nnight\nround: 5\n")
    (problem,) = [in_english(problem) for problem in document.problems]
    assert (problem.line, problem.column) == (2, 6)


@pytest.mark.parametrize(
    "text",
    [
        "title: 周五\uff1a巴比伦\nplayers: [{name: Ana, flower: white}]\n x: y\n",
        "# a\xa0comment\nplayers: [{name: Ana, flower: white]\n",
        "# a\uff1acomment\n  - a\n- b: c: d\n",
    ],
)
def test_what_is_right_is_not_blamed_for_what_breaks_elsewhere(text: str) -> None:
    for problem in problems_of(text):
        assert "U+" not in str(problem.message)


@pytest.mark.parametrize(
    ("passage", "at"),
    [
        ("", None),
        ("C3", None),
        ("Zo\xeb", None),
        ("周五\uff1a巴比伦", None),
        ("Ана", None),
        ("С3", 0),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", None),
        ("\u2764\ufe0f", None),
        ("a\u200db", 1),
        ("周\u200b五\uff1a", 1),
    ],
)
def test_words_of_another_script_and_pictures_are_what_they_seem(passage: str, at: int | None) -> None:
    found = look_alike_in(passage)
    assert (None if found is None else found.at) == at


@pytest.mark.parametrize(
    "text",
    [
        "title: 周五\uff1a巴比伦\nplayers: [{name: \U0001f468\u200d\U0001f469, flower: 桃}]\n",
        "title: a\xa0b\nplayers: [{name: Jean\u2011Luc, flower: white}]\n",
    ],
)
def test_names_may_hold_them(text: str) -> None:
    assert not problems_of(text)
