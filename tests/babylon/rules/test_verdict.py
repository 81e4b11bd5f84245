"""The verdict: every rule on every garden, in the order of the file."""

import pytest

from babylon_cli.babylon.rules.all_rules import ALL_RULES, RULES
from babylon_cli.babylon.rules.findings import findings_of, garden_findings
from babylon_cli.babylon.rules.registry import POSITION_RULES
from babylon_cli.babylon.rules.verdict import judge
from tests.drawing import finding_of, found, table

TABLE = """
    players:
      - {name: Ana, flower: white, terraces: [{at: A1, level: 1, flower: white}]}
      - name: Bo
        flower: white
        terraces:
          - {at: C3, level: 1, flower: white, icons: F..., material: clay}
          - {at: C3, level: 2, flower: rose}
          - {at: G7, level: 4, flower: white, belvedere: SE}
        statues: [C3@1, A1]
        bare_pillars: [H1]
        storage: {pillars: 7, doubles: 1}
    quarry:
      - [clay > clay, floor, floor, floor]
      - [floor, floor, floor, floor]
      - [floor, floor, floor, floor]
      - [floor, floor, floor, floor]
    """


def test_every_fault_of_every_rule_is_found_in_one_run_sorted_by_path_and_then_by_rule() -> None:
    assert found(table(TABLE)) == [
        ("pillar-uncovered", "players.1.bare_pillars.0"),
        ("flower-unique", "players.1.flower"),
        ("decoration-icon", "players.1.statues.0"),
        ("decoration-off-terrace", "players.1.statues.1"),
        ("storage-double", "players.1.storage.doubles"),
        ("storage-limit", "players.1.storage.pillars"),
        ("terrace-icons", "players.1.terraces.0.icons"),
        ("spot-occupied", "players.1.terraces.1.at"),
        ("terrace-stacked", "players.1.terraces.1.at"),
        ("pillar-height", "players.1.terraces.2.at"),
        ("pillar-height", "players.1.terraces.2.at"),
        ("pillar-height", "players.1.terraces.2.at"),
        ("storey-order", "players.1.terraces.2.level"),
        ("quarry-layers", "quarry.0.0"),
    ]


def test_errors_and_warnings_are_counted_apart() -> None:
    verdict = judge(table(TABLE.replace("flower: rose", "flower: whit")))
    assert (verdict.errors, verdict.warnings) == (14, 1)
    assert len(verdict.findings) == 15


def test_a_legal_table() -> None:
    verdict = judge(table("players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]"))
    assert (verdict.findings, verdict.unchecked, verdict.errors, verdict.warnings) == ((), (), 0, 0)


def test_a_finding_names_the_player_and_paths_of_the_document() -> None:
    stacked = finding_of("terrace-stacked", table(TABLE))
    assert (stacked.rule, stacked.severity, stacked.player) == ("terrace-stacked", "error", "Bo")
    assert stacked.path == ("players", 1, "terraces", 1, "at")
    assert [place.path for place in stacked.related] == [("players", 1, "terraces", 0, "at")]


@pytest.mark.parametrize("rule", POSITION_RULES)
def test_one_rule_by_itself_finds_what_it_adds_to_the_verdict(rule: str) -> None:
    drawn = table(TABLE)
    alone = {(finding.path, str(finding.message)) for finding in findings_of(POSITION_RULES[rule], drawn)}
    together = {(finding.path, str(finding.message)) for finding in judge(drawn).findings if finding.rule == rule}
    assert alone == together


def test_one_garden_by_itself() -> None:
    drawn = table(TABLE)
    ana, bo = drawn.players
    assert garden_findings(ana, drawn) == []
    assert {finding.player for finding in garden_findings(bo, drawn)} == {"Bo"}


def test_findings_are_the_same_each_time() -> None:
    assert judge(table(TABLE)) == judge(table(TABLE))
    assert len(ALL_RULES) == len(RULES)
