"""The verdict on a table of Babel: every fault of every rule, and what was not checked."""

from collections.abc import Iterator

from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.unchecked import unchecked
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding, found
from babylon_cli.judging.verdict import Verdict


def judge(table: Table) -> Verdict[None]:
    """Ask every rule; it changes no other answer of the toolkit."""
    return Verdict(tuple(_findings(table)), tuple(unchecked(table)))


def _findings(table: Table) -> Iterator[Finding]:
    for rule in RULES.values():
        for fault in rule.check(table):
            yield found(rule.about.id, None if fault.player is None else table.cities[fault.player].name, fault)
