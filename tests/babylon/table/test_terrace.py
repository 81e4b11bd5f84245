"""What a terrace is called, and where the document tells of it."""

from dataclasses import replace

from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import terrace_name, terrace_place


def test_a_terrace_by_its_cell_and_level() -> None:
    terrace = Terrace(number=4, at=18, level=2)
    assert str(terrace_name(terrace)) == "the terrace at C3 on level 2"
    assert str(terrace_place(terrace)) == "C3 on level 2"
    assert terrace.path == ("terraces", 4)


def test_equal_terraces_have_equal_hashes() -> None:
    first, second = Terrace(number=4, at=18, level=2), Terrace(number=4, at=18, level=2)
    assert first == second != replace(first, level=1)
    assert {first: "kept"}[second] == "kept"
