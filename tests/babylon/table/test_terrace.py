"""What a terrace is called."""

from babylon_cli.babylon.table.terrace import Terrace


def test_a_terrace_by_its_cell_and_level() -> None:
    terrace = Terrace(number=4, at=18, level=2)
    assert terrace.name == "the terrace at C3 on level 2"
    assert terrace.place == "C3 on level 2"
    assert terrace.path == ("terraces", 4)
