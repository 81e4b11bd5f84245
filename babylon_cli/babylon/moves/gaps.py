"""Whether a piece that is added fills the gap of a bridge."""

from babylon_cli.babylon.rules.garden import bridge_gap
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings


def keeps_gaps_clear(before: Layout, after: Layout, rulings: Rulings) -> bool:
    """Whether no bridge, old or new, has anything in its gap that it had not before."""
    known = {fault.path for fault in bridge_gap.check(before, rulings)}
    return all([fault.path in known for fault in bridge_gap.check(after, rulings)])
