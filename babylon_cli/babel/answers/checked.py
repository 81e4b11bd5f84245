"""What `check` knows about one document of Babel; the formats are those of the gardens."""

from collections.abc import Iterator

from babylon_cli.babel.files.load import BabelLoaded
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import NAMED
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.verdict import Reliance, Verdict
from babylon_cli.printing.checked import Checked, in_file_order
from babylon_cli.printing.formats import CHECK_FORMATS as GARDEN_FORMATS

CHECK_FORMATS = {**GARDEN_FORMATS, "sarif": "babylon_cli.babel.pages.sarif"}


def check_babel(loaded: BabelLoaded, *, tells_rulings: bool) -> Checked:
    """Judge one document, if it is usable, and say what the verdict rests on, if that will be told."""
    table = loaded.table
    if table is None:
        return Checked(loaded.document)
    verdict = in_file_order(loaded.document, judge(table))
    return Checked(loaded.document, verdict, tuple(_reliances(table, verdict)) if tells_rulings else ())


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
