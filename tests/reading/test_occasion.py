"""When and where a game was played: which dates a file may hold, and what they are in UTC."""

import re
from datetime import UTC, date, datetime
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.reading.occasion import UNTOLD, Occasion, in_utc
from babylon_cli.reading.values import Date, Matching
from tests.babel.tables import document as babel_document
from tests.babylon.files.pictures import loaded
from tests.cases import for_each

(PATTERN,) = [mark.pattern for mark in get_args(Date) if isinstance(mark, Matching)]

SOME = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def is_a_day(year: int, month: int, day: int) -> bool:
    """Whether the calendar has it."""
    try:
        date(year, month, day)
    except ValueError:
        return False
    return True


@for_each("year", [1000, 1600, 1700, 1900, 1996, 1999, 2000, 2023, 2024, 2026, 2100, 2400, 2800, 2999])
def test_every_day_of_a_year_is_taken_and_no_other(year: int) -> None:
    for month in range(14):
        for day in range(33):
            taken = re.fullmatch(PATTERN, f"{year:04}-{month:02}-{day:02}") is not None
            assert taken is is_a_day(year, month, day), (year, month, day)


@for_each("year", range(1000, 3000))
def test_a_leap_day_is_one_in_leap_years_alone(year: int) -> None:
    assert (re.fullmatch(PATTERN, f"{year}-02-29") is not None) is is_a_day(year, 2, 29)


@SOME
@given(st.datetimes(min_value=datetime(1000, 1, 2), max_value=datetime(2999, 12, 30)), st.sampled_from(["", "Z"]))  # noqa: DTZ001
def test_a_time_without_an_offset_is_that_of_utc(moment: datetime, end: str) -> None:
    typed = f"{moment.replace(microsecond=0).isoformat(' ')}{end}"
    assert re.fullmatch(PATTERN, typed)
    assert in_utc(typed) == moment.replace(microsecond=0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "utc"),
    [
        ("2026-11-28", "2026-11-28 12:00:00"),
        ("2026-11-28 20:15", "2026-11-28 20:15:00"),
        ("2026-11-28T20:15", "2026-11-28 20:15:00"),
        ("2026-11-28T20:15:07", "2026-11-28 20:15:07"),
        ("2026-11-28 20:15Z", "2026-11-28 20:15:00"),
        ("2026-11-28T20:15+01:00", "2026-11-28 19:15:00"),
        ("2026-11-28 20:15 +01:00", "2026-11-28 19:15:00"),
        ("2026-12-31 20:15 -05:30", "2027-01-01 01:45:00"),
        ("2026-01-01T00:30:30+14:00", "2025-12-31 10:30:30"),
        ("2026-11-28 20:15 Z", "2026-11-28 20:15:00"),
    ],
)
def test_a_date_in_utc(typed: str, utc: str) -> None:
    assert re.fullmatch(PATTERN, typed)
    assert in_utc(typed).strftime("%Y-%m-%d %H:%M:%S") == utc


GARDEN = "players: [{name: Ana, flower: white}]\n"
CITY = "game: babel\nage: 3\nplayers: [{name: Ana, wonder: Gizah A}]\n"
EVENING = "title: Friday\ndate: 2026-11-28 20:15\nplace: 7\nnotes: |\n  Rain.\n  Tea.\n"
TOLD = Occasion("2026-11-28 20:15", "7", "Rain.\nTea.\n")


def test_a_document_of_either_game_tells_it() -> None:
    (garden,) = loaded(EVENING + GARDEN)
    city = babel_document(EVENING + CITY)
    for document in (garden, city, garden.without_marks(), city.without_marks()):
        assert document.occasion == TOLD
    for table in (garden.table, city.table):
        assert table is not None
        assert (table.date, table.place, table.notes) == TOLD
    assert TOLD.day == "2026-11-28"
    assert TOLD.data() == {"date": "2026-11-28 20:15", "place": "7", "notes": "Rain.\nTea.\n"}


def test_a_document_that_says_nothing_of_it() -> None:
    (garden,) = loaded(f"date:\nplace:\n{GARDEN}")
    assert garden.occasion is babel_document(CITY).occasion is UNTOLD
    assert (UNTOLD.day, UNTOLD.data()) == (None, {})


def test_an_unusable_document_tells_nothing() -> None:
    (garden,) = loaded("date: 2026-11-28\nplayers: 3\n")
    assert garden.occasion is UNTOLD


def test_a_wrong_date_is_told_with_its_place_and_how_to_write_one() -> None:
    (garden,) = loaded(f"date: 2026-02-31\n{GARDEN}")
    (problem,) = garden.problems
    assert (problem.line, problem.column, problem.width) == (1, 7, 10)
    assert str(problem.message) == (
        "`date` is `2026-02-31`; expected a day of the calendar as year-month-day, such as 2026-11-28, "
        "and after it the time if you like, such as 2026-11-28 20:15"
    )
