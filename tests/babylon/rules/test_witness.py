"""An order of building that explains a garden: every piece once, each where and when the rules allow it."""

from random import Random

import pytest

from babylon_cli.babylon.rules.building_order import blocked_statues
from babylon_cli.babylon.rules.garden import build_order
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.rules.witness import Piece, turns_that_explain
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.supports import statue_supports
from babylon_cli.babylon.table.terrace import Terrace
from tests.babylon.rules.test_building_order_random import statue_garden, with_links
from tests.drawing import Plain, garden, table_of


def is_in_line(cell: int, other: int) -> bool:
    return cell // SIDE == other // SIDE or cell % SIDE == other % SIDE


class Site:
    """A garden that grows piece by piece, and says what is wrong with the next one."""

    def __init__(self, finished: Layout, rulings: Plain) -> None:
        self.finished = finished
        self.rulings = rulings
        self.terraces: list[Terrace] = []
        self.statues: dict[tuple[int, int], bool] = {}
        """Whether each statue that was placed still counts."""

    def wrong(self, piece: Piece) -> str:
        """What is wrong with a piece; it is placed."""
        if isinstance(piece, Terrace):
            return self._wrong_terrace(piece)
        if isinstance(piece, PlacedStatue):
            return self._wrong_statue(piece)
        return self._wrong_link(piece)

    def _wrong_terrace(self, terrace: Terrace) -> str:
        levels = {other.level for other in self.finished.terraces}
        lying = {other.level for other in self.terraces}
        if terrace.level - 1 in levels and terrace.level - 1 not in lying:
            return "no terrace of the storey before"
        if self.rulings.get("hidden_corner") != "allow" and any(self._hidden(cell, terrace) for cell in terrace.cells):
            return "under a terrace"
        self.terraces.append(terrace)
        carried = {(foot.cell, foot.surface) for foot in statue_supports(self.finished) if foot.terrace == terrace}
        for cell, level in self.statues:
            if (cell, level) in carried or (
                self.rulings.get("hidden_anchor") == "ignored" and cell in terrace.cells and level < terrace.level
            ):
                self.statues[cell, level] = False
        return ""

    def _hidden(self, cell: int, terrace: Terrace) -> bool:
        return any(cell in other.cells and other.level > terrace.level for other in self.terraces)

    def _wrong_statue(self, statue: PlacedStatue) -> str:
        if self.is_hidden(statue.cell, statue.level):
            return "on a hidden spot"
        standing = [cell for (cell, _), counts in self.statues.items() if counts]
        anchors = standing or (
            [cell for cell, _ in self.statues] if self.rulings.get("statue_restart") == "aligned" else []
        )
        self.statues[statue.cell, statue.level] = True
        return "" if not anchors or any(is_in_line(statue.cell, cell) for cell in anchors) else "out of line"

    def _wrong_link(self, link: Placed) -> str:
        ends = [(end.cell, end.height) for end in link.ends]
        if not all(any(cell in each.cells and each.level == level for each in self.terraces) for cell, level in ends):
            return "on no terrace"
        return "on a hidden spot" if any(self.is_hidden(cell, level) for cell, level in ends) else ""

    def is_hidden(self, cell: int, level: int) -> bool:
        return any(cell in terrace.cells and terrace.level > level for terrace in self.terraces)


def test_an_order_is_found_just_where_nothing_is_at_fault_and_each_piece_in_it_is_legal() -> None:
    explained = 0
    for number in range(300):
        random = Random(number)
        document = with_links(random, statue_garden(random))
        table = table_of(document)
        finished, rulings = table.players[0].layout, table.rulings
        turns = turns_that_explain(finished, rulings, 15)
        broken = build_order.is_broken(finished, rulings) or bool(blocked_statues(finished, rulings))
        assert (turns is None) == broken, number
        if turns is None:
            continue
        explained += 1
        site = Site(finished, document["rulings"])
        told = [(piece, site.wrong(piece)) for turn in turns for piece in turn]
        assert [(piece, wrong) for piece, wrong in told if wrong] == [], number
        assert len(told) == len({str(piece) for piece, _ in told})
        assert {len([piece for piece in turn if isinstance(piece, Terrace)]) for turn in turns} <= {1, 2}
        assert sorted(piece.number for piece, _ in told if isinstance(piece, Terrace)) == sorted(
            terrace.number for terrace in finished.terraces
        )
    assert 60 < explained < 240


def test_statues_that_need_two_terraces_in_one_turn() -> None:
    drawn = garden("""
        terraces:
          - {at: A3, level: 1, icons: S...}
          - {at: C4, level: 1, icons: ..S.}
          - {at: B3, level: 2, icons: .S..}
        statues: [A3, C5, C3@2]
        """)
    turns = turns_that_explain(drawn.players[0].layout, drawn.rulings, 15)
    assert turns is not None
    names = [[(type(piece).__name__, getattr(piece, "number", None)) for piece in turn] for turn in turns]
    assert names[-1][0] == ("Terrace", 1)
    assert ("Terrace", 2) in names[-1]


@pytest.mark.parametrize(("rounds", "first_turn"), [(4, 1), (3, 2)])
def test_a_game_has_a_round_less_than_terraces(rounds: int, first_turn: int) -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: A3, level: 1}, {at: A5, level: 1}, {at: A7, level: 1}]")
    turns = turns_that_explain(drawn.players[0].layout, drawn.rulings, rounds)
    assert turns is not None
    assert len(turns) == rounds
    assert len(turns[0]) == first_turn
