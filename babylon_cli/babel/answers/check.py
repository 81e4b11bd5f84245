"""`check`: the verdict on one document, and the rulings that it rests on."""

from collections.abc import Iterator

from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import NAMED
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.checked import Checked, placed
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.verdict import Reliance, Verdict


def check(document: TowerDocument, *, tells_rulings: bool = True) -> Checked:
    """Judge one document, if it is usable; what the verdict rests on is asked only where that will be told."""
    table = document.table
    if table is None:
        return Checked(document)
    verdict = placed(document, judge(table))
    return Checked(document, verdict, tuple(_reliances(table, verdict)) if tells_rulings else ())


def _reliances(table: Table, verdict: Verdict) -> Iterator[Reliance]:
    """Every fault that the other value of a ruling would take away or add."""
    now = _faults(verdict)
    followed = {number for rule in RULES.values() for number in rule.about.rulings}
    for name in [name for name in VALUES if NAMED[name].id in followed]:
        value = getattr(table.rulings, name)
        for other in VALUES[name]:
            then = _faults(judge(table._replace(rulings=table.rulings.answered({name: other}))))
            for key, found in (now | then).items():
                if (key in now) != (key in then):
                    yield Reliance(name, value, other, found.rule, found.player, found.where, found.path, key in now)


def _faults(verdict: Verdict) -> dict[tuple[str, Path], Finding]:
    return {(finding.rule, finding.path): finding for finding in verdict.findings}
