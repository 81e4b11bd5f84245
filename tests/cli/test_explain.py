"""`explain`: every rule, ruling, row and topic, in 80 columns, with its places in all four rulebooks."""

import re

import pytest

from babylon_cli.babel.rules.registry import RULES as BABEL_RULES
from babylon_cli.babylon.pages.explain import OTHER_TOPICS
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.topics import AT_THE_TABLE, ROUND_TOKENS, SETTLED, TOPICS
from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.judging.about import Source, Topic
from babylon_cli.pages import page_of, topics
from babylon_cli.printing.explain.parts import printed
from babylon_cli.printing.explain.rule import explain_rule
from babylon_cli.printing.screen import PLAIN, Screen
from babylon_cli.reading.examples import examples_folder, pairs_of
from babylon_cli.wording.message import ENGLISH
from babylon_cli.wording.texts import published
from tests.cases import for_each
from tests.cli.running import EXAMPLES, run
from tests.printing.widths import too_wide
from tests.pseudo import PseudoLanguage, accented

EDITIONS = ("fr", "nl", "zh-Hant", "zh-Hans")

LISTS = ("babylon", "rulings", "settled", "babel")
"""The pages that list others."""

EVERY_TOPIC = topics()


def told(topic: str) -> str:
    ended = run("explain", topic)
    assert ended.status == 0
    assert ended.error == ""
    return ended.output


def words(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


@for_each("topic", EVERY_TOPIC)
def test_it_fits_in_80_columns(topic: str) -> None:
    assert too_wide(told(topic)) == []


def test_the_topics_have_names_of_their_own() -> None:
    assert len(set(EVERY_TOPIC)) == len(EVERY_TOPIC)
    known = {*RULES, *BABEL_RULES, *LISTS, *TOPICS, *[question.name for question in OPEN_QUESTIONS]}
    assert known <= set(EVERY_TOPIC)


def test_the_total_of_the_pad_is_a_topic() -> None:
    assert told("total").startswith("total: ")


@for_each("name", RULES)
def test_a_rule_in_full(name: str) -> None:
    about = RULES[name].about
    shown = told(name)
    text = words(shown)
    written = published("rules", name)
    assert text.startswith(f"{name}: {written.title}")
    assert written.body in text
    for heading in ("Broken when", "In the rulebooks", "How the editions differ"):
        assert f"\n{heading}\n" in shown
    assert written.section("broken when") in text
    assert (written.section("editions") or "On this rule they say the same.") in text
    for ruling in about.rulings:
        assert f"\nRuling: {ruling}\n" in shown
        assert "no publisher confirms it" in text
    assert "\nExample: " in shown
    assert "  legal: " in shown
    assert "  illegal: " in shown


@for_each("name", RULES)
def test_a_rule_cites_all_four_rulebooks(name: str) -> None:
    about = RULES[name].about
    assert_cited(about.sources, told(name))


def assert_cited(sources: tuple[Source, ...], shown: str) -> None:
    assert {source.book for source in sources} == set(EDITIONS)
    editions = [source.book for source in sources]
    assert sorted(editions, key=EDITIONS.index) == editions
    text = words(shown)
    for source in sources:
        assert source.section
        assert source.item
        assert words(f"{source.book} {source.section}: {source.item}") in text


@pytest.mark.parametrize("topic", TOPICS.values(), ids=lambda topic: str(topic.name))
def test_a_topic_in_full(topic: Topic) -> None:
    shown, written = told(topic.name), published(topic.kind, topic.name)
    assert words(shown).startswith(f"{topic.name}: {written.title} {written.body}")
    assert ("\nHow the editions differ\n" in shown) is ("editions" in written.sections)
    assert written.section("editions") in words(shown)
    assert_cited(topic.sources, shown)


def test_every_ruling_alone_and_together() -> None:
    together = told("rulings")
    for question in OPEN_QUESTIONS:
        alone = told(question.name)
        assert alone.startswith(f"{question.name}\n")
        assert alone.partition("\nSee also: ")[0] in together
        text = published("rulings", question.name)
        assert text.title in words(alone)
        assert text.body in words(alone)
        for value in question.values:
            default = " (the default)" if value == question.default else ""
            assert re.search(rf"^    {value}{re.escape(default)}[: ]", alone, re.MULTILINE)
            assert text.section(value) in words(alone)
        for rule in RULES:
            touched = question.name in RULES[rule].about.rulings
            assert (f"`babylon explain {rule}`" in words(alone).partition("See also: ")[2]) is touched
            assert (re.search(rf"It touches: [^.]*\b{rule}\b", words(alone)) is not None) is touched
        for edition in question.presets:
            assert f"(preset of {edition})" in words(alone)
    assert "No publisher confirms any of them" in words(together)


def test_the_settled_questions() -> None:
    shown = words(told("settled"))
    for name in SETTLED:
        text = published("settled", name)
        assert f"{text.title} {text.body} Why: {text.section('why')}" in shown


def test_the_list_has_every_rule_once_and_the_other_topics() -> None:
    ended = run("explain")
    assert ended.status == 0
    assert too_wide(ended.output) == []
    listed = re.findall(r"^  ([a-z-]+)$", ended.output, re.MULTILINE)
    assert sorted(listed) == sorted(RULES)
    assert {name for name, _ in OTHER_TOPICS} == set(LISTS) - set(GAMES)
    titled = re.findall(r"^  ([a-z-]+)  ", ended.output, re.MULTILINE)
    assert titled == [*AT_THE_TABLE, *ROUND_TOKENS, *[name for name, _ in OTHER_TOPICS]]
    for row in PAD_ROWS:
        assert row.key in ended.output


def test_the_page_on_the_tokens_names_each_with_what_it_does() -> None:
    shown = words(told("tokens").split("\nThe round tokens\n")[1])
    assert shown == " ".join([f"{name} {published('tokens', name).title}" for name in ROUND_TOKENS])


@pytest.mark.parametrize(
    ("topic", "nearest"),
    [
        ("storey-ordre", "storey-order"),
        ("Storey-Ordre", "storey-order"),
        ("fontayne", "fontaine, Fontäne or fountain"),
        ("Treppee", "Treppe, Treppen or trappen"),
    ],
)
def test_what_is_not_found_names_the_nearest(topic: str, nearest: str) -> None:
    ended = run("explain", topic)
    assert ended.status == 2
    assert ended.output == ""
    assert f"Nothing is found on '{topic}'. Did you mean {nearest}?" in " ".join(ended.error.split())


@pytest.mark.parametrize("topic", ["", "xyzzy", "---", "!?", "qq", "x" * 3000])
def test_where_nothing_is_near_the_list_is_named(topic: str) -> None:
    ended = run("explain", "--", topic)
    assert ended.status == 2
    assert "`babylon explain` lists" in ended.error


@for_each("name", RULES)
def test_the_examples_differ_where_the_explanation_says(name: str) -> None:
    for pair in pairs_of(name):
        assert pair.legal.is_file()
        assert pair.illegal.is_file()
    pairs = re.findall(r"(?ms)^  legal: (.*?)^  illegal:(.*?)(?=^  legal: |^    [A-Za-z])", told(name))
    assert pairs
    for legal, illegal in pairs:
        assert words(legal)
        assert words(legal) != words(illegal)


def test_the_examples_are_beside_the_package_or_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert examples_folder().resolve() == EXAMPLES.resolve()
    package = EXAMPLES.parent / "babylon_cli"
    monkeypatch.setattr("babylon_cli.reading.examples.PACKAGE", EXAMPLES.parent)
    assert examples_folder() == EXAMPLES
    monkeypatch.setattr("babylon_cli.reading.examples.PACKAGE", package)
    assert examples_folder() == EXAMPLES
    assert pairs_of("no-such-rule") == []


@pytest.mark.parametrize(("game", "rule"), [("babylon", "storey-order"), ("babel", "babel-stages")])
def test_a_rule_without_examples_is_still_explained(game: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"babylon_cli.{game}.pages.rule.pairs_of", lambda _: [])
    page = game_named(game).rule_page(rule, ENGLISH)
    assert page is not None
    shown = printed(explain_rule(rule, page, ENGLISH), PLAIN)
    assert "In the rulebooks" in shown
    assert "Example" not in shown


@pytest.mark.parametrize("rule", ["storey-order", "babel-stages"])
def test_a_page_that_is_not_kept_in_a_language_is_worked_out(rule: str) -> None:
    page = page_of(rule, PseudoLanguage())
    assert page is not None
    shown = printed(page, Screen(colour=False, language=PseudoLanguage()))
    assert shown.startswith(f"{rule}: ")
    assert f"\n{accented('Broken when')}\n" in shown


def test_a_text_without_a_rule_is_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon_cli.pages.names_of", lambda _: ["no-such-rule"])
    assert page_of("no-such-rule", ENGLISH) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_page_for_the_rule_of_another(game: str) -> None:
    assert game_named(game).rule_page("no-such-rule", ENGLISH) is None


@pytest.mark.parametrize("command", ["check", "score", "verify"])
def test_no_text_is_loaded_for(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    example = str(EXAMPLES / "rules" / "terrace-stacked")
    usual = run(command, example)
    monkeypatch.setattr("babylon_cli.wording.texts.FOLDER", str(EXAMPLES / "no-such-folder"))
    assert run(command, example) == usual
    with pytest.raises(FileNotFoundError):
        published("rules", "terrace-stacked")
