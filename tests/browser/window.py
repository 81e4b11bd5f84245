"""Pages in a real browser: two sizes of window, and what may be asked of a page that is shown in one."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

SHEET = {"width": 642, "height": 971}
"""What margins of 20 mm leave of a sheet of A4, in pixels of CSS."""


class Size(NamedTuple):
    """A window in which every page must be readable."""

    name: str
    width: int
    height: int
    is_phone: bool


PHONE = Size("phone", 360, 740, is_phone=True)
DESK = Size("desk", 1280, 800, is_phone=False)
SIZES = (PHONE, DESK)


class Window:
    """Shows pages, and keeps what they did that no page may do: ask for something elsewhere, or fail in a script."""

    def __init__(self, browser: "Browser", folder: Path) -> None:
        self._browser = browser
        self._folder = folder
        self._contexts: list[BrowserContext] = []
        self.misdeeds: list[str] = []

    def show(self, page: str | Path, size: Size = DESK, **options: Any) -> "Page":
        """A page in a window of its own: a file, or a text that is written to one first."""
        if isinstance(page, str):
            text, page = page, self._folder / f"page-{len(self._contexts)}.html"
            page.write_text(text, encoding="utf-8")
        shown = self._context(size, options).new_page()
        shown.on("pageerror", lambda error: self.misdeeds.append(f"an error in a script: {error.message}"))
        shown.goto(page.as_uri())
        return shown

    def _context(self, size: Size, options: Mapping[str, Any]) -> "BrowserContext":
        context = self._browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.is_phone,
            is_mobile=size.is_phone,
            offline=True,
            **options,
        )
        context.on("request", lambda request: self._noted(request.url))
        self._contexts.append(context)
        return context

    def _noted(self, url: str) -> None:
        if not re.match(r"file:|data:", url):
            self.misdeeds.append(f"a request to {url}")

    def accessibility_findings(self, page: str | Path, size: Size = DESK, **options: Any) -> list[str]:
        """What axe-core finds wrong with a page; it is asked in a context that allows scripts."""
        from axe_playwright_python.sync_playwright import Axe  # noqa: PLC0415 - only where a browser is

        shown = self.show(page, size, bypass_csp=True, **options)
        violations = Axe().run(shown).response["violations"]
        return [f"{found['id']}: {node['target']} {node['html']}" for found in violations for node in found["nodes"]]

    def close(self) -> None:
        """End all that was shown."""
        for context in self._contexts:
            context.close()


def overflow(page: "Page", size: Size) -> list[str]:
    """What is wider than the window; a phone zooms out for it, so that its own width is no measure."""
    found: list[str] = page.evaluate(
        """(width) => document.documentElement.scrollWidth <= width ? [] : [...document.body.querySelectorAll("*")]
            .filter((element) => element.getBoundingClientRect().right > width)
            .map((element) => element.outerHTML.slice(0, 120))""",
        size.width,
    )
    return found


def spoken(part: "Page | Locator") -> str:
    """What a screen reader is told of a page or a part of one."""
    located = part.locator("body") if hasattr(part, "goto") else part
    return located.aria_snapshot()


def focused_by_tab(page: "Page") -> list[str]:
    """The texts of all that the Tab key comes to, in order; it fails where the focus cannot be seen."""
    found: list[str] = []
    while True:
        page.keyboard.press("Tab")
        focus = page.evaluate(
            """() => {
                const focused = document.activeElement, style = getComputedStyle(focused);
                if (focused === document.body || focused.dataset.seen) return null;
                focused.dataset.seen = "yes";
                const isOutlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
                return [focused.getAttribute("aria-label") || focused.textContent.trim(), isOutlined];
            }"""
        )
        if focus is None:
            return found
        name, is_outlined = focus
        assert is_outlined, f"nobody sees that {name!r} has the focus"
        found.append(name)


def cut_in_print(page: "Page") -> list[str]:
    """The pictures and tables that would be cut when a page is printed on A4, and what is wider than a sheet."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": SHEET["width"], "height": SHEET["height"]})
    found: list[str] = page.evaluate(
        """({width, height}) => {
            const isKept = (element) => element && (getComputedStyle(element).breakInside.startsWith("avoid")
                && element.getBoundingClientRect().height <= height || isKept(element.parentElement));
            const wide = [...document.body.querySelectorAll("*")]
                .filter((element) => element.getBoundingClientRect().right > width);
            const cut = [...document.body.querySelectorAll("svg, img, tr")]
                .filter((element) => !element.parentElement.closest("svg") && !isKept(element));
            return [...wide, ...cut].map((element) => element.outerHTML.slice(0, 120));
        }""",
        SHEET,
    )
    return found
