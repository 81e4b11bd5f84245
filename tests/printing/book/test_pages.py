"""The page of an explanation: every part has its place, and a case is seen in pictures, or in maps without them."""

import pytest

from babylon_cli.judging.about import Source
from babylon_cli.printing.book.illustration import Illustration, maps_of, sides_of
from babylon_cli.printing.book.pages import Pages, Step, books_of
from babylon_cli.printing.book.sections import article_of
from babylon_cli.printing.explain.examples import Case, Legend
from babylon_cli.printing.explain.page import Example
from babylon_cli.printing.explain.parts import Entries, Heading, Listing, Page, Paragraph, Places, SeeAlso, Title, Value
from babylon_cli.printing.html.shell import Link
from babylon_cli.printing.picture import Picture, Shown
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import ENGLISH, Message
from tests.printing.html.reading import Element, read

HOSTILE = """<script>alert('"]]>')</script>"""

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" role="img"><title>Ana</title></svg>\n'

DIFFERENCES = (("", "a: 1"), ("b", "c: <d>"))

EXAMPLE = Example("a story", (("1  .", "1  1"),), DIFFERENCES, ("Ana: no.", "Bo: no."), (), "signs")


UNSEEN = Illustration()


def shown(page: Page, illustration: Illustration = UNSEEN, **given: object) -> Element:
    pages = Pages(ENGLISH, lambda *_: illustration, {"tokens": "tokens.html"})
    return read(pages.explanation(page, **given))  # type: ignore[arg-type]


def texts(root: Element, tag: str, **wanted: str) -> list[str]:
    return [element.text for element in root.all(tag, **wanted)]


def test_every_part_has_its_place() -> None:
    sources = (Source("fr", "B. Construire", "the point Pont"), Source("babel", HOSTILE, ""), Source("fr", "C", "c"))
    root = shown(
        (
            Title("bridge-gap", "a title"),
            Paragraph("first `code`", apart=True),
            Heading(Message("In the rulebooks")),
            Places(sources),
            Heading("Others"),
            Entries((("tokens", "the tokens"), ("none", HOSTILE)), 9),
            Listing("single", ("one thing", "and another"), Message("(a remark)")),
            Value("free", Message(" (the default)"), "its meaning"),
            SeeAlso(("settled", "tokens")),
        )
    )
    assert root.one("title").text == "bridge-gap: a title"
    assert root.one("h1").text == "bridge-gap a title"
    assert texts(root, "h2") == ["In the rulebooks", "Others"]
    assert [each.attributes["id"] for each in root.all("h2")] == ["section-1", "section-2"]
    assert len(root.all("section")) == 2
    assert texts(root.one("dl", class_="places"), "dt") == ["fr", "babel", "fr"]
    assert [each.attributes.get("lang", "") for each in root.all("cite")] == ["fr", "", "fr"]
    assert texts(root.one("dl", class_="places"), "dd") == ["B. Construire: the point Pont", f"{HOSTILE}:", "C: c"]
    assert texts(root, "dt")[3:] == ["tokens", "none", "single (a remark)", "free (the default)"]
    assert texts(root, "dd")[3:] == ["the tokens", HOSTILE, "one thing", "and another", "its meaning"]
    assert texts(root, "p") == ["first code", "See also: babylon explain settled, babylon explain tokens."]
    assert [each.attributes["href"] for each in root.all("a")] == ["tokens.html", "tokens.html"]
    assert not root.all("nav")


@pytest.mark.parametrize(("code", "place"), [("fr", "C : c"), ("nl", "C: c"), ("zh-Hant", "C：c")])
def test_a_colon_is_set_as_the_language_has_it(code: str, place: str) -> None:
    pages = Pages(language_named(code), lambda *_: UNSEEN)
    page = read(pages.explanation((Title("a", "b"), Places((Source("fr", "C", "c"),)))))
    assert texts(page.one("dl", class_="places"), "dd") == [place]


def test_like_stands_by_like() -> None:
    article = article_of((Paragraph("a"), Paragraph("b"), Value("c", "", "d"), Legend(("e",)), Paragraph("f")), "title")
    assert article.title == "title"
    assert [(block.kind, len(block.parts)) for block in article.sections[0].blocks] == [
        ("paragraph", 2),
        ("value", 1),
        ("paragraph", 1),
    ]


def test_a_page_that_begins_with_a_heading_is_called_by_it() -> None:
    assert article_of((Heading("a question"), Paragraph("b")), "title").title == "a question"
    assert article_of((Title("a", "b"),)).sections == ()
    assert shown((Paragraph("all rules"),), title="a list").one("title").text == "a list"


def test_a_page_of_a_book_has_a_way_and_steps() -> None:
    root = shown(
        (Title("bridge-gap", "a title"), SeeAlso(("tokens", "settled")), SeeAlso(())),
        here="bridge-gap.html",
        way=[Link("index.html", Message("Contents"))],
        steps=[Step("prev", Message("Before:"), "a.html", HOSTILE), Step("next", Message("Next:"), "b.html", "b")],
        examples=[Link("example.html", "an example")],
    )
    way, steps = root.all("nav")
    assert texts(way, "a") == ["Contents"]
    assert texts(steps, "p") == [f"Before: {HOSTILE}", "Next: b"]
    assert [each.attributes["rel"] for each in steps.all("a")] == ["prev", "next"]
    assert texts(root, "h2") == ["See also", "Examples"]
    assert texts(root, "li") == ["Contents", "tokens", "settled", "an example"]


@pytest.mark.parametrize("are_alike", [True, False])
def test_a_case_is_seen_in_pictures(are_alike: bool) -> None:
    legal, illegal = Shown(Picture(HOSTILE, SVG)), Shown(Picture("Ana", SVG, numbers=(1,)), Picture("Ana", SVG))
    rows = (sides_of(legal, illegal, are_alike=are_alike), sides_of(None, illegal, are_alike=False))
    root = shown((Title("a", "b"), Case("a", EXAMPLE, "signs")), Illustration(rows, ("error", "warning")))
    captions = ["legal and illegal, which look the same Ana"] if are_alike else [f"legal {HOSTILE}", "illegal Ana"]
    assert texts(root, "figcaption") == [*captions, "illegal Ana"]
    assert len(root.all("svg")) == 3
    assert texts(root, "summary") == (["Storey by storey, so that nothing is hidden"] if are_alike else [])
    assert not root.all("pre")
    assert "signs" not in root.text
    assert texts(root.one("dl", class_="differences"), "dd") == ["no such line", "a: 1", "b", "c: <d>"]
    assert texts(root, "li", class_="fault") == ["Ana: no.", "Bo: no."]
    assert [each.attributes["class"] for each in root.all("li")] == ["fault error", "fault warning"]
    assert [each.attributes["value"] for each in root.all("li")] == ["1", "2"]


def test_a_case_without_pictures_is_seen_in_maps() -> None:
    root = shown((Title("a", "b"), Case("a", EXAMPLE, "signs")))
    assert texts(root, "figcaption") == ["legal", "illegal"]
    assert [each.raw for each in root.all("pre")] == ["1  .", "1  1"]
    assert texts(root, "p", class_="note") == ["signs"]
    assert [each.attributes["class"] for each in root.all("li")] == ["fault error", "fault error"]


def test_maps_that_look_the_same_are_shown_once() -> None:
    alike = EXAMPLE._replace(maps=(("1  .", "1  ."), ("2  1", "2  1")), legend="")
    root = shown((Title("a", "b"), Case("a", alike)))
    assert texts(root, "figcaption") == ["legal and illegal, which look the same"]
    assert root.one("pre").raw == "1  .\n2  1"
    assert not root.all("p")
    assert maps_of(EXAMPLE._replace(maps=())) == ()


def test_a_case_of_which_nothing_is_seen_has_its_lines() -> None:
    root = shown((Title("a", "b"), Case("a", EXAMPLE._replace(maps=(), legend=""))))
    assert not root.all("figure")
    assert len(root.all("dd")) == 4


def test_the_places_are_by_rulebook() -> None:
    sources = (Source("zh-Hant", "a", "b"), Source("zh-Hant", "c", "d"), Source("base", "e", "f"))
    books = books_of(sources)
    assert [(book.name, len(book.sources), book.is_language) for book in books] == [
        ("zh-Hant", 2, True),
        ("base", 1, False),
    ]


def test_the_style_is_in_ascii_and_asks_for_nothing() -> None:
    style = Pages(ENGLISH, lambda *_: UNSEEN).style
    assert style.isascii()
    assert "url(" not in style
    assert ".book h1" in style
