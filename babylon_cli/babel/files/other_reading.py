"""A table of Babel read by other rulings than its file says."""

from collections.abc import Mapping

from babylon_cli.babel.table.table import Table
from babylon_cli.reading.other_reading import OtherReading


def read_otherwise(
    table: Table,
    answers: Mapping[str, str],  # noqa: ARG001 - without presets of editions, the table's rulings are the file's own
    asked: OtherReading,
) -> tuple[Table, OtherReading]:
    """The table, and what of its reading is not its own; of editions Babel has one."""
    taken = {name: value for name, value in asked.rulings.items() if getattr(table.rulings, name) != value}
    return table._replace(rulings=table.rulings.answered(taken)), OtherReading(None, taken)
