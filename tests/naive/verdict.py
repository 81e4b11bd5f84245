"""Which rules a document breaks, as errors and as warnings."""

from __future__ import annotations

from .garden_rules import garden_violations
from .reading import Document, gardens_of, rulings_of
from .table_rules import table_violations, table_warnings


def violations(document: Document) -> set[str]:
    """The ids of all rules that the document breaks, warnings left out."""
    broken = table_violations(document)
    for garden in gardens_of(document):
        broken |= garden_violations(garden, rulings_of(document))
    return broken


def warnings(document: Document) -> set[str]:
    """The ids of all rules that only give a warning."""
    return table_warnings(document)
