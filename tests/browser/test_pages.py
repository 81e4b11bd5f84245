"""The pages of check, score and replay in a browser: nothing overflows, a keyboard is enough, print cuts nothing."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.window import DESK, PHONE, Size, Window, cut_in_print, focused_by_tab, overflow, spoken
from tests.cli.running import EXAMPLES, run

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" * 3

CROWD = "\n".join(
    [
        "players:",
        *[
            f"  - {{name: '{name}', flower: {flower}, terraces: [{{at: C3, level: 2, flower: {flower}, icons: S..F}}]}}"
            for name, flower in [
                (LONG, "white"),
                ("<script>alert(1)</script>", "pink"),
                ("דנה (א)", "sun"),
                ("森", "vine"),
            ]
        ],
    ]
)
"""Four players with names that are long, hostile, from right to left and Chinese; each breaks a rule."""

GAMES = EXAMPLES / "games"

PAGES: dict[str, tuple[str | Path, ...]] = {
    "score": ("score", GAMES / "two-players-fifteen-rounds.yaml"),
    "score of a turn": ("score", GAMES / "three-players-in-the-middle-of-round-five.yaml"),
    "check": ("check", EXAMPLES / "disputes" / "hidden-corner-a-build-that-slips-under.yaml"),
    "replay": ("replay", "--until", "3", GAMES / "two-players-a-whole-game-the-tower-and-the-bridges.yaml"),
    "babel": ("babel", "score", EXAMPLES / "babel" / "cities" / "three-players.yaml"),
    "tower": ("babel", "tower", EXAMPLES / "babel" / "rulebook" / "placing-4-and-12.yaml"),
    "faults of a tower": ("babel", "check", EXAMPLES / "rules" / "babel-tile-hand"),
    "crowd": ("score", "-"),
    "faults of a crowd": ("check", "-"),
    "unusable": ("check", "nowhere.yaml"),
}


@cache
def page_of(name: str) -> str:
    """A page as its command prints it."""
    return run(*PAGES[name], "--format", "html", stdin=CROWD.encode()).output


@pytest.fixture(params=PAGES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_nothing_is_wider_than_the_window(window: Window, name: str, size: Size) -> None:
    page = window.show(page_of(name), size)
    assert overflow(page, size) == []
    for box in page.get_by_role("checkbox").all():
        box.check()
    for part in page.locator("summary").all():
        part.click()
    assert overflow(page, size) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_who_cannot_see_it_well_can_read_it(window: Window, name: str, scheme: str) -> None:
    assert window.accessibility_findings(page_of(name), DESK, color_scheme=scheme) == []


def test_print_cuts_nothing(window: Window, name: str) -> None:
    assert cut_in_print(window.show(page_of(name))) == []


def test_the_pad_is_a_table_to_a_screen_reader(window: Window) -> None:
    told = spoken(window.show(page_of("score")))
    assert '- table "Score pad":' in told
    assert '- columnheader "Maud white"' in told
    assert '- rowheader "Statues 1/1"' in told
    assert '- cell "15"' in told
    assert '- img "Maud"' in told


def test_the_lines_behind_a_number_are_shown_by_the_keyboard_alone(window: Window) -> None:
    page = window.show(page_of("score"))
    lines = page.locator(".lines").first
    assert not lines.is_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert lines.is_visible()
    reached = focused_by_tab(page)
    assert "Storey by storey, so that nothing is hidden" in reached


def test_everything_is_printed_that_can_be_opened(window: Window) -> None:
    page = window.show(page_of("score"))
    page.emulate_media(media="print")
    assert page.locator(".lines").first.is_visible()
    height = page.locator(".parts svg").first.evaluate("(svg) => svg.getBoundingClientRect().height")
    assert height > 100


def test_the_columns_of_a_printed_pad_share_the_sheet(window: Window) -> None:
    page = window.show(page_of("crowd"))
    page.emulate_media(media="print")
    heads = page.locator("thead th")
    widths = heads.evaluate_all("(heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width))")
    assert len(widths) == 4
    assert max(widths) - min(widths) <= 1


def shown_turns(page: "Page") -> list[str]:
    return [turn.inner_text() for turn in page.locator(".turn h4").all() if turn.is_visible()]


def test_a_game_is_gone_through_by_slider_buttons_and_arrow_keys(window: Window, size: Size) -> None:
    page = window.show(page_of("replay"), size)
    assert shown_turns(page) == ["1.1 Nadia"]
    page.keyboard.press("ArrowRight")
    assert shown_turns(page) == ["1.2 Emiel"]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    assert shown_turns(page) == ["3.2 Emiel"]
    page.keyboard.press("ArrowLeft")
    assert shown_turns(page) == ["3.1 Nadia"]
    page.get_by_role("button", name="Turn before").click()
    assert shown_turns(page) == ["2.2 Emiel"]
    page.get_by_role("button", name="Turn after").focus()
    page.keyboard.press("Enter")
    assert shown_turns(page) == ["3.1 Nadia"]
    assert page.locator("output").inner_text() == "3.1 Nadia"
    assert 'slider "Go to a turn, with the arrow keys, too"' in spoken(page)
    for _ in range(2):
        page.get_by_role("button", name="Turn after").click(force=True)  # the last one goes nowhere
    assert shown_turns(page) == ["3.2 Emiel"]


def test_an_address_leads_to_a_turn(window: Window) -> None:
    page = window.show(page_of("replay"))
    page.evaluate("location.hash = '#document-1-turn-2-1'")
    page.wait_for_function("document.querySelector('output').textContent === '2.1 Nadia'")
    assert shown_turns(page) == ["2.1 Nadia"]


def test_without_scripts_and_in_print_all_turns_stand_under_each_other(window: Window) -> None:
    plain = window.show(page_of("replay"), PHONE, java_script_enabled=False)
    assert len(shown_turns(plain)) == 6
    assert not plain.locator(".controls").is_visible()
    printed = window.show(page_of("replay"))
    printed.emulate_media(media="print")
    assert len(shown_turns(printed)) == 6


def test_a_page_may_ask_for_nothing_and_run_nothing_else(window: Window) -> None:
    page = window.show(page_of("replay").replace("</main>", "<script>document.title = 'run'</script></main>"))
    assert page.title().startswith("Replay: ")
