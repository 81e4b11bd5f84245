"""`babel check --format sarif`: SARIF 2.1.0, which declares the rules of Babel."""

from collections.abc import Sequence
from typing import ClassVar

from babylon_cli.babel.rules.registry import RULES
from babylon_cli.printing.check import sarif
from babylon_cli.wording.texts import PublishedText


class Report(sarif.Report):
    """Collects the results as for the gardens."""

    rules: ClassVar[Sequence[sarif.HasAbout]] = tuple(RULES.values())

    def text_of(self, rule: str) -> PublishedText:
        """What is published about a rule."""
        about = RULES[rule].about
        return PublishedText(about.summary, (about.text,), {"broken when": (about.broken_when,)})
