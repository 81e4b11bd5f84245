"""What a page shows of a table of Babel."""

from collections.abc import Sequence

from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Shown
from babylon_cli.wording.message import Language


def pictures_of(table: Table, findings: Sequence[Finding], language: Language) -> tuple[Shown, ...]:  # noqa: ARG001
    """Nothing yet: its cities are cards."""
    return ()
