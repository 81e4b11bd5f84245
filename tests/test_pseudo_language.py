"""Every sentence that is printed can be said in another language: proved by a language that is none.

Every question is asked of every example and printed in every format, in a language in which each letter of a template
has an accent. What still reads as plain English is a name from the file, an id, a key or a number, or it is a defect.
"""

import html
import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from babylon_cli import pages
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.files.names import spelled_cards, spelled_projects, spelled_wonders
from babylon_cli.babel.pages import conflict as conflict_page
from babylon_cli.babel.pages import price as price_page
from babylon_cli.babel.pages import project as project_page
from babylon_cli.babel.pages import tower as tower_page
from babylon_cli.babel.pages import tower_html
from babylon_cli.babel.pages.explain import project_id, tile_id
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.rules.topics import TOPICS as BABEL_TEXTS
from babylon_cli.babel.rules.topics import sources_of_project, sources_of_tile
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babylon.answers.draw import DrawQuestion, draw
from babylon_cli.babylon.pages import draw as draw_page
from babylon_cli.babylon.pages import moves as moves_page
from babylon_cli.babylon.pages import quarry as quarry_page
from babylon_cli.babylon.pages.replay import html as replay_html
from babylon_cli.babylon.pages.replay import text as replay_page
from babylon_cli.babylon.picture.view import View
from babylon_cli.babylon.rules.topics import TOPICS as GARDEN_TEXTS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.documents import Document, loaded
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.judging.about import Source
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.book.illustration import Illustration
from babylon_cli.printing.book.pages import Pages
from babylon_cli.printing.explain.page import RulePage
from babylon_cli.printing.explain.parts import printed as printed_page
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS, STATS_FORMATS, VERIFY_FORMATS, report_class
from babylon_cli.printing.plays.link import AS_THE_FILE_SAYS
from babylon_cli.printing.plays.with_code import WithCode
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import PLAIN, Screen
from babylon_cli.questions import check, conflict, moves, price, project, quarry, replay, score, tower, verify
from babylon_cli.reading.documents import raw_documents
from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording import FOLDER, texts
from tests.cli.running import EXAMPLES
from tests.pseudo import PseudoLanguage, plain_words, words_of, write_stories, write_texts

SCREEN = Screen(colour=False, language=PseudoLanguage(), language_of_programs=PseudoLanguage())

FILE = "f.yaml"

SENTENCES = {"message", "help", "where", "reason", "what", "why", "to", "reasons"}
"""The keys of JSON whose values are said; the others hold names, ids and numbers."""

SNIPPET = re.compile(r"^ +\d* \|.*$", re.MULTILINE)

ICONS = re.compile(r"\b[SFBTVI]{1,4}\b")
"""Icons as a file writes them, and pieces on one spot of a drawing."""

MARKS = re.compile(r"<[^>]*?type=\"([^\"]*)\" message=\"([^\"]*)\"[^>]*>|<[^>]*>|^::\w+ file=.*?title=", re.MULTILINE)
"""The marks of XML and of annotations; of the former what is said in its attributes is kept."""

TYPED = frozenset(
    {
        *("nw", "ne", "sw", "se", "yaml", "ii", "iii", "wonders", "babylon", "babel"),
        *("single", "double", "statue", "none", "clay", "granite", "basalt", "start", "floor"),
        *("icon-swap", "blank-icon", "flower-double", "minus-one"),
        *("fr", "nl", "zh-hant", "zh-hans", "base"),
    }
)
"""Words that a file is written with, and that stand where something typed is repeated; titles; rulebooks."""


@cache
def known_words() -> frozenset[str]:
    """Every id of both games, and what is printed in the box of Babel in English and French."""
    questions = [(each.name, each.values) for each in OPEN_QUESTIONS] + list(VALUES.items())
    ids = [*texts.names_of("rules"), *[word for name, values in questions for word in (name, *values)]]
    titles = [name for each in PROJECTS for name in (each.name, str(each.title))] + [wonder.title for wonder in WONDERS]
    spelled = [name for name, _ in [*spelled_cards(), *spelled_projects(), *spelled_wonders()]]
    return TYPED | words_of([*ids, *titles, *spelled])


def strings_of(data: Any) -> Iterator[str]:
    """Every text in plain data, keys and values."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for entry in data:
            yield from strings_of(entry)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings_of(value)


def untranslated(text: str, names: AbstractSet[str]) -> list[str]:
    """The words of a text that are plain English."""
    bare = MARKS.sub(lambda mark: f"{mark[1] or ''} {mark[2] or ''}", SNIPPET.sub("", text))
    return plain_words(ICONS.sub("", html.unescape(bare).replace(FILE, "")), names)


def said_in(data: Any, key: str = "") -> Iterator[str]:
    """Every text of a JSON document that is said."""
    if isinstance(data, str) and key in SENTENCES:
        yield data
    elif isinstance(data, list):
        for entry in data:
            yield from said_in(entry, key)
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from said_in(value, name)


def printed(report: Report[Any], answer: Answer) -> str:
    """What a report prints of one answer."""
    totals = Totals()
    totals.add(answer)
    return report.begin() + report.entry(answer) + report.end(totals)


def pages_of(document: Document) -> Iterator[tuple[str, str]]:
    """Everything that is printed of one document, with the name of the question and its format."""
    verdict, pads, promised = check(document), score(document), verify(document)
    for name in ("text", "concise", "github", "junit"):
        yield f"check {name}", printed(report_class(CHECK_FORMATS, name)(SCREEN), verdict)
    for name in ("table", "markdown", "bbcode"):
        yield f"score {name}", printed(report_class(SCORE_FORMATS, name)(SCREEN, why=True), pads)
    for name in ("text", "github", "junit"):
        yield f"verify {name}", printed(report_class(VERIFY_FORMATS, name)(SCREEN), promised)
    yield "check html", text_of_page(printed(report_class(CHECK_FORMATS, "html")(SCREEN), verdict))
    yield "score html", text_of_page(printed(report_class(SCORE_FORMATS, "html")(SCREEN), pads))
    for told in (verdict.data(SCREEN.language), promised.data(SCREEN.language), pads.data(SCREEN.language, why=True)):
        yield "json", " ".join(said_in(told))
    for page, asked in others_of(document):
        yield page.__name__, text_of_page(printed(page.Report(SCREEN), asked))
        yield f"{page.__name__} json", " ".join(said_in(asked.data(SCREEN.language)))


NOT_SAID = re.compile(r"<(style|script|svg)\b.*?</\1>|<pre class=\"excerpt\">.*?</pre>", re.DOTALL)
"""What a page holds besides sentences, lines of the file among it."""


def text_of_page(page: str) -> str:
    """What a page says; code stands in backticks, as elsewhere."""
    return re.sub(r"</?code[^>]*>", "`", NOT_SAID.sub("", page))


def others_of(document: Document) -> Iterator[tuple[Any, Answer]]:
    """The questions that only its game answers."""
    table = document.table
    if document.game == "babel":
        yield tower_page, tower(document)
        yield tower_html, tower(document)
        yield price_page, price(document, all_ways=True)
        yield project_page, project(document)
        yield conflict_page, conflict(document)
        return
    yield draw_page, draw(document, DrawQuestion(view=View(), faults=True))
    if table is None or table.quarry is not None:
        yield quarry_page, quarry(document)
        yield draw_page, draw(document, DrawQuestion(quarry=True))
    if table is None or table.record is not None:
        yield replay_page, replay(document)
        yield replay_html, replay(document)
    if table is None or table.turn is not None:
        yield moves_page, moves(document, limit=2)


def report_defects(found: Iterable[tuple[str, bytes]]) -> None:
    """Print everything about every document, and fail with what was not translated."""
    defects: dict[tuple[str, str], str] = {}
    for story, raw in found:
        for document in raw_documents(FILE, raw):
            unread = [document.text.whole] if document.root is None else []
            names = known_words() | words_of([*strings_of(document.data), *unread])
            for page, text in pages_of(loaded(document)):
                words = untranslated(text, names)
                if words:
                    defects.setdefault((page, " ".join(words[:12])), story)
    assert defects == {}


PARTS = [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in range(1, 8)]]


@pytest.mark.parametrize("part", PARTS)
def test_every_page_on_every_example(part: int) -> None:
    paths = sorted(EXAMPLES.rglob("*.yaml"))[part :: len(PARTS)]
    report_defects((f"{path.parent.name}/{path.name}", path.read_bytes()) for path in paths)


BROKEN = (
    "players: [{name: Ana, flower: [x], terraces: [{at: Z9, level: 0}]}, {name: Ana, flwr: b}]",
    "players: [{name: Ana, flower: white}]\nexpect: {winners: [Bo]}",
    "players: [{name: Ana\n",
    "players: &x 1\nplayers: 2\n\tround: !t 3",
    "game: babel\nage: 9\nplayers: [{name: Ana, wonder: Gizah, cards: [Tempel, Altar]}]\nbuild: {player: Bo}",
    "game: chess\n",
    "age: 2\nplayers: [{name: Ana, wonder: Gizah A}]",
    "[]",
    "",
    "expect: {violations: [storey-ordr]}\nplayers: [{name: Ana, flower: white}]",
)
"""Files that nobody can use, in many ways."""


def test_english_would_be_noticed() -> None:
    (document,) = raw_documents(FILE, (EXAMPLES / "scoring" / "illegal-garden-is-still-scored.yaml").read_bytes())
    names = known_words() | words_of(strings_of(document.data))
    verdict = check(loaded(document))
    for name in ("text", "concise", "github", "junit", "html"):
        assert len(untranslated(text_of_page(printed(report_class(CHECK_FORMATS, name)(PLAIN), verdict)), names)) > 4


def test_every_page_on_files_that_nobody_can_use() -> None:
    report_defects((text, text.encode()) for text in BROKEN)


PLAYS = ("games/four-players-a-tie-broken-by-the-holes.yaml", "scoring/illegal-garden-is-still-scored.yaml")
"""A play, and what is none."""


def test_plays_that_are_logged_and_added_up() -> None:
    raw = [(EXAMPLES / name).read_bytes() for name in PLAYS] + [
        b"date: 2026-11-28\n" + (EXAMPLES / PLAYS[0]).read_bytes()
    ]
    documents = [document for text in raw for document in raw_documents(FILE, text)]
    names = known_words() | words_of([text for document in documents for text in strings_of(document.data)])
    answers = [score(loaded(document)) for document in documents]
    pages = [(f"stats {form}", report_class(STATS_FORMATS, form)(SCREEN)) for form in ("text", "html")]
    pages.append(("score html", report_class(SCORE_FORMATS, "html")(SCREEN, logging=AS_THE_FILE_SAYS)))
    pages.append(("score --qr", WithCode(report_class(SCORE_FORMATS, "bbcode")(SCREEN), AS_THE_FILE_SAYS, 80)))
    for name, report in pages:
        totals = Totals()
        told = report.begin()
        for answer in answers:
            totals.add(answer)
            told += report.entry(answer)
        told += report.end(totals)
        assert len(told) > 100
        assert untranslated(text_of_page(re.sub(r' href="[^"]*"', "", told)), names) == [], name


@pytest.mark.thorough
def test_every_explanation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = Path(FOLDER) / "en"
    write_texts(english, tmp_path / "xx")
    write_stories({rule: [pair.title for pair in pairs_of(rule)] for rule in texts.names_of("rules")}, tmp_path / "xx")
    (tmp_path / "en").symlink_to(english)
    monkeypatch.setattr(texts, "FOLDER", str(tmp_path))
    defects = {}
    html_pages = Pages(SCREEN.language, lambda *_: Illustration())
    for topic in pages.topics():
        page = pages.page_of(topic, SCREEN.language)
        assert page is not None
        names = known_words() | words_of(names_on_the_page(topic))
        in_html = TAGS.sub(" ", html_pages.explanation(page, pages.title_of(topic, SCREEN.language)))
        words = untranslated(printed_page(page, SCREEN), names) + untranslated(in_html, names)
        if words:
            defects[topic] = " ".join(words[:12])
    assert defects == {}


TAGS = re.compile(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", re.DOTALL)
"""What of a page in HTML is no sentence."""


def test_every_search_and_every_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = Path(FOLDER) / "en"
    write_texts(english, tmp_path / "xx")
    write_stories({rule: [pair.title for pair in pairs_of(rule)] for rule in texts.names_of("rules")}, tmp_path / "xx")
    for kept in ("en", "words"):
        (tmp_path / kept).symlink_to(english.parent / kept)
    monkeypatch.setattr(texts, "FOLDER", str(tmp_path))
    screen = Screen(colour=False, language=PseudoLanguage())
    names = known_words() | words_of([*pages.topics(), "bridge zeppelin pont guilds fr nl zh-Hant zh-Hans base"])
    for query in ("guilds", "pont", "bridge zeppelin"):
        page = pages.explained(query, screen.language)
        assert page is not None
        assert untranslated(printed_page(page, screen), names) == []
    for rule in ("bridge-gap", "token-effect", "quarry-layers", "terrace-count", "babel-turn-tile"):
        page = pages.examples_page(rule, screen.language)
        assert page is not None
        assert untranslated(printed_page(page, screen), names | words_of(names_on_the_page(rule))) == []


def names_on_the_page(topic: str) -> Iterator[str]:
    """What stands on a page as it is typed: ids, lines of examples, headings of rulebooks."""
    yield from (*pages.topics(), "fr", "nl", "zh-Hant", "zh-Hans", "base", "babel")
    yield from headings_of(SOURCES.get(topic, ()))
    for game in GAMES if topic in texts.names_of("rules") else ():
        page = game_named(game).rule_page(topic, SCREEN.language)
        if page is not None:
            yield from names_of_a_rule(page)
    for pair in pairs_of(topic):
        for document in raw_documents(FILE, pair.illegal.read_bytes()):
            yield from strings_of(document.data)


SOURCES: dict[str, tuple[Source, ...]] = {
    **{name: topic.sources for name, topic in [*GARDEN_TEXTS.items(), *BABEL_TEXTS.items()]},
    **{name.lower(): ruling.sources for name, ruling in [*RULINGS.items(), *NAMED.items()]},
    **{tile_id(tile): sources_of_tile(tile) for tile in TILES},
    **{project_id(project): sources_of_project(project) for project in PROJECTS},
}
"""The places in the rulebooks of what is no rule."""


def headings_of(sources: Iterable[Source]) -> list[str]:
    """As they are printed in the rulebooks; of the base game's, which we have none of, we tell what they are about."""
    return [source.section for source in sources if source.book != "base"]


def names_of_a_rule(page: RulePage) -> Iterator[str]:
    yield from headings_of(page.sources)
    if page.example is not None:
        yield from [line for pair in page.example.differences for line in pair]
