"""What is printed on cards and boards is said as the French box has it, in every command and on every page.

The tables here are written with French names: an English one in what is printed was put there by the toolkit.
"""

import html
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from babylon_cli.babel import rulebooks
from babylon_cli.babel.facts.cards import CARDS, GUILDS, Card
from babylon_cli.babel.facts.projects import PROJECTS, Project
from babylon_cli.babel.facts.wonders import WONDERS, Wonder
from babylon_cli.babel.files.draft_file import draft_file
from babylon_cli.babel.files.names import card_names, folded, project_names, wonder_names
from babylon_cli.babel.pages import price as price_page
from babylon_cli.babel.pages import project as project_page
from babylon_cli.babel.pages.explain import TOPICS, project_id
from babylon_cli.babel.play.draft import draft
from babylon_cli.babylon import rulebooks as rulebooks_of_gardens
from babylon_cli.documents import Document
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.book.illustration import Illustration
from babylon_cli.printing.book.pages import Pages
from babylon_cli.printing.explain.parts import Places, Title
from babylon_cli.printing.explain.parts import printed as printed_page
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS, report_class
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import Screen
from babylon_cli.questions import check, price, project, read, score
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import ENGLISH, LANGUAGES, Name, Term
from tests.cases import for_each
from tests.cli.running import EXAMPLES
from tests.languages.catalogues import OTHERS

FRENCH = language_named("fr")
SCREEN = Screen(colour=False, language=FRENCH, width=500)
"""So wide that no name is broken over two lines."""

Printed = Card | Wonder | Project

ALL: tuple[Printed, ...] = (*CARDS, *WONDERS, *PROJECTS)


def in_french(each: Printed) -> str:
    return FRENCH.say(each.said)


@cache
def english_names() -> re.Pattern[str]:
    """Every name that French has another one for; that of a city stands with its side."""
    names = [each.said.english for each in ALL if in_french(each) != each.said.english]
    return re.compile(rf"\b({'|'.join([re.escape(name) for name in sorted(names, key=len, reverse=True)])})\b")


@for_each("each", [*CARDS, *PROJECTS])
def test_a_name_is_said_as_the_facts_have_it(each: Card | Project) -> None:
    assert ENGLISH.say(each.said) == each.name
    french = (each.french or each.name).replace("'", "’").replace("(s)", "")
    assert {code: language_named(code).say(each.said) for code in OTHERS} == {
        code: french if code == "fr" else each.name for code in OTHERS
    }


@for_each("project", PROJECTS)
def test_a_title_is_the_french_one_alone_or_stands_beside_the_english_one(project: Project) -> None:
    is_known = project.french not in (None, project.name)
    english = f"{project.name} ({project.french})" if is_known else project.name
    assert ENGLISH.say(project.title) == language_named("nl").say(project.title) == english
    assert FRENCH.say(project.title) == FRENCH.say(project.said)


def test_the_wonders() -> None:
    assert [in_french(wonder) for wonder in WONDERS] == [
        *("Alexandrie A", "Alexandrie B", "Babylone A", "Babylone B", "Éphèse A", "Éphèse B", "Gizeh A", "Gizeh B"),
        *("Halicarnasse A", "Halicarnasse B", "Olympie A", "Olympie B", "Rhodes A", "Rhodes B"),
    ]
    assert [ENGLISH.say(wonder.said) for wonder in WONDERS] == [wonder.title for wonder in WONDERS]


@for_each("code", LANGUAGES)
def test_what_is_said_can_be_typed(code: str) -> None:
    say = language_named(code).say
    assert [card_names()[folded(say(card.said))] for card in CARDS] == list(CARDS)
    assert [wonder_names()[folded(say(wonder.said))] for wonder in WONDERS] == list(WONDERS)
    assert [project_names()[folded(say(each.said))] for each in PROJECTS] == list(PROJECTS)


def table(players: str, more: str = "", age: int = 3) -> Document:
    """A table of two cities beside one that is told."""
    others = "{name: Bo, wonder: Rhodes A, coins: 9}, {name: Cy, wonder: Alexandrie A, free_city: true}"
    (document,) = read(f"game: babel\nage: {age}\nplayers: [{players}, {others}]\n{more}".encode())
    assert document.problems == (), document.problems
    return document


def city(cards: Any = (), wonder: str = "Gizeh A", more: str = "") -> str:
    listed = ", ".join([in_french(card) for card in cards])
    return f"{{name: Ana, wonder: {wonder}, coins: 9, cards: [{listed}]{more}}}"


def printed(report: Report[Any], answer: Answer) -> str:
    totals = Totals()
    totals.add(answer)
    return report.begin() + report.entry(answer) + report.end(totals)


def texts_of(document: Document) -> Iterator[str]:
    """What is printed of a table in a terminal, but for a price."""
    yield printed(report_class(CHECK_FORMATS, "text")(SCREEN), check(document))
    yield printed(report_class(SCORE_FORMATS, "table")(SCREEN, why=True), score(document))
    yield printed(project_page.Report(SCREEN), project(document))


def pages_of(document: Document) -> Iterator[str]:
    """What a browser shows of it, and a forum."""
    yield printed(report_class(CHECK_FORMATS, "html")(SCREEN), check(document))
    for name in ("markdown", "bbcode", "html"):
        yield printed(report_class(SCORE_FORMATS, name)(SCREEN, why=True), score(document))


def assert_french(pages: Iterator[str], *expected: Printed) -> None:
    """No page has an English name, and each of these is on one."""
    told = re.sub(r"<style>.*?</style>", "", "\n".join(pages), flags=re.DOTALL)
    assert english_names().findall(told) == []
    assert [in_french(each) for each in expected if in_french(each) not in told] == []


def test_every_card_too_often_and_too_early() -> None:
    for cards in (CARDS[:40], CARDS[40:]):
        document = table(city([*cards, *cards]), age=1)
        assert_french(iter([printed(report_class(CHECK_FORMATS, "concise")(SCREEN), check(document))]), *cards)


def test_every_card_that_has_a_line_on_the_pad() -> None:
    scoring = [card for card in CARDS if card.points or card.scores]
    document = table(city([*scoring, scoring[0]], more=", stages: 4"))
    assert_french(texts_of(document), *scoring)
    assert_french(pages_of(document), *scoring)


def test_every_guild_that_is_copied() -> None:
    for guilds in (GUILDS[:5], GUILDS[5:]):
        copying = [
            f"{{name: p{seat}, wonder: Olympie B, stages: 3, copied_guild: {in_french(guild)}}}"
            for seat, guild in enumerate(guilds)
        ]
        assert_french(texts_of(table(", ".join(copying))), *guilds)


@for_each("wonder", WONDERS)
def test_every_wonder(wonder: Wonder) -> None:
    other = "B" if wonder.side == "A" else "A"
    twice = f"{city((), in_french(wonder), ', stages: 5')}, {{name: Di, wonder: {in_french(wonder)[:-1]}{other}}}"
    document = table(twice, "build: {player: Ana, stage: true}")
    assert_french(iter([printed(report_class(CHECK_FORMATS, "text")(SCREEN), check(document))]), wonder)
    assert_french(iter([printed(report_class(SCORE_FORMATS, "table")(SCREEN), score(document))]), wonder)
    assert_french(iter([printed(price_page.Report(SCREEN), price(document))]), wonder)
    begun = table(city((), in_french(wonder), ", stages: 1"), "build: {player: Ana, stage: true}")
    assert_french(iter([printed(price_page.Report(SCREEN), price(begun, all_ways=True))]), wonder)


@for_each("card", CARDS)
def test_price_of_every_card_also_by_the_chain_from_it(card: Card) -> None:
    document = table(city([card]), f"build: {{player: Ana, card: {in_french(card)}}}", age=1)
    assert_french(iter([printed(price_page.Report(SCREEN), price(document))]), card)
    for chained in card.chain_to:
        document = table(city([card]), f"build: {{player: Ana, card: {in_french(card_names()[folded(chained)])}}}")
        told = printed(price_page.Report(SCREEN), price(document, all_ways=True))
        assert_french(iter([told]), card, card_names()[folded(chained)])


@for_each("each", PROJECTS)
def test_every_project(each: Project) -> None:
    age, name = each.age, in_french(each)
    lost = [card for card in CARDS if card.colour == each.lost_colour and card.age <= age][:4]
    failed = table(
        city(lost, more=f", tokens: {{penalties: [-{age}]}}"), f"projects: [{{age: {age}, card: {name}}}]", age
    )
    assert_french(texts_of(failed), each, *lost)
    other = next(project for project in PROJECTS if project.colour != each.colour and project.age == age)
    joined = [f"{{age: {age}, card: {name}, joined: {{Bo: 7, Cy: 1}}}}", f"{{age: {age}, card: {in_french(other)}}}"]
    more = f"build: {{player: Ana, card: {in_french(CARDS[0])}, join: true}}\nprojects: [{', '.join(joined)}]"
    document = table(city(), more, age)
    assert_french(texts_of(document), each)
    assert_french(iter([printed(price_page.Report(SCREEN), price(document))]))
    of_another_age = table(city(), f"projects: [{{age: {age % 3 + 1}, card: {name}}}]", 3)
    assert_french(texts_of(of_another_age), each)
    assert_french(iter([json.dumps(check(of_another_age).data(FRENCH), ensure_ascii=False)]), each)


def test_every_card_that_is_no_guild_and_copied_as_one() -> None:
    cards = [card for card in CARDS if card not in GUILDS]
    for some in [cards[start : start + 10] for start in range(0, len(cards), 10)]:
        players = [
            f"{{name: p{seat}, wonder: Gizeh A, copied_guild: {in_french(card)}}}" for seat, card in enumerate(some)
        ]
        (document,) = read(f"game: babel\nage: 3\nplayers: [{', '.join(players)}]".encode())
        assert_french(iter([FRENCH.say(problem.message) for problem in document.problems]), *some)


FILES = sorted([*EXAMPLES.glob("babel/**/*.yaml"), *EXAMPLES.glob("rules/babel-*/*.yaml")])

PARTS = 8


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
def test_every_example_as_a_french_player_would_have_typed_it(part: int) -> None:
    for path in FILES[part::PARTS]:
        text = english_names().sub(lambda found: TYPED[found[0]], path.read_text(encoding="utf-8"))
        for document in read(text.encode()):
            assert_french(texts_of(document))
            assert_french(iter([printed(price_page.Report(SCREEN), price(document, all_ways=True))]))


TYPED = {each.said.english: in_french(each) for each in ALL}
"""French names by the English ones."""


@for_each("each", PROJECTS)
def test_the_page_of_every_project_begins_with_its_french_title(each: Project) -> None:
    told = printed_page(TOPICS[project_id(each)](FRENCH), SCREEN)
    assert told.startswith(f"{project_id(each)}\u00a0: {in_french(each)}")


def test_a_draft_names_the_cities_and_wonders_in_the_language_and_can_be_read() -> None:
    drawn = [draft(players, seed) for players in (2, 8) for seed in range(6)]
    assert_french(iter([draft_file(each, FRENCH) for each in drawn]), *WONDERS)
    for each in drawn:
        (english,) = read(draft_file(each).encode())
        for code in OTHERS:
            (other,) = read(draft_file(each, language_named(code)).encode())
            assert english.table is not None
            assert other.table is not None
            assert [(a.wonder, a.tiles) for a in english.table.cities] == [
                (a.wonder, a.tiles) for a in other.table.cities
            ]
            assert "the Free City" not in [city.name for city in other.table.cities]


WORD = re.compile(r"\w+")


@pytest.mark.parametrize("code", OTHERS)
def test_what_describes_a_place_in_the_base_game_is_said_and_a_printed_heading_stays(code: str) -> None:
    say = language_named(code).say
    sections = [each for each in vars(rulebooks).values() if isinstance(each, rulebooks.Section)]
    described = {section.title for section in sections if section.book == "base"}
    assert {title for title in described if say(Term(title)) == title} == set()
    gardens = [each for each in vars(rulebooks_of_gardens).values() if isinstance(each, rulebooks_of_gardens.Section)]
    headings = {section.title for section in sections} - described | {each for section in gardens for each in section}
    assert {heading for heading in headings if WORD.findall(say(Term(heading))) != WORD.findall(heading)} == set()


def test_every_page_says_where_the_base_game_has_it() -> None:
    sections = [
        each for each in vars(rulebooks).values() if isinstance(each, rulebooks.Section) and each.book == "base"
    ]
    page = (Title("E30", ""), Places(tuple([section.at("1") for section in sections])))
    said = [FRENCH.say(Term(section.title)) for section in sections]
    in_html = Pages(FRENCH, lambda *_: Illustration()).explanation(page, "")
    assert re.findall(r"base    (.*)\u00a0:", printed_page(page, SCREEN)) == said
    assert re.findall("<cite>(.*?)</cite>", html.unescape(in_html)) == said


def test_a_name_is_said_in_english_where_a_language_has_none() -> None:
    name = Name("Walls", (("fr", "Muraille"),))
    assert [language_named(code).say(name) for code in LANGUAGES] == ["Walls", "Muraille", "Walls", "Walls", "Walls"]
    assert f"{name}" == "Walls"
