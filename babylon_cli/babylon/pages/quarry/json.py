"""`quarry --format json`: one JSON document for all files."""

from typing import Any

from babylon_cli.babylon.answers.dug import Dug
from babylon_cli.babylon.quarry.reward import Dig
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry


class Report(JsonFiles):
    """Prints the entries as they come."""

    def entry(self, dug: Dug) -> str:
        """One entry of `files`."""
        value = error_entry(dug.document) if dug.quarry is None else _entry(dug)
        return self.listed(value)

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def _entry(dug: Dug) -> dict[str, Any]:
    return {**file_entry(dug.document), "tiles": [_tile(dug, found) for found in dug.digs]}


def _tile(dug: Dug, found: Dig) -> dict[str, Any]:
    return {
        "take": POSITION_NAMES[found.position],
        "material": found.tile.material.value,
        "flower": found.tile.flower,
        "edges": found.edge_pillars,
        "reasons": {edge.direction: edge.neighbour if edge.gives else None for edge in found.edges},
        "pillars": {flower: found.pillars(flower, dug.question.token) for flower in dug.flowers},
    }
