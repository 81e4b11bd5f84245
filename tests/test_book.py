"""The book of all pages: each can be come to, says what `explain` says, and leads only to what there is."""

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from babylon_cli.book import Book
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.pages import in_full, topics
from babylon_cli.printing.explain.examples import Case, Legend
from babylon_cli.printing.explain.parts import Page, SeeAlso
from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording.message import ENGLISH, Counted, Listed, Message, Term
from babylon_cli.wording.texts import names_of
from tests.cli.running import EXAMPLES, ROOT, clean_environment
from tests.printing.html.reading import Element, read

PICTURE = re.compile(r"<svg.*?</svg>", re.DOTALL)


class Site(NamedTuple):
    """What was written."""

    texts: dict[str, str]
    pages: dict[str, Element]


def written(book: Book) -> dict[str, str]:
    texts = {file.name: file.text for file in book.files()}
    assert tuple(texts) == book.names
    return texts


def site_of(texts: dict[str, str]) -> Site:
    return Site(texts, {name: read(PICTURE.sub("", text)) for name, text in texts.items()})


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The book where no examples are installed, which is quickly made."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("babylon_cli.reading.examples.PACKAGE", tmp_path_factory.mktemp("package"))
        return site_of(written(Book(ENGLISH)))


def links_of(page: Element) -> list[str]:
    return [each.attributes["href"] for each in page.all("a")]


def assert_every_link_leads_somewhere(site: Site) -> None:
    ids = {name: {each.attributes.get("id") for each in page.within()} for name, page in site.pages.items()}
    for name, page in site.pages.items():
        for link in links_of(page):
            file, _, anchor = link.partition("#")
            assert (file or name) in site.pages, (name, link)
            assert not anchor or anchor in ids[file or name], (name, link)
            assert file != name, (name, link)
        assert not [link for link in page.all("a") if link.all("a") or not link.text], name


def come_to(site: Site) -> set[str]:
    """The pages that one comes to from the index alone."""
    return {link.partition("#")[0] or "index.html" for link in links_of(site.pages["index.html"])} | {"index.html"}


def facts_of(page: Page) -> Iterator[object]:
    """What the parts of a page say; the pictures take the place of maps, and links that of commands."""
    for part in page:
        if isinstance(part, Case):
            yield from part.example.found
        elif isinstance(part, SeeAlso):
            yield from part.pages
        elif not isinstance(part, Legend):
            yield from facts_within(part)


def facts_within(part: object) -> Iterator[object]:
    if isinstance(part, str | Message | Term | Counted | Listed):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from facts_within(each)


def words(text: str) -> str:
    return " ".join(text.replace("`", "").split())


def assert_nothing_is_lost(site: Site, topic: str, addresses: dict[str, str]) -> None:
    told = words(site.pages[addresses[topic]].text)
    for fact in facts_of(in_full(topic, ENGLISH)):
        assert words(ENGLISH.say(fact)) in told, (topic, fact)  # type: ignore[arg-type]


def addresses(book_pages: Site) -> dict[str, str]:
    """Where the page of every id is, but for the lists of a game, which the index is in place of."""
    found = {name.removesuffix(".html"): name for name in book_pages.pages if not name.startswith("example-")}
    named = {topic: in_full(topic, ENGLISH)[0] for topic in topics() if topic not in (*found, *GAMES)}
    return {**found, **{topic: found[first.name.lower()] for topic, first in named.items()}}  # type: ignore[attr-defined]


def test_every_page_is_come_to_from_the_index_and_from_the_page_before(bare: Site) -> None:
    assert come_to(bare) == set(bare.pages)
    names = list(bare.pages)
    walked = ["index.html", names[1]]
    while following := [each.attributes["href"] for each in bare.pages[walked[-1]].all("a", rel="next")]:
        walked += following
    assert walked == names
    assert [each.attributes["href"] for each in bare.pages[names[2]].all("a", rel="prev")] == [names[1]]


def test_every_id_is_explained(bare: Site) -> None:
    found = addresses(bare)
    assert set(topics()) - set(GAMES) <= set(found)
    assert found["surcharge_goes_to"] == "e31.html"
    for topic in set(topics()) - set(GAMES):
        text = bare.pages[found[topic]].text
        assert bare.pages[found[topic]].one("h1").text, text


@pytest.mark.parametrize(
    "topic", ["tokens", "bridges", "bridge_gap", "rulings", "settled", "three-pillars", "e31", "tile-19"]
)
def test_nothing_that_explain_tells_is_lost(bare: Site, topic: str) -> None:
    assert_nothing_is_lost(bare, topic, addresses(bare))


def test_where_no_examples_are_installed_it_says_so(bare: Site) -> None:
    assert "The examples are not installed here." in bare.pages["bridge-gap.html"].text
    assert not [name for name in bare.pages if name.startswith("example-")]
    assert "Examples:" not in bare.pages["index.html"].text


def test_every_link_leads_somewhere(bare: Site) -> None:
    assert_every_link_leads_somewhere(bare)
    assert "bridge_gap.html" in links_of(bare.pages["bridge-gap.html"])
    assert "e42.html" in links_of(bare.pages["tile-19.html"])
    assert "bridge-gap.html" not in links_of(bare.pages["bridge-gap.html"])[2:-2]


def test_a_page_asks_for_nothing_and_needs_no_script(bare: Site) -> None:
    for name, page in bare.pages.items():
        assert page.attributes["lang"] == "en"
        assert page.one("title").text
        assert not page.all("script"), name
        assert not page.all("img"), name
        assert [each.attributes["href"] for each in page.all("link")] == ["data:,"]


def test_the_titles_tell_the_pages_apart(bare: Site) -> None:
    titles = [page.one("title").text for page in bare.pages.values()]
    assert len(set(titles)) == len(titles)


def test_every_folder_of_examples_is_in_the_book() -> None:
    told = {folder for game in GAMES for folder in game_named(game).volume(ENGLISH).examples}
    holding = {str(path.parent.relative_to(EXAMPLES)) for path in EXAMPLES.rglob("*.yaml")}
    assert told == {folder for folder in holding if not folder.startswith("rules/")}


@pytest.mark.parametrize(
    ("folder", "story", "subject"),
    [
        ("disputes", "bridge-gap-a-statue-in-the-gap", "bridge_gap"),
        ("disputes", "settled-levels-may-be-returned-to", ""),
        ("tokens", "flower-double-the-own-flower-gives-two", "flower-double"),
        ("tokens", "double-half-a-second-storey", "double"),
        ("scoring", "bridges-count-three-a-storey", ""),
        ("babel/tiles", "01-tax-on-red", "tile-1"),
        ("babel/projects", "2-war-mirror", "project-war-mirror"),
        ("babel/rulings", "E31-who-gets-the-surcharge", "E31"),
        ("babel/cities", "three-players", ""),
    ],
)
def test_an_example_is_told_of_on_the_page_that_it_is_about(folder: str, story: str, subject: str) -> None:
    found = [game_named(game).volume(ENGLISH).subject_of(folder, story) for game in GAMES]
    assert [each for each in found if each] == ([subject] if subject else [])
    assert not subject or subject.lower() in topics()


@pytest.mark.thorough
def test_the_whole_book() -> None:
    book = Book(ENGLISH)
    site = site_of(written(book))
    assert come_to(site) == set(site.pages)
    assert_every_link_leads_somewhere(site)
    found = addresses(site)
    for topic in set(topics()) - set(GAMES):
        assert_nothing_is_lost(site, topic, found)
    for rule in names_of("rules"):
        page = site.pages[found[rule]]
        pairs = pairs_of(rule)
        heads = [each.text for each in page.all("h2") if each.text.startswith("Example ")]
        assert heads == [f"Example {n} of {len(pairs)}: {pair.title}" for n, pair in enumerate(pairs, start=1)]
        assert len(page.all("ol", class_="faults")) == len(pairs)
    shown = [name for name in site.pages if name.startswith("example-")]
    assert len(shown) == len([*EXAMPLES.rglob("*.yaml")]) - len([*(EXAMPLES / "rules").rglob("*.yaml")])
    for name in shown:
        assert site.pages[name].all("p", class_="verdict"), name
    assert "example-babel-tiles-19-smaller-victory-tokens.html" in links_of(site.pages["tile-19.html"])
    for name, text in site.texts.items():
        assert 'data-made-by="babylon explain"' in text, name


@pytest.mark.thorough
@pytest.mark.parametrize("topic", ["supply-limit", "babel-tile-hand"])
def test_a_page_has_the_same_bytes_in_every_run(topic: str) -> None:
    command = [sys.executable, "-m", "babylon_cli", "explain", topic, "--examples", "--format", "html"]
    runs = [
        subprocess.run(
            command, capture_output=True, check=True, cwd=ROOT, env=clean_environment({"PYTHONHASHSEED": seed})
        )
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout != b""


def test_there_is_no_page_of_what_is_unknown() -> None:
    with pytest.raises(LookupError, match="no-such-page"):
        in_full("no-such-page", ENGLISH)
