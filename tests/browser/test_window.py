"""The helpers of this folder find what they are to find: a page that is wrong, and no fault in one that is not."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.window import DESK, PHONE, Size, Window, cut_in_print, focused_by_tab, overflow, spoken

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HEAD = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>'
SOUND = f"{HEAD}<main><h1>A page</h1><p><a href='#here'>One</a> <a href='#there'>Two</a></p></main>"
WIDE = f"{HEAD}<main><h1>A page</h1><div style='width: 2000px'>wide</div></main>"
A_PICTURE = "<svg width='300' height='{height}' style='break-inside: {how}; display: block'></svg>"


def test_a_sound_page_is_found_sound(window: Window, size: Size) -> None:
    page = window.show(SOUND, size)
    assert overflow(page, size) == []
    assert focused_by_tab(page) == ["One", "Two"]
    assert 'heading "A page" [level=1]' in spoken(page)
    assert spoken(page.locator("a").first) == '- link "One":\n  - /url: "#here"'
    assert window.accessibility_findings(SOUND, size) == []
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_a_page_that_is_too_wide_is_found_in_both_windows(window: Window, size: Size) -> None:
    assert "2000px" in str(overflow(window.show(WIDE, size), size))


def test_a_page_that_a_screen_reader_cannot_read_is_found(window: Window) -> None:
    image = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    found = window.accessibility_findings(SOUND.replace("<p>", f"<p><img src='{image}'>"))
    assert "image-alt" in str(found)


def test_a_focus_that_nobody_sees_is_found(window: Window) -> None:
    page = window.show(SOUND.replace("<main>", "<style>a:focus { outline: none }</style><main>"))
    with pytest.raises(AssertionError, match="'One' has the focus"):
        focused_by_tab(page)


@pytest.mark.parametrize(("height", "how", "is_cut"), [(500, "avoid", False), (1000, "avoid", True), (9, "auto", True)])
def test_a_picture_that_a_printer_would_cut_is_found(window: Window, height: int, how: str, is_cut: bool) -> None:
    picture = A_PICTURE.format(height=height, how=how)
    page = window.show(SOUND.replace("</main>", f"{picture}</main>"), PHONE)
    assert bool(cut_in_print(page)) == is_cut


def test_what_is_wider_than_a_sheet_is_found(window: Window) -> None:
    assert cut_in_print(window.show(WIDE))


def test_a_request_that_leaves_and_a_script_that_fails_are_noted(browser: "Browser", tmp_path: Path) -> None:
    window = Window(browser, tmp_path)
    broken = "<img alt='' src='https://elsewhere.test/'><script>nothing.is.here</script></main>"
    window.show(SOUND.replace("</main>", broken), DESK)
    window.close()
    assert "a request to https://elsewhere.test/" in window.misdeeds
    assert "an error in a script: nothing is not defined" in window.misdeeds
