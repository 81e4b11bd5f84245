"""`check`: the verdict on one document, and the rulings that it rests on."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import NAMED
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.about import Cited
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.verdict import Faults, Reliance, Verdict, cited, placed, reliances


def check(
    document: TowerDocument,
    *,
    tells_rulings: bool = True,
    witness: bool = False,  # noqa: ARG001
    sketched: bool = False,  # noqa: ARG001
) -> Checked:
    """Judge one document, if it is usable; what the verdict rests on is asked only where that will be told.

    The tower tells in which order it was built, so there is no order to find for a `witness`; and cards that lie in a
    row need not be `sketched` to be found.
    """
    table = document.table
    if table is None:
        return Checked(document)
    verdict = placed(document, judge(table), cite)
    return Checked(document, verdict, cited(_reliances(table, verdict), cite) if tells_rulings else ())


def cite(rule: str) -> Cited:
    """Where the rulebooks speak of a rule; of editions there is one."""
    return Cited(RULES[rule].about.sources)


def _reliances(table: Table, verdict: Verdict[None]) -> Iterator[Reliance]:
    """Every fault that the other value of a ruling would take away or add."""
    now = _faults(verdict)
    followed = {number for rule in RULES.values() for number in rule.about.rulings}
    for name in [name for name in VALUES if NAMED[name].id in followed]:
        under = partial(_faults_under, table, name)
        yield from reliances(name, getattr(table.rulings, name), VALUES[name], now, under)


def _faults_under(table: Table, ruling: str, value: str) -> Faults:
    return _faults(judge(table._replace(rulings=table.rulings.answered({ruling: value}))))


def _faults(verdict: Verdict[None]) -> Faults:
    return {(finding.rule, finding.path): finding for finding in verdict.findings}
