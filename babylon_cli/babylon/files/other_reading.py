"""A table of Babylon read by another edition or other rulings than its file says."""

from collections.abc import Mapping

from babylon_cli.babylon.table.rulings import rulings_of
from babylon_cli.babylon.table.table import Table
from babylon_cli.reading.other_reading import OtherReading


def read_otherwise(table: Table, answers: Mapping[str, str], asked: OtherReading) -> tuple[Table, OtherReading]:
    """The table, and what of its reading is not its own, given what the file itself answers to open questions.

    The presets of the edition come first, then the answers of the file, and what is asked wins over both.
    """
    edition = asked.edition or table.edition
    own = rulings_of(edition, answers)
    taken = {name: value for name, value in asked.rulings.items() if getattr(own, name) != value}
    told = OtherReading(edition if edition != table.edition else None, taken)
    return table._replace(edition=edition, rulings=own.answered(taken)), told
