"""The verdict on a table of Babel: every fault of every rule, and what was not checked."""

from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.unchecked import unchecked
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.verdict import Verdict


def judge(table: Table) -> Verdict:
    """Ask every rule; it changes no other answer of the toolkit."""
    findings = []
    for rule in RULES.values():
        for fault in rule.check(table):
            player = None if fault.player is None else table.cities[fault.player].name
            findings.append(fault.found(rule.about.id, player))
    return Verdict(tuple(findings), tuple(unchecked(table)))
