"""A stack of the quarry is clay over granite over basalt."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, table
from tests.turns import game


def quarry_with(stack: str) -> Table:
    """A quarry with one stack at C2 and floor elsewhere."""
    floor = "[floor, floor, floor, floor]"
    return table(f"quarry: [{floor}, [floor, floor, {stack}, floor], {floor}, {floor}]")


@pytest.mark.parametrize(
    "stack",
    [
        "floor",
        "clay",
        "granite",
        "basalt",
        "clay > granite",
        "granite > basalt",
        "clay white > granite > basalt sun SFBT",
    ],
)
def test_stacks_in_their_order(stack: str) -> None:
    assert found(quarry_with(stack)) == []


@pytest.mark.parametrize(
    "stack",
    ["granite > clay", "clay > basalt", "basalt > granite", "clay > clay", "basalt > clay", "granite > granite"],
)
def test_stacks_out_of_order_or_with_a_layer_left_out(stack: str) -> None:
    assert found(quarry_with(stack)) == [("quarry-layers", "quarry.1.2")]


def test_every_wrong_step_is_reported() -> None:
    step = ("quarry-layers", "quarry.1.2")
    assert found(quarry_with("basalt > granite > clay")) == [step, step]
    assert found(quarry_with("clay > granite > clay")) == [step]


@pytest.mark.parametrize(
    ("stack", "faults"),
    [
        ("clay", 0),
        ("clay white > granite > basalt", 0),
        ("granite", 1),
        ("granite > basalt", 1),
        ("basalt white", 1),
        ("floor", 1),
        ("granite > clay", 1),
        ("clay > basalt", 1),
        ("basalt > granite > clay", 2),
    ],
)
def test_before_the_removal_every_stack_begins_with_clay(stack: str, faults: int) -> None:
    drawn = game("[]", quarry=f"  - [{stack}, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3)
    assert found(drawn) == [("quarry-layers", "quarry.0.0")] * faults


def test_without_a_quarry_there_is_nothing_to_judge() -> None:
    assert found(table("players: [{name: Ana, flower: white}]")) == []


def test_what_the_message_says() -> None:
    finding = finding_of("quarry-layers", quarry_with("clay white > basalt"))
    assert str(finding.message) == "C2 has clay lying on basalt: a stack is clay on granite on basalt, top first"
    assert (str(finding.where), finding.player) == ("C2 in the quarry", None)
    assert str(finding.help) == "check the order of the stack, or write only its top tile"
    rows = "  - [clay, clay, clay, clay]\n" * 3
    for stack, top in (("granite white", "granite"), ("floor", "the floor")):
        finding = finding_of("quarry-layers", game("[]", quarry=f"  - [{stack}, clay, clay, clay]\n" + rows))
        assert str(finding.message) == (
            f"A1 begins with {top}: before set-up takes any clay out, every stack begins with clay"
        )
        assert str(finding.help) == (
            "write the quarry of a record as it was laid out, and under `removed:` where clay was taken out"
        )
