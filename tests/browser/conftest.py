"""A Chromium for the tests that need one: where there is none they are skipped, and in CI they fail."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.window import SIZES, Size, Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Every test of this folder needs a browser."""
    item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """One Chromium for all tests."""
    chromium = shutil.which("chromium")
    if chromium is None:
        _not_here("Chromium is not installed: apt-get install chromium")
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - the extra `browser` may not be installed
    except ImportError:
        _not_here("Playwright is not installed: pip install 'babylon-cli[browser]'")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS])
        yield launched
        launched.close()


def _not_here(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture
def window(browser: "Browser", tmp_path: Path) -> Iterator[Window]:
    """Where a test shows its pages; no page may ask for anything from elsewhere."""
    opened = Window(browser, tmp_path)
    yield opened
    opened.close()
    assert not opened.misdeeds


@pytest.fixture(params=SIZES, ids=[size.name for size in SIZES])
def size(request: pytest.FixtureRequest) -> Size:
    """A phone's window, and one of a desk."""
    found: Size = request.param
    return found
