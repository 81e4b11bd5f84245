"""`explain` on Babel: every rule, ruling, tile and Great Project, in 80 columns, and the list of them all."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from babylon_cli.babel.facts.projects import PROJECTS, Project
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages import rule as rule_pages
from babylon_cli.babel.pages.explain import TOPICS as OTHER_TOPICS
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.rules.topics import TOPICS as TEXTS
from babylon_cli.babel.rules.topics import sources_of_project, sources_of_tile
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.printing.explain.parts import printed
from babylon_cli.printing.explain.rule import explain_rule
from babylon_cli.printing.screen import PLAIN
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import ENGLISH
from babylon_cli.wording.texts import published
from tests.cases import for_each
from tests.cli.running import ROOT, clean_environment, run, write
from tests.cli.test_explain import told, words

TOPICS = [*RULES, *OTHER_TOPICS]

every_ruling = for_each("ruling", RULINGS.values())


def in_short(ruling: str) -> str:
    """A ruling as it is listed where something else is explained: number, question and answer."""
    text = published("rulings", ruling)
    return words(f"{ruling} {text.title} {text.body}")


def headings(shown: str) -> list[str]:
    """The lines that are not indented, after the first."""
    return [line for line in shown.splitlines()[1:] if line and not line.startswith(" ")]


@for_each("topic", TOPICS)
def test_colour_changes_no_word(topic: str) -> None:
    painted = run("explain", topic, "--color", "always").output
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == told(topic)


def test_the_ids_are_in_small_letters() -> None:
    assert all(topic == topic.lower() for topic in TOPICS)


def test_small_and_capital_letters_are_alike() -> None:
    assert told("E31") == told("e31") == told("surcharge_goes_to")
    assert told("TILE-19") == told("tile-19")


@pytest.mark.parametrize("name", RULES)
def test_a_rule_in_full(name: str) -> None:
    about = RULES[name].about
    rule = published("rules", name)
    shown = told(name)
    text = words(shown)
    assert text.startswith(words(f"{name}: {rule.title}"))
    assert words(rule.body) in text
    assert words(f"Broken when {rule.section('broken when')}") in text
    for source in about.sources:
        assert words(f"{source.book} {source.section}: {source.item}") in text
    for ruling in about.rulings:
        assert in_short(ruling) in text
    assert ("Rulings" in headings(shown)) is bool(about.rulings)


@pytest.mark.parametrize("name", RULES)
def test_a_rule_has_an_example_that_breaks_it(name: str) -> None:
    pairs = pairs_of(name)
    shown = told(name)
    assert f"\nExample: {pairs[0].story.replace('-', ' ')}\n" in shown
    assert re.search(r"(?ms)^  legal:   \S.*^  illegal: \S.*^    \S.*\.$", shown)
    for pair in pairs[1:]:
        assert pair.story.replace("-", " ") in words(shown.split("More examples: ")[1])


def worked_out(rule: str) -> str:
    """The page of a rule with the examples that there are now, not as it is kept."""
    page = rule_pages.rule_page(rule, ENGLISH)
    assert page is not None
    return printed(explain_rule(rule, page, ENGLISH), PLAIN)


def test_a_rule_without_examples_is_still_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_pages, "pairs_of", lambda _: [])
    shown = worked_out("babel-player-count")
    assert "In the rulebooks" in shown
    assert "Example" not in shown


def test_an_example_that_cannot_be_read_has_no_findings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    legal, illegal = write(tmp_path, "title: [", "legal.yaml"), write(tmp_path, "title: {", "illegal.yaml")
    monkeypatch.setattr(rule_pages, "pairs_of", lambda _: [Pair("a-broken-example", legal, illegal)])
    ending = "Example: a broken example\n  legal:   title: [\n  illegal: title: {\n"
    assert worked_out("babel-player-count").endswith(ending)


@every_ruling
def test_a_ruling_in_full(ruling: Ruling) -> None:
    shown = told(ruling.id)
    text = words(shown)
    ours = published("rulings", ruling.id)
    assert text.startswith(f"{ruling.id}: {ours.title} {ours.body}")
    assert ("No file can express it" in headings(shown)) is ("beyond the file" in ours.sections)
    assert ("No file can express all of it" in headings(shown)) is ("partly beyond" in ours.sections)
    assert all(ours.section(heading) in text for heading in ours.sections if heading != "in a file")
    for source in ruling.sources:
        assert words(f"{source.book} {source.section}: {source.item}") in text


@every_ruling
def test_a_ruling_says_what_it_rests_on(ruling: Ruling) -> None:
    basis = words(told(ruling.id)).split(" Basis ")[1].split(" In the rulebook ")[0]
    assert ("tated in the rulebook" in basis) is ("rulebook" in ruling.basis)
    assert ("erived from" in basis) is ("derived" in ruling.basis)
    assert ("no publisher confirms it" in basis) is ("unresolved" in ruling.basis)


@every_ruling
def test_a_ruling_names_the_rules_that_follow_it(ruling: Ruling) -> None:
    shown = told(ruling.id)
    followers = [name for name, rule in RULES.items() if ruling.id in rule.about.rulings]
    assert ("Rules that follow it" in headings(shown)) is bool(followers)
    assert re.findall(r"babel-[a-z-]+", shown) == followers


@pytest.mark.parametrize("name", NAMED)
def test_an_open_ruling_shows_its_values(name: str) -> None:
    shown = told(name)
    text = published("rulings", NAMED[name].id)
    assert f"\nRuling: {name}\n" in shown
    default, other = VALUES[name]
    meanings = f"{default} (the default): {text.section(default)} {other}: {text.section(other)}"
    assert words(meanings) in words(shown)


@for_each("number", TILES)
def test_a_tile_with_its_rulings(number: int) -> None:
    text = words(told(f"tile-{number}"))
    told_law = str(law(number, "en"))
    assert text.startswith(f"tile-{number}: {told_law}")
    assert ("A is the number of the Age" in text) is ("A coins" in told_law)
    for source in sources_of_tile(number):
        assert words(f"{source.book} {source.section}: {source.item}") in text
    for ruling in RULINGS.values():
        assert (in_short(ruling.id) in text) is (number in ruling.tiles)


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_a_great_project_with_its_rulings(project: Project) -> None:
    text = words(told("project-" + project.name.lower().replace(" ", "-")))
    assert f": {project.title}, a {project.colour} Great Project of Age {'I' * project.age} " in text
    for source in sources_of_project(project):
        assert words(f"{source.book} {source.section}: {source.item}") in text
    for ruling in RULINGS.values():
        assert (in_short(ruling.id) in text) is (project.name in ruling.projects)


def test_what_a_great_project_costs_takes_and_brings() -> None:
    text = words(told("project-river-port"))
    assert "Taking part: 1 coin and 1 loom. Penalty: lose all coins. Reward for each marker: 6 coins." in text
    assert "Taking part: 4 coins. Penalty: lose a blue card" in words(told("project-archives"))
    assert "Reward for each marker: a military victory token of 3." in words(told("project-war-mirror"))


def test_the_list_names_everything_once() -> None:
    shown = told("babel")
    played, rules, tiles, projects, rulings, named = re.split(r"\n\n[^ ].*\n", shown)[1:]
    assert words(played) == " ".join([f"{name} {published('topics', name).title}" for name in TEXTS])
    assert re.findall(r"^  ([a-z-]+)$", rules, re.MULTILINE) == list(RULES)
    assert re.findall(r"^  (tile-\d+) ", tiles, re.MULTILINE) == [f"tile-{number}" for number in TILES]
    assert [f"tile-{number} {law(number, 'en')}" in words(tiles) for number in TILES] == [True] * 24
    assert len(re.findall(r"^  project-", projects, re.MULTILINE)) == len(PROJECTS)
    assert len(re.findall(r"^      (?:Taking part|Penalty|Reward for each marker): ", projects, re.MULTILINE)) == 45
    assert rulings.splitlines() == [f"  {name}  {published('rulings', name).title}" for name in RULINGS]
    assert [line.split()[0] for line in named.splitlines()] == list(NAMED)
    assert "surcharge_goes_to E31: seller, bank" in words(named)


def test_every_id_of_the_list_is_explained() -> None:
    listed = set(re.findall(r"^  (\S+)", told("babel"), re.MULTILINE))
    assert {name.lower() for name in listed} == set(TOPICS) - {"babel"}


def test_the_list_of_the_gardens_ends_with_the_way_here() -> None:
    assert run("explain").output.endswith("\n\nFor the second game, 7 Wonders: Babel: `babylon explain babel`.\n")


@pytest.mark.parametrize(
    ("topic", "nearest"),
    [("babel-card-aeg", "babel-card-age, babel-card-twice or babel-card-copies"), ("Bable", "babel, tablet or battle")],
)
def test_what_is_not_found_names_the_nearest(topic: str, nearest: str) -> None:
    ended = run("explain", topic)
    assert ended.status == 2
    assert f"Did you mean {nearest}?" in ended.error


@pytest.mark.parametrize(
    ("topic", "name"), [("surcharge-goes-to", "surcharge_goes_to"), ("tile19", "tile-19"), ("Tile 19", "tile-19")]
)
def test_an_id_may_be_spelled_with_other_signs_between_its_words(topic: str, name: str) -> None:
    assert told(topic) == told(name)


IMPORTED = """\
import sys
from babylon_cli.cli.main import main
for topics in ([], ["storey-order"], ["rulings"], ["statues"], ["E31"]):
    sys.argv = ["babylon", "explain", *topics]
    try:
        main()
    except SystemExit:
        pass
    print(*topics, any(name.startswith("babylon_cli.babel") for name in sys.modules), file=sys.stderr)
"""


def test_the_gardens_import_nothing_of_babel() -> None:
    """In one process: the gardens' list and topics first, then one of Babel."""
    ended = subprocess.run(
        [sys.executable, "-c", IMPORTED], capture_output=True, text=True, env=clean_environment(), cwd=ROOT, check=True
    )
    assert ended.stderr.splitlines() == ["False", "storey-order False", "rulings False", "statues False", "E31 True"]
