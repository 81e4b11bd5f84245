"""`build-order` on a finished garden: links on spots that a terrace hid before they could be placed."""

import pytest

from babylon_cli.babylon.rules.garden import build_order
from babylon_cli.wording.message import ENGLISH
from tests.drawing import broken, garden

CROSSED_STAIRCASES = """
terraces:
  - {at: E2, level: 1, icons: ..T.}
  - {at: C4, level: 1, icons: .T..}
  - {at: C3, level: 2, icons: .T.., belvedere: SE}
  - {at: E3, level: 2, icons: ..T., belvedere: NW}
staircases: [E3@1-D3@2, D4@1-E4@2]
"""
"""Each staircase climbs from a spot that the terrace at the top of the other one hides."""


def message_on(text: str, rulings: str = "{}") -> str:
    """What the rule says of Ana's garden; empty where it is not broken."""
    drawn = garden(text, rulings)
    return "".join([ENGLISH.say(fault.message) for fault in build_order.check(drawn.players[0].layout, drawn.rulings)])


def test_two_staircases_that_each_need_the_other_ones_terrace_first() -> None:
    assert broken(garden(CROSSED_STAIRCASES)) == {"build-order"}
    assert message_on(CROSSED_STAIRCASES) == (
        "no order of building gives this garden: the staircase D4@1-E4@2 needs the terrace at E3 on level 2 before the "
        "one at C3 on level 2, and the staircase E3@1-D3@2 needs the terrace at C3 on level 2 before the one at E3 on "
        "level 2"
    )


@pytest.mark.parametrize("staircases", ["[E3@1-D3@2]", "[D4@1-E4@2]"])
def test_either_staircase_alone_is_fine(staircases: str) -> None:
    alone = CROSSED_STAIRCASES.replace("[E3@1-D3@2, D4@1-E4@2]", staircases)
    assert broken(garden(alone)) == set()


def test_the_fault_lies_on_the_links_of_the_circle() -> None:
    drawn = garden(CROSSED_STAIRCASES)
    (fault,) = build_order.check(drawn.players[0].layout, drawn.rulings)
    assert fault.path == ("staircases", 1)
    assert fault.place is not None
    assert fault.place.cells == ("D4", "E4", "E3", "D3")


UNDER_ITS_OWN_TOP = """
terraces:
  - {at: C3, level: 1, icons: .T..}
  - {at: C2, level: 2, icons: ..TT, belvedere: NW}
  - {at: A1, level: 1}
staircases: [STAIRCASE]
"""


def test_a_link_under_its_own_terrace() -> None:
    drawn = UNDER_ITS_OWN_TOP.replace("STAIRCASE", "D3@1-C3@2")
    assert "build-order" in broken(garden(drawn))
    assert message_on(drawn) == (
        "no order of building gives this garden: the staircase D3@1-C3@2 lies under the terrace at C2 on level 2, "
        "which must be built before it"
    )


def test_a_garden_noted_from_above_is_left_open() -> None:
    assert message_on(CROSSED_STAIRCASES + "complete: false") == ""


def test_statues_are_not_judged_where_links_leave_no_order() -> None:
    out_of_line = CROSSED_STAIRCASES.replace("..T.}", "S.T.}", 1).replace(".T..}", ".TS.}", 1) + "statues: [E2, C5]"
    assert broken(garden(out_of_line)) == {"build-order"}
    assert broken(garden(out_of_line.replace("E3@1-D3@2, ", ""))) == {"statue-alignment"}


def test_a_circle_through_the_storey_before() -> None:
    """The only terrace of level 2 waits for one of level 3, which waits for level 2."""
    drawn = """
    terraces:
      - {at: A1, level: 1}
      - {at: B1, level: 2}
      - {at: E5, level: 3}
    fountains: [A1@1-E5@3]
    bridges: [A2@1-B2@2]
    """
    assert message_on(drawn) == ""
    hidden = drawn.replace("A1@1-E5@3", "B1@1-E5@3")
    assert message_on(hidden) == (
        "no order of building gives this garden: the fountain B1@1-E5@3 needs the terrace at E5 on level 3 before the "
        "one at B1 on level 2, and the terrace at E5 on level 3 needs the terrace at B1 on level 2 before it"
    )
