"""The pages of `explain` in a browser: readable in every window, without a mouse, by ear and on paper."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from babylon_cli.book import Book
from babylon_cli.printing.book.contents import BookChapter, BookVolume, Leaf, Placed, placed_leaves
from babylon_cli.wording.message import ENGLISH
from tests.browser.window import PHONE, Size, Window, cut_in_print, focused_by_tab, overflow, spoken
from tests.cases import for_each
from tests.cli.running import run

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = (
    "bridge-gap",
    "bridge_gap",
    "rulings",
    "babel-tile-hand",
    "project-war-mirror",
    "e31",
    "example-games-two-players-fifteen-rounds",
    "example-disputes-hidden-corner-a-build-that-slips-under",
)
"""One of each kind, and those that have most to show."""

IN_THE_DARK = ("index", "bridge-gap", "example-games-two-players-fifteen-rounds")


def some_of(volumes: tuple[BookVolume, ...]) -> Iterator[Placed]:
    """The pages as they would follow each other if there were no others."""
    yield from placed_leaves(tuple([volume._replace(chapters=some_chapters(volume)) for volume in volumes]))


def some_chapters(volume: BookVolume) -> tuple[BookChapter, ...]:
    return tuple([chapter._replace(leaves=some_leaves(chapter)) for chapter in volume.chapters])


def some_leaves(chapter: BookChapter) -> tuple[Leaf, ...]:
    return tuple([leaf for leaf in chapter.leaves if leaf.address.removesuffix(".html") in PAGES])


@pytest.fixture(scope="session")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The index of the book, and some of its pages."""
    folder = tmp_path_factory.mktemp("book")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("babylon_cli.book.placed_leaves", some_of)
        patch.setattr("babylon_cli.book.topics", list)
        for file in Book(ENGLISH).files():
            (folder / file.name).write_text(file.text, encoding="utf-8")
    return folder


@for_each("name", ("index", *PAGES))
def test_it_is_read_in_every_window(name: str, book: Path, window: Window, size: Size) -> None:
    page = window.show(book / f"{name}.html", size)
    assert overflow(page, size) == []
    assert page.locator("h1").count() == 1


@for_each("name", ("index", *PAGES))
def test_nobody_is_kept_from_reading_it(name: str, book: Path, window: Window) -> None:
    assert window.accessibility_findings(book / f"{name}.html") == []


@for_each("name", IN_THE_DARK)
def test_nobody_is_kept_from_reading_it_in_the_dark(name: str, book: Path, window: Window) -> None:
    assert window.accessibility_findings(book / f"{name}.html", PHONE, color_scheme="dark") == []


@for_each("name", ("index", *PAGES))
def test_nothing_is_cut_on_paper(name: str, book: Path, window: Window) -> None:
    page = window.show(book / f"{name}.html")
    assert cut_in_print(page) == []
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_a_keyboard_leads_from_the_index_to_a_page_and_on_to_the_next(book: Path, window: Window) -> None:
    page = window.show(book / "index.html")
    focused = focused_by_tab(page)
    assert focused[0] == "Babylon"
    assert "bridge-gap" in focused
    page.get_by_role("link", name="bridge-gap", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/bridge-gap.html")
    assert focused_by_tab(page)[:2] == ["Contents", "Rules: decorations"]
    page.get_by_role("navigation", name="The pages before and after").get_by_role("link").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rulings.html")


def heading_of(page: "Page") -> str:
    return str(page.get_by_role("heading", level=1).inner_text())


def test_what_is_heard_of_a_rule(book: Path, window: Window) -> None:
    page = window.show(book / "bridge-gap.html")
    heard = spoken(page)
    assert 'heading "bridge-gap The cell under the middle of a bridge is an empty space." [level=1]' in heard
    assert 'navigation "Where this page stands"' in heard
    assert 'heading "Example 1 of 7: court with four sides" [level=2]' in heard
    first = page.locator(".row").first
    assert spoken(first).count('img "Amir"') == 2
    assert page.locator(".places").get_by_role("term").count() == 4


def test_what_is_heard_of_a_pad(book: Path, window: Window) -> None:
    page = window.show(book / "example-games-two-players-fifteen-rounds.html")
    assert page.get_by_role("table").get_by_role("row").count() > 9
    assert page.get_by_role("rowheader", name="TOTAL").count() == 1


def test_one_page_by_itself(window: Window, size: Size) -> None:
    ended = run("explain", "bridge-gap", "--format", "html")
    page = window.show(ended.output, size)
    assert overflow(page, size) == []
    assert heading_of(page).startswith("bridge-gap")
    assert window.accessibility_findings(ended.output, size) == []
