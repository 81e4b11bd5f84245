"""What is wrong with a line: told at its place, with what was expected and how to mend it."""

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.notation.lines import document_of
from babylon_cli.reading.given_lines import GivenLine
from babylon_cli.reading.nodes import LINE_BREAK
from babylon_cli.reading.problem import Problem
from tests.babylon.files.pictures import library_words_in
from tests.babylon.notation.lines import document, file_of, read
from tests.babylon.notation.lines import line as line_of_file
from tests.babylon.notation.test_there_and_back import ITS_LINE
from tests.cases import for_each

A_LITTLE = settings(max_examples=60, deadline=None, derandomize=True, database=None)
MANY = settings(A_LITTLE, max_examples=1500)

A, B = "bab1/o-white/p-Ana-w", "/z"
FLOOR = "-0" * 15

MISTAKES = [
    ("", 1, "the line is empty"),
    ("garden.yaml", 1, "the line does not begin with `bab1/`"),
    ("babylon/z", 1, "the line does not begin with `bab1/`"),
    ("bab2/n-1/z", 1, "the line is of version bab2; expected bab1"),
    ("bab1", 4, "the line ends without `/z`: it is not whole"),
    ("bab1/t-a", 8, "the line ends without `/z`: it is not whole"),
    ("bab1/t-a/zbab1/t-a/z", 11, "something stands after `/z`"),
    ("bab1/t-a/z/z", 12, "something stands after `/z`"),
    ("bab1/t-a b/z", 9, "a blank stands in the line"),
    ("bab1/t-a\nb/z", 9, "a blank stands in the line"),
    ("bab1/t-a…/z", 9, "the character … cannot stand in a line"),
    ("bab1/t-a~b/z", 9, "the character ~ cannot stand in a line"),
    ("bab1/t-a\udc80/z", 9, "the character U+DC80 cannot stand in a line"),
    ("bab1/x-1/z", 6, "`x` stands here; expected a part that begins with"),
    ("bab1//z", 6, "`/` stands here; expected a part that begins with"),
    ("bab1/t-a/t-b/z", 10, "`t-` stands too late"),
    ("bab1/e-nl/t-a/z", 11, "`t-` stands too late"),
    ("bab1/t-/z", 8, "`/` stands here; expected a letter, a digit, _"),
    ("bab1/t-Zo.e/z", 10, "`.` stands here; expected a letter, a digit, _"),
    ("bab1/t-.ud800/z", 8, "`.` stands here; expected a letter, a digit, _"),
    ("bab1/t-a-b/z", 9, "`-` stands here; expected a letter, a digit, _"),
    ("bab1/t-a__b/z", 8, "the text is spelled otherwise; expected `a.20.20b`"),
    ("bab1/t-.61/z", 8, "the text is spelled otherwise; expected `a`"),
    ("bab1/e-xx/z", 8, "`edition` is `xx`; expected fr, nl, zh-Hant or zh-Hans"),
    ("bab1/e-nl-/z", 10, "`-` stands here; expected the end of this part"),
    ("bab1/e-fr/z", 6, "`e` stands here; expected `z` as in the usual line of this table"),
    ("bab1/r-bridge/z", 8, "`b` stands here; expected a ruling such as bridge_gap-any"),
    ("bab1/r-bridge_gap-foo/z", 19, "`bridge_gap` is `foo`; expected clear, any or ground"),
    ("bab1/r-foo-any/z", 12, "`rulings` has an unknown key `foo`"),
    ("bab1/n-0/z", 8, "`0` stands here; expected a round from 1 to 99"),
    ("bab1/n-5x/z", 9, "`x` stands here; expected the end of this part"),
    ("bab1/k-foo/z", 8, "`token` is `foo`; expected a round token"),
    ("bab1/f-a.3eb/z", 8, "`a.3eb` is no flower"),
    ("bab1/o-white/z", 8, "the flower white is named and stands nowhere"),
    ("bab1/o-white-white/p-A-w/z", 14, "the flower white is named once more"),
    ("bab1/f-white/o-white/p-A-w/z", 16, "the flower white is named once more"),
    ("bab1/f-white/p-Ana-p/z", 20, "the line has no flower `p`; expected w for white"),
    ("bab1/p-Ana-w/z", 12, "the line has no flower `w`: it names none"),
    ("bab1/o-white/p-Ana/z", 19, "`/` stands here; expected - and the small letter of the player's flower"),
    ("bab1/o-white/p-Ana-/z", 20, "`/` stands here; expected the small letter of a flower"),
    (f"{A}C{B}", 21, "`C` stands here; expected the end of the player's flower"),
    (f"{A}-{B}", 22, "`/` stands here; expected a terrace such as C31wFC, or what begins with s,"),
    (f"{A}-u{B}", 22, "`u` stands here; expected a terrace such as C31wFC, or what begins with s,"),
    (f"{A}-I31w{B}", 22, "`I` stands here; expected a cell from A1 to H8"),
    (f"{A}-C3w{B}", 24, "`w` stands here; expected a level from 1 to 99"),
    (f"{A}-C30w{B}", 24, "`0` stands here; expected a level from 1 to 99"),
    (f"{A}-C31{B}", 25, "`/` stands here; expected the small letter of a flower, or x for none"),
    (f"{A}-C31p{B}", 25, "the line has no flower `p`; expected w for white"),
    (f"{A}-C31wF{B}", 26, "`F` stands here; expected two letters for icons such as FC, a material"),
    (f"{A}-C31wFCQ{B}", 28, "`Q` stands here; expected two letters for icons such as FC, a material"),
    (f"{A}-C31w2d1d{B}", 26, "`2` stands here; expected `C31w1d2d` as in the usual line of this table"),
    (f"{A}-C31w0dxxx{B}", 26, "`0` stands here; expected `C31w1d` as in the usual line of this table"),
    (f"{A}-C31x{B}", 22, "the terrace at C3 on level 1 can be seen and has no `flower`"),
    (f"{A}-sC3-C31w{B}", 26, "`C` stands too late"),
    (f"{A}-sC3-sD4{B}", 26, "`s` stands too late"),
    (f"{A}-sI3{B}", 23, "`I` stands here; expected a spot"),
    (f"{A}-fC3{B}", 25, "`/` stands here; expected a spot"),
    (f"{A}-i2{B}", 23, "`2` stands here; expected the end of this item"),
    (f"{A}-e2{B}", 23, "`2` stands here; expected the end of this item"),
    (f"{A}-e{B}", 21, "`-` stands here; expected `w` as in the usual line of this table"),
    (f"{A}-k{B}", 23, "`/` stands here; expected single pillars, d and double pillars, or a dot"),
    (f"{A}-k2x{B}", 24, "`x` stands here; expected single pillars, d and double pillars, or a dot"),
    (f"{A}-kd{B}", 24, "`/` stands here; expected a whole number from 1 to 9999"),
    (f"{A}-k.w2{B}", 25, "`2` stands here; expected two letters for icons such as FC, a material"),
    (f"{A}-n{B}", 23, "`/` stands here; expected a whole number from 0 to 9999"),
    (f"{A}-n3s{B}", 24, "`s` stands here; expected a dot and what is counted"),
    (f"{A}-n3.q1{B}", 25, "`q` stands here; expected a dot and what is counted"),
    (f"{A}-n3.s1{B}", 27, "`/` stands here; expected x and how many there are"),
    (f"{A}-n3.t1x2{B}", 29, "`/` stands here; expected x and how many there are"),
    (f"{A}-n3.t2x1x1{B}", 26, "`2` stands here; expected `n3.t1x2x1` as in the usual line of this table"),
    (f"{A}-n3.t1x3x1{B}", 30, "no staircase links the levels 1-3: they differ by 1"),
    (f"{A}-C31w-n3{B}", 22, "player 1 has a `tally` and also `terraces`"),
    (f"{A}-w.q1{B}", 24, "`q` stands here; expected a dot and a row of the pad"),
    (f"{A}-w1x{B}", 24, "`x` stands here; expected a dot and the next number of the pad"),
    (f"{A}-w1.2{B}", 23, "`score_pad` is a list of 2; expected rows"),
    (f"{A}-w.d1.D1{B}", 28, "`decorations` and `decoration_sets` are the same row of the pad"),
    (f"{A}/p-ana-w{B}", 24, "two players are called Ana"),
    ("bab1/q-0-0/z", 8, "the quarry has 2 stacks; expected 16"),
    (f"bab1/q-0{FLOOR}-0-0/z", 8, "the quarry has 18 stacks; expected 16"),
    (f"bab1/q-Sx{FLOOR}/z", 8, "`S` stands here; expected 0 for the floor, or a material"),
    (f"bab1/q-0x{FLOOR}/z", 9, "`x` stands here; expected the end of the stack"),
    (f"bab1/o-SFBT/q-Cs{FLOOR}/z", 6, "`o` stands here; expected `q` as in the usual line of this table"),
]


@for_each(("line", "column", "message"), MISTAKES)
def test_a_mistake_and_its_place(line: str, column: int, message: str) -> None:
    found = read(line)
    assert found.table is None
    assert str(found.problems[0].message).startswith(message), found.problems
    assert found.problems[0][1:3] == (1, column), found.problems
    check(line)


def test_almost_every_mistake_says_how_to_mend_it() -> None:
    silent = [line for line, _, _ in MISTAKES if not read(line).problems[0].help]
    assert silent == ["bab1/r-bridge_gap-foo/z", "bab1/k-foo/z"]  # what was expected is all that can be said


def test_a_line_may_have_blanks_around_it() -> None:
    assert read(f"  {ITS_LINE}\n").table is not None


def test_no_line_begins_another_one() -> None:
    """What was cut off anywhere is refused."""
    for end in range(len(ITS_LINE)):
        assert read(ITS_LINE[:end]).problems


def test_a_line_that_is_too_long_is_not_read() -> None:
    whole = f"bab1/t-{'a' * (1024 * 1024 - 9)}/z"
    assert read(whole).table is not None
    for line in (f"bab1/t-a{whole[7:]}", None):
        (problem,) = document_of(GivenLine("--line", line)).problems
        assert str(problem.message) == "the line is longer than 1,048,576 bytes (1 MiB)"


def test_of_a_stream_the_place_is_that_in_the_stream() -> None:
    for text in ("bab1/t-/z", "bab1/e-fr/z", "bab1/e-xx/z", ""):
        (problem,) = document_of(GivenLine("-", text, number=2, of_stream=7)).problems
        assert problem.line == 7, text


def check(line: str) -> None:
    """Read a line and look at all that is said about it; one that can be used is the line of its file."""
    found = read(line)
    assert (found.table is None) == bool(found.problems)
    assert found.problems or line_of_file(document(file_of(line))) == line.strip()
    lines = LINE_BREAK.split(line.strip())
    for problem in found.problems:
        assert str(problem.message)
        assert list(library_words_in(problem)) == []
        check_place(problem, lines)
        for caption, at_line, column in problem.related:
            check_place(Problem(caption, at_line, column), lines)


def check_place(problem: Problem, lines: list[str]) -> None:
    assert 1 <= problem.line <= len(lines), problem
    assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1, problem
    assert problem.width >= 1


PIECES = st.sampled_from(
    [
        *"/-._0123456789xwpABCDSFTz",
        "bab1/",
        "/z",
        "/p-Ana-w",
        "/o-white",
        "-C31wFC",
        "-sC3",
        "-n3.s1x2",
        "-w.z3",
        "é",
        " ",
    ]
)


def shaken(line: str, seed: int) -> str:
    """A line with pieces cut out, doubled, moved or changed."""
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(line) + 1)
        chunk = line[start : start + chance.choice((1, 1, 1, 2, 5, 40))]
        other = chance.choice(
            ("", chunk * 2, chance.choice("/-._0179xwpzABCHSFTYZ~é \n"), chunk.swapcase(), chunk[::-1])
        )
        line = line[:start] + other + line[start + len(chunk) :]
    return line


@A_LITTLE
@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    check(text)


@A_LITTLE
@given(st.lists(PIECES, max_size=20).map("".join))
def test_any_pieces_of_lines(text: str) -> None:
    check(text)
    check(f"bab1/o-white/p-Ana-w{text}/z")


@A_LITTLE
@given(st.integers(0, 2**32))
def test_lines_that_were_cut_doubled_and_changed(seed: int) -> None:
    check(shaken(ITS_LINE, seed))


@pytest.mark.thorough
@MANY
@given(st.integers(0, 2**32))
def test_many_lines_that_were_cut_doubled_and_changed(seed: int) -> None:
    check(shaken(ITS_LINE, seed))


LONG = {
    "terraces": lambda number: f"{A}{'-C31wFC' * number}{B}",
    "spots": lambda number: f"{A}-s{'C3' * number}{B}",
    "tiles": lambda number: f"bab1/o-sun-Sun/q-CsGa{'BaBs' * number}{FLOOR}/z",
    "flowers": lambda number: f"bab1/f{''.join([f'-a{each}' for each in range(number)])}/z",
    "players": lambda number: f"bab1/o-w{''.join([f'/p-a{each}-w' for each in range(number)])}/z",
    "parts": lambda number: f"bab1{'/t-a' * number}/z",
    "dashes": lambda number: f"bab1/p{'-' * number}/z",
    "rows": lambda number: f"{A}-w{'.z3' * number}{B}",
    "escapes": lambda number: f"bab1/t-{'.e9' * number}/z",
}


@pytest.mark.thorough
@pytest.mark.parametrize("kind", LONG)
def test_a_long_line_takes_no_longer_for_each_character(kind: str) -> None:
    def seconds(number: int) -> float:
        begun = time.process_time()
        read(LONG[kind](number))
        return time.process_time() - begun

    few = min(seconds(1_000) for _ in range(3))
    assert min(seconds(10_000) for _ in range(2)) < 40 * few + 0.05
