"""In a browser: the code that logs a play, and the statistics of many plays."""

from pathlib import Path

import pytest

from tests.browser.window import Size, Window, cut_in_print, overflow, spoken
from tests.cli.running import EXAMPLES, run, write

NAMES = "A company of players whose name is longer than any window"

EVENING = f"""\
title: Friday night
date: 2026-11-28 20:15
place: Ana's kitchen
notes: |
  Rain.
  Tea.
players:
  - {{name: Ana, flower: white, score_pad: [12, 9, 6, 8, 4, 8, 5, 6]}}
  - {{name: Bo, flower: pink, score_pad: [15, 6, 3, 10, 4, 4, 6, 8]}}
  - {{name: {NAMES}, flower: sun, score_pad: [9, 12, 6, 6, 8, 8, 4, 6]}}
"""


@pytest.fixture(scope="module", params=["score", "stats"])
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A pad with its code, or the statistics of several games."""
    path = write(tmp_path_factory.mktemp("plays"), EVENING)
    if request.param == "score":
        return run("score", "--qr", "--format", "html", path).output
    return run("stats", "--format", "html", path, path, EXAMPLES / "games", EXAMPLES / "babel" / "cities").output


def test_nothing_is_wider_than_the_window(page: str, window: Window, size: Size) -> None:
    assert overflow(window.show(page, size), size) == []


def test_axe_finds_nothing(page: str, window: Window, size: Size) -> None:
    assert window.accessibility_findings(page, size) == []
    assert window.accessibility_findings(page, size, color_scheme="dark") == []


def test_nothing_is_cut_in_print(page: str, window: Window) -> None:
    assert cut_in_print(window.show(page)) == []


def test_a_code_is_heard_as_what_it_is(window: Window, tmp_path: Path) -> None:
    shown = window.show(run("score", "--qr", "--format", "html", write(tmp_path, EVENING)).output)
    told = spoken(shown)
    assert 'heading "Log this play in BG Stats" [level=3]' in told
    assert 'link "Open this link on the phone that has BG Stats, or scan the code with it"' in told
    assert 'img "QR code of the link that logs this play"' in told
    assert "paragraph: 2026-11-28 20:15, Ana's kitchen" in told
    assert "paragraph: Rain." in told


def test_statistics_are_heard_as_tables(window: Window, tmp_path: Path) -> None:
    told = spoken(window.show(run("stats", "--format", "html", write(tmp_path, EVENING)).output))
    assert 'heading "Babylon" [level=2]' in told
    assert "paragraph: 1 play, 2026-11-28" in told
    assert 'table "Players"' in told
    assert 'table "Average points by row of the pad"' in told
    assert 'row "Ana 1 0 0 58.0 58 Friday night 2026-11-28"' in told
    assert 'row "Statues 1/1' in told
    assert "img" not in told
