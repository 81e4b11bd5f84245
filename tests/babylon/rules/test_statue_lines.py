"""Which lines between statues are of use: all along which any order of building places a statue, and not many more."""

from collections.abc import Iterator
from random import Random

from babylon_cli.babylon.rules.precedence import precedence_of
from babylon_cli.babylon.rules.statue_lines import Lines
from babylon_cli.babylon.rules.statue_turns import NOTHING_BUILT, Site, StatueTurns
from babylon_cli.babylon.rules.statues import statues_of
from babylon_cli.babylon.table.cells import numbers_in
from tests.babylon.rules.test_building_order_random import statue_garden
from tests.drawing import garden, table_of


def turns_of(text: str) -> StatueTurns:
    """The statues and terraces of a garden; what hides a statue ends its standing where it carries it."""
    drawn = garden(text)
    layout = drawn.players[0].layout
    return StatueTurns(precedence_of(layout, drawn.rulings), statues_of(layout, hiding_ends_it=False), drawn.rulings)


TOWER = "terraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {NW: statue}}]"
"""The statue at D4 on level 1 carries the terrace above it."""


def test_what_a_statue_carries_has_none_in_line_with_it() -> None:
    """Nor is the one beneath ever placed while one above it stands: it is hidden then."""
    turns = turns_of(f"{TOWER}\nstatues: [D5]")
    first, beneath = 0, 1
    assert turns.lines.of_each == [1 << beneath, 1 << first]
    assert turns.useful.of_each == [0, 0]


def test_a_statue_in_line_with_one_that_it_does_not_replace() -> None:
    turns = turns_of(f"{TOWER}\nstatues: [C4]")
    assert turns.useful.of_each == turns.lines.of_each == [2, 1]


def test_one_that_can_wait_in_its_turn_for_the_terrace_above() -> None:
    """The statue at C4 lies beside the upper terrace, and is placed after it if both are built in one turn."""
    turns = turns_of("terraces: [{at: C3, level: 1}, {at: D4, level: 2}]\nstatues: [C4, E4@2]")
    assert turns.useful.of_each == turns.lines.of_each == [2, 1]


def test_but_never_for_one_with_another_in_between() -> None:
    """The statue at C4 is placed two turns before one on level 3, or one at least."""
    turns = turns_of("terraces: [{at: C3, level: 1}, {at: D4, level: 2}, {at: E3, level: 3}]\nstatues: [C4, F4@3]")
    assert turns.lines.of_each == [2, 1]
    assert turns.useful.of_each == [2, 0]


def meetings(turns: StatueTurns) -> Iterator[tuple[int, int]]:
    """Every statue that may stand in any order of building, with all that are placed then, whether in line or not."""
    waiting, seen = [NOTHING_BUILT], {NOTHING_BUILT.built}
    while waiting:
        site = waiting.pop()
        for position in numbers_in(turns.all_terraces & ~site.built):
            if turns.precedence.allows(position, site.built):
                yield site.standing & ~turns.taken_by[position] | turns.owned[position], turns.owned[position]
                then = turns.after(site, position)
                yield from _in_one_turn(turns, site, position, then)
                if then.built not in seen:
                    seen.add(then.built)
                    waiting.append(then)


def _in_one_turn(turns: StatueTurns, site: Site, first: int, then: Site) -> Iterator[tuple[int, int]]:
    for second in numbers_in(turns.all_terraces & ~then.built):
        if turns.precedence.allows(second, then.built):
            stood = site.standing & ~turns.taken_by[first] | turns.owned[first]
            late = turns.owned[first] & ~turns.hidden_by[second] | turns.owned[second]
            yield stood & ~turns.taken_by[second] | late, late


def test_no_line_is_left_out_that_some_order_of_building_uses() -> None:
    left_out = 0
    for number in range(60):
        drawn = table_of(statue_garden(Random(number)))
        layout = drawn.players[0].layout
        statues = statues_of(layout, hiding_ends_it=drawn.rulings.hidden_anchor == "ignored")
        turns = StatueTurns(precedence_of(layout, drawn.rulings), statues, drawn.rulings)
        left_out += turns.lines.of_each != turns.useful.of_each
        for standing, placed in meetings(turns):
            for statue in numbers_in(standing):
                missed = placed & ~(1 << statue) & turns.lines.of_each[statue] & ~turns.useful.of_each[statue]
                assert not missed, (number, statue, missed)
    assert left_out > 10


def test_lines_lead_over_each_other() -> None:
    lines = Lines([0b0010, 0b0101, 0b0010, 0b0000])
    assert lines.of(0) == 0
    assert lines.of(0b1001) == 0b0010
    assert lines.reached(0b1110, 0b0001) == 0b0110
    assert lines.reached(0b1100, 0b0001) == 0
    assert numbers_in(0b101) == [0, 2]
