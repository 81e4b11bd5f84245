"""The formats of `stats`: tables of text, lines for spreadsheets, and a page."""

import csv
import io
from textwrap import dedent

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.games import GAMES
from babylon_cli.judging.answer import Totals
from babylon_cli.judging.scored import Scored
from babylon_cli.printing.formats import STATS_FORMATS, report_class
from babylon_cli.printing.screen import PLAIN, Screen
from babylon_cli.printing.stats.bars import bar
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE
from tests.judging.test_statistics import OVER, Play, as_scored
from tests.printing.html.reading import Element, read
from tests.printing.widths import too_wide

SOME = settings(max_examples=6, deadline=None, derandomize=True, database=None)

TITLES = {game: title for game, (title, _, _) in GAMES.items()}

DATED = f"date: 2026-11-28\n{LEGAL}"


def scored(*texts: str) -> list[Scored]:
    return [babylon.score(document) for text in texts for document in babylon.read(text.encode())]


def printed(form: str, answers: list[Scored], screen: Screen = PLAIN) -> str:
    report, totals = report_class(STATS_FORMATS, form)(screen, titles=TITLES), Totals()
    text = report.begin()
    for answer in answers:
        totals.add(answer)
        text += report.entry(answer)
    assert text == ""
    return str(report.end(totals))


def test_text() -> None:
    answers = scored(DATED, DATED.replace("11-28", "10-01").replace("Bo", "bo"), OVER, ILLEGAL)
    assert printed("text", answers) == dedent("""\
        7 Wonders: Babel: 1 play

        Player      Plays    Wins    Shared    Average    Best
        --------  -------  ------  --------  ---------  ------
        Ana             1       1         0       18.0      18
        Bo              1       0         0        8.0       8
        Cleo            1       0         0        5.0       5

        Average points by row of the pad

                             Ana    Bo    Cleo    Everyone
        -----------------  -----  ----  ------  ----------
        Military             2.0  -1.0    -1.0         0.0
        Coins                3.0   1.0     0.0         1.3
        Wonder               3.0   3.0     0.0         2.0
        Civil (blue)         2.0   3.0     0.0         1.7
        Commerce (yellow)    0.0   0.0     0.0         0.0
        Guilds               0.0   0.0     0.0         0.0
        Science              4.0   0.0     1.0         1.7
        Tower of Babel       5.0   2.0     5.0         4.0
        Great Projects      -1.0   0.0     0.0        -0.3
        TOTAL               18.0   8.0     5.0        10.3

        Babylon: 3 plays, 2026-10-01 to 2026-11-28
        1 play breaks a rule, and counts as it was scored.

        Player      Plays    Wins    Shared    Average    Best
        --------  -------  ------  --------  ---------  ------
        Ana             3       3         0        5.3       6
        Bo              3       0         0        2.0       2

        Average points by row of the pad

                           Ana    Bo    Everyone
        ---------------  -----  ----  ----------
        Statues            0.7   0.0         0.3
        Fountains          2.0   0.0         1.0
        Bridges            0.0   0.0         0.0
        Staircases         0.0   0.0         0.0
        Decorations        0.0   0.0         0.0
        Flowers            0.0   0.0         0.0
        Belvederes         0.0   0.0         0.0
        Highest terrace    2.7   2.0         2.3
        TOTAL              5.3   2.0         3.7
        """)


TWO = Play({"Ana": [1] * 8, "Bo": [2] * 8}, is_over=True, day=None)


@pytest.mark.parametrize(
    ("plays", "head"),
    [
        ([], "Nothing was played."),
        ([TWO._replace(is_over=False)], "Babylon: 0 plays\nLeft out: 1 unfinished game."),
        (
            [Play({"Ana": [1] * 8}, is_over=over, day=None) for over in (True, True, False, False)],
            "Babylon: 0 plays\nLeft out: 2 unfinished games and 2 single gardens.",
        ),
        ([TWO._replace(day="2026-11-28")], "Babylon: 1 play, 2026-11-28\n\nPlayer"),
    ],
)
def test_what_stands_over_the_tables(plays: list[Play], head: str) -> None:
    assert printed("text", [as_scored(play) for play in plays]).startswith(head)


def many(number: int) -> list[Scored]:
    names = [f"Player {each} of a large and merry company" for each in range(number)]
    return [as_scored(Play({name: [each] * 8 for each, name in enumerate(names)}, is_over=True, day=None))]


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("players", [2, 5, 11])
def test_it_is_as_wide_as_the_page(columns: int, players: int) -> None:
    text = printed("text", many(players), Screen(colour=False, width=columns))
    assert too_wide(text, columns) == []
    assert text.count("Player 1 of") == 2
    assert text.count("Everyone") == text.count("TOTAL")


def test_csv() -> None:
    lines = list(csv.reader(io.StringIO(printed("csv", scored(DATED, OVER)))))
    heads = [line for line in lines if line[0] == "game"]
    assert [len(head) for head in heads] == [9 + 10, 9 + 9]
    assert heads[1][:9] == ["game", "player", "plays", "wins", "shared_wins", "average", "best", "best_of", "best_day"]
    assert lines[-2] == [
        *("babylon", "Ana", "1", "1", "0", "6.0", "6", "Friday night", "2026-11-28"),
        *("1.0", "3.0", "0.0", "0.0", "0.0", "0.0", "0.0", "2.0", "6.0"),
    ]
    assert printed("csv", []).splitlines() == [",".join(heads[0][:9])]


def test_a_row_that_nobody_knows() -> None:
    answers = [as_scored(Play({"Ana": [None] * 8, "Bo": [None] * 8}, is_over=True, day=None))]
    assert "Statues              ?     ?           ?\n" in printed("text", answers)
    (line, _) = list(csv.DictReader(io.StringIO(printed("csv", answers))))
    assert (line["statues"], line["total"]) == ("", "0.0")
    page = read(printed("html", answers))
    _, rows = tables(page)
    assert rows[0][1:] == ["?", "?", "?"]


def tables(page: Element) -> list[list[list[str]]]:
    """The texts of the cells of every table, line by line."""
    return [
        [[cell.text for cell in row.children if isinstance(cell, Element)] for row in table.one("tbody").all("tr")]
        for table in page.all("table")
    ]


def test_a_page_has_the_numbers_of_the_text() -> None:
    answers = scored(DATED, OVER, ILLEGAL)
    page = read(printed("html", answers))
    assert [heading.text for heading in page.all("h2")] == ["7 Wonders: Babel", "Babylon"]
    found = tables(page)
    assert len(found) == 4
    assert found[2] == [
        ["Ana", "2", "2", "0", "5.0", "6Friday night2026-11-28"],
        ["Bo", "2", "0", "0", "2.0", "2Friday night2026-11-28"],
    ]
    in_text = [line.split() for line in printed("text", answers).split("Babylon: ")[1].splitlines()]
    for row in found[3]:
        assert [*row[0].split(), *row[1:]] in [[*line[: len(line) - 3], *line[-3:]] for line in in_text] or row[
            0
        ].split()[-1] in {"1/1", "3/1", "1+1", "4", "1", "×2"}
    assert "1 play breaks a rule, and counts as it was scored." in page.text


def test_a_page_tells_what_is_left_out() -> None:
    page = read(printed("html", scored(UNUSABLE)))
    assert page.one("p", class_="outcome").text == "Nothing was played."
    assert page.one("p", class_="summary").text == "Left out: 1 unusable document."
    page = read(printed("html", [as_scored(Play({"Ana": [1] * 8}, is_over=True, day=None))]))
    assert page.all("table") == []
    assert page.one("p", class_="note").text == "Left out: 1 single garden."


def test_bars_are_hidden_from_those_who_hear_the_numbers() -> None:
    page = read(printed("html", scored(DATED)))
    bars = page.all("svg")
    assert bars
    assert all([bar.attributes["aria-hidden"] == "true" for bar in bars])


@pytest.mark.parametrize(
    ("value", "whole", "length"),
    [(0, 7, 0), (7, 7, 100), (1, 2, 50), (2, 3, 67), (9, 7, 100), (-3, 7, 0), (3, 0, 0), (0, 0, 0)],
)
def test_a_bar(value: int, whole: int, length: int) -> None:
    assert f'<rect width="{length}" height="8"/>' in bar(value, whole)


@pytest.mark.parametrize("form", STATS_FORMATS)
@SOME
@given(st.text(min_size=1))
@example("<script>alert(1)</script>")
@example('"]]>\x00\u202e\ud800')
@example("=1+1")
def test_no_name_breaks_a_format(form: str, name: str) -> None:
    play = as_scored(TWO)
    (sheet,) = play.sheets
    players = (sheet.players[0]._replace(name=name), sheet.players[1])
    document = play.document._replace(table=None, kept_name=name)
    hostile = Scored(document, play.form, (sheet._replace(players=players),))
    told = printed(form, [hostile])
    assert not {"\x00", "\x1b", "\u202e", "\ud800"} & set(told)
    if form == "html":
        assert read(told).all("script") == []
    elif form == "csv":
        for line in csv.reader(io.StringIO(told)):
            assert not any([cell.startswith(("=", "+", "@")) for cell in line])
