"""The verdict on a table: every fault of every rule, what was not checked, and the rulings that it rests on."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.rules.finding import Fault, Finding, Path
from babylon_cli.rules.registry import GARDEN_RULES, TABLE_RULES
from babylon_cli.rules.rule import GardenRule, Rule
from babylon_cli.rules.unchecked import Unchecked, unchecked
from babylon_cli.table.table import Player, Table


class Verdict(NamedTuple):
    """What `check` finds on one table."""

    findings: tuple[Finding, ...]
    """In the order of the file."""
    unchecked: tuple[Unchecked, ...]

    @property
    def errors(self) -> int:
        """How many findings break a rule."""
        return sum([finding.severity == "error" for finding in self.findings])

    @property
    def warnings(self) -> int:
        """How many findings only warn."""
        return len(self.findings) - self.errors


def judge(table: Table) -> Verdict:
    """Apply every rule to a table."""
    findings = [finding for rule in TABLE_RULES for finding in findings_of(rule, table)]
    for player in table.players:
        findings += garden_findings(player, table)
    findings.sort(key=_place_in_file)
    return Verdict(tuple(findings), tuple(unchecked(table)))


def findings_of(rule: Rule, table: Table) -> Iterator[Finding]:
    """What one rule finds on a table."""
    if isinstance(rule, GardenRule):
        for player in table.players:
            for fault in rule.check(player.layout, table.rulings):
                yield _garden_finding(rule, player, fault)
        return
    for fault in rule.check(table):
        owner = None if fault.player is None else table.players[fault.player].name
        yield Finding(
            rule.about.id, fault.severity, owner, fault.where, fault.message, fault.help, fault.path, fault.related
        )


def garden_findings(player: Player, table: Table) -> list[Finding]:
    """What the garden rules find in one player's garden."""
    return [
        _garden_finding(rule, player, fault)
        for rule in GARDEN_RULES
        for fault in rule.check(player.layout, table.rulings)
    ]


def _garden_finding(rule: GardenRule, player: Player, fault: Fault) -> Finding:
    prefix: Path = ("players", player.index)
    related = tuple([place._replace(path=prefix + place.path) for place in fault.related])
    return Finding(
        rule.about.id,
        fault.severity,
        player.name,
        fault.where,
        fault.message,
        fault.help,
        prefix + fault.path,
        related,
    )


def _place_in_file(finding: Finding) -> tuple[tuple[int, int | str, str], ...]:
    """Numbers before words, so that paths of any shape can be sorted; then rule and message."""
    steps = [(0, step, "") if isinstance(step, int) else (1, 0, step) for step in finding.path]
    return (*steps, (2, 0, finding.rule), (2, 0, finding.message))
