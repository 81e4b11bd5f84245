"""Every fault names its place in the rulebook of the file's edition, and the page that explains it."""

import json
import re
from pathlib import Path

import pytest

import babylon_cli as babylon
from babylon_cli.babel.rules.registry import RULES as BABEL_RULES
from babylon_cli.babylon.rulebooks import EDITIONS
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.judging.about import Source
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL
from tests.cli.test_json_contract import WON_BY_A_RULING

GAP = EXAMPLES / "rules" / "bridge-gap" / "illegal-court-with-four-sides.yaml"


def places(rule: str, edition: str) -> list[Source]:
    """Where the table of citations has a rule: in an edition of Babylon, or in the one rulebook of Babel."""
    if rule in BABEL_RULES:
        return list(BABEL_RULES[rule].about.sources)
    return [source for source in RULES[rule].about.sources if source.book == edition]


PARTS = [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2, 3)]]


@pytest.mark.thorough
@pytest.mark.parametrize("part", PARTS)
def test_every_fault_in_every_example_has_its_places_in_the_edition_of_its_file(part: int) -> None:
    found = 0
    for path in sorted(EXAMPLES.rglob("*.yaml"))[part :: len(PARTS)]:
        for document in babylon.read(path):
            edition = getattr(document.table, "edition", "babel")
            for finding in babylon.check(document).findings:
                assert list(finding.sources) == places(finding.rule, edition) != [], (path, finding.rule)
                found += 1
    assert found > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_place_in_every_edition(edition: str) -> None:
    cite = citing(edition, edition)
    for rule in RULES:
        assert {source.book for source in cite(rule).sources} == {edition}
        assert cite(rule).everywhere == ()


@pytest.mark.parametrize("language", ["en", *EDITIONS])
@pytest.mark.parametrize("edition", [None, *EDITIONS])
def test_a_reader_is_told_the_place_in_the_book_of_the_file_or_else_in_their_own(
    language: str, edition: str | None, tmp_path: Path
) -> None:
    path = write(tmp_path, ILLEGAL if edition is None else f"edition: {edition}\n{ILLEGAL}")
    expected = edition or ("fr" if language == "en" else language)
    section = places("storey-order", expected)[0].section.partition(",")[0]
    asked = ("--lang", language)
    for format in ("text", "github", "html"):
        assert f"{expected} {section}" in run("check", "--format", format, *asked, path).output
    (file,) = json.loads(run("check", "--format", "json", *asked, path).output)["files"]
    assert {source["edition"] for source in file["violations"][0]["sources"]} == {edition or "fr"}


def test_an_edition_that_is_asked_for_is_cited_in_every_language(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert "boekje: fr B. Construire" in run("check", "--lang", "nl", "--edition", "fr", path).output
    assert "boekje: nl B. Bouwen" in run("check", "--lang", "nl", path).output


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_that_is_asked_for_is_cited(edition: str) -> None:
    shown = json.loads(run("check", "--format", "json", "--edition", edition, GAP).output)
    sources = [violation["sources"] for violation in shown["files"][0]["violations"]]
    assert {source["edition"] for each in sources for source in each} == {edition}
    (place,) = sources[-1]
    assert place == Source(*place.values()).data()
    assert place["item"].startswith("the point ")


def test_every_fault_has_its_line_in_text() -> None:
    blocks = [
        block
        for folder in ("rules/bridge-gap", "rules/pillar-budget", "rules/babel-tokens")
        for block in run("check", EXAMPLES / folder).output.split("\n\n")
        if re.match(r".*: (error|warning): ", block)
    ]
    assert len(blocks) > 20
    for block in blocks:
        rule = block.splitlines()[0].split(": ")[-1]
        assert block.count("\n    rulebook: ") == 1
        assert f"`babylon explain {rule}`" in block.partition("\n    rulebook: ")[2]


def test_a_ruling_that_decides_names_its_page() -> None:
    told = run("check", EXAMPLES / "disputes" / "bridge-gap-a-lower-terrace-in-the-gap.yaml").output
    notes = re.findall(
        r"^    ruling: [^:]+: legal by bridge_gap:.*\n(?: {12}.*\n)*    (rulebook: .*\n? .*\n)", told, re.M
    )
    assert notes
    for note in notes:
        assert re.match(r"rulebook: \S+ B\. .*;\s+`babylon explain bridge_gap`\n$", note)
    assert "ruling: this rests on bridge_gap" in told
    assert "`babylon explain bridge-gap`, `babylon explain bridge_gap`" in told


@pytest.mark.parametrize("turn", ["", "turn: {player: Ana, dig: A1}\n"])
def test_who_is_first_by_a_ruling_names_its_page(turn: str, tmp_path: Path) -> None:
    told = run("check", write(tmp_path, WON_BY_A_RULING + turn)).output
    assert told.count("            `babylon explain hidden_belvedere` tells more of it\n") == (2 if turn else 1)


def test_the_formats_for_machines_have_it_too(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    place = "fr B. Construire, 1. Tuile Terrasse, Attention, 2nd point, and 1 more place"
    assert f"(rulebook: {place}; `babylon explain storey-order`)" in run("check", "--format", "github", path).output
    (result,) = json.loads(run("check", "--format", "sarif", path).output)["runs"][0]["results"]
    (violation,) = json.loads(run("check", "--format", "json", path).output)["files"][0]["violations"]
    assert result["properties"] == {"sources": violation["sources"]}
    (in_score,) = json.loads(run("score", "--format", "json", path).output)["files"][0]["violations"]
    assert in_score["sources"] == violation["sources"]
