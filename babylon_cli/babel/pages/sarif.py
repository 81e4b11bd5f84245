"""`babel check --format sarif`: SARIF 2.1.0, which declares the rules of Babel."""

from collections.abc import Sequence
from typing import ClassVar

from babylon_cli.babel.rules.registry import RULES
from babylon_cli.printing.check import sarif


class Report(sarif.Report):
    """Collects the results as for the gardens."""

    rules: ClassVar[Sequence[str]] = tuple(RULES)
