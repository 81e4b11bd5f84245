"""Sets of four decorations, and sets of four flowers."""

import pytest

from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.scoring.sets import flower_sets
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.judging.line import Line, line_of
from tests.drawing import garden, in_english, lines, place_of_line, points, table

PIECES = """
terraces:
  - {at: A1, level: 1}
  - {at: C1, level: 1}
  - {at: F1, level: 1}
  - {at: E3, level: 2}
  - {at: A4, level: 1}
"""
ONE_OF_EACH = PIECES + "fountains: [B1-C1]\nbridges: [D1-F1]\nstaircases: [F2-F3]\n"


class TestDecorations:
    """4 points for each set of one counting statue, fountain, bridge and staircase."""

    def test_one_of_each(self) -> None:
        assert lines("decoration_sets", garden(ONE_OF_EACH + "statues: [A1]")) == [
            Line(4, "set", "A1@1, B1@1-C1@1, D1@1-F1@1 and F2@1-F3@2", "statue, fountain, bridge and staircase")
        ]

    @pytest.mark.parametrize("key", ["fountains", "bridges", "staircases"])
    def test_a_kind_that_is_missing(self, key: str) -> None:
        drawing = "\n".join(line for line in ONE_OF_EACH.splitlines() if not line.startswith(key))
        assert points("decoration_sets", garden(drawing + "\nstatues: [A1]")) == 0

    def test_the_scarcest_kind_decides_and_the_rest_is_left_over(self) -> None:
        drawn = garden(ONE_OF_EACH.replace("[B1-C1]", "[B1-C1, B2-C2]") + "statues: [A1, A2, A4]")
        assert points("decoration_sets", drawn) == 4
        assert lines("decoration_sets", drawn)[1:] == [
            Line(0, "left over", "2 statues and 1 fountain", "without bridges and staircases")
        ]

    def test_two_sets(self) -> None:
        twice = ONE_OF_EACH.replace("B1-C1", "B1-C1, B2-C2").replace("D1-F1", "D1-F1, D2-F2")
        drawn = garden(twice.replace("F2-F3", "F2-F3, F2-F3") + "statues: [A1, A2]")
        assert points("decoration_sets", drawn) == 8
        assert len(lines("decoration_sets", drawn)) == 2

    def test_what_counts_nothing_belongs_to_no_set(self) -> None:
        carrying = ONE_OF_EACH.replace("{at: A4, level: 1}", "{at: A2, level: 2, pillars: {NW: statue}}")
        assert points("decoration_sets", garden(carrying)) == 0
        assert points("decoration_sets", garden(ONE_OF_EACH + "statues: [H8]")) == 0
        hidden = ONE_OF_EACH.replace("{at: A4, level: 1}", "{at: A2, level: 2, belvedere: NW}") + "statues: [A2@1]"
        assert points("decoration_sets", garden(hidden)) == 0

    def test_nothing_at_all(self) -> None:
        assert lines("decoration_sets", garden(PIECES)) == []

    def test_a_set_lies_where_its_pieces_lie(self) -> None:
        cells = ("A1", "B1", "C1", "D1", "F1", "F2", "F3")
        assert place_of_line("decoration_sets", garden(ONE_OF_EACH + "statues: [A1]")) == BoardPlace(cells)


def beds(*flowers: str) -> str:
    """Terraces of these flowers side by side."""
    cells = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "ACEG"]
    drawn = [f"{{at: {cell}, level: 1, flower: {flower}}}" for cell, flower in zip(cells, flowers, strict=False)]
    return f"terraces: [{', '.join(drawn)}]"


class TestFlowers:
    """4 points for each set of four visible terraces with four different flowers."""

    @pytest.mark.parametrize(
        ("flowers", "sets"),
        [
            ([], 0),
            (["a", "b", "c"], 0),
            (["a", "b", "c", "c"], 0),
            (["a", "b", "c", "d"], 1),
            (["a", "a", "a", "b", "b", "c", "d"], 1),
            (["a", "a", "b", "b", "c", "c", "d", "d"], 2),
            (["a"] * 4 + ["b"] * 4 + ["c"] * 4 + ["d"] * 4, 4),
            (["a", "a", "b", "c", "d", "e"], 1),
            (["a", "a", "b", "b", "c", "c", "d", "e"], 2),
        ],
    )
    def test_the_scarcest_of_four_flowers_decides(self, flowers: list[str], sets: int) -> None:
        assert points("flower_sets", garden(beds(*flowers))) == 4 * sets

    def test_the_lines_of_a_set_and_of_what_is_left_over(self) -> None:
        assert lines("flower_sets", garden(beds("pink", "sun", "pink", "vine", "white"))) == [
            Line(
                4,
                "set",
                "pink A1 on level 1, sun C1 on level 1, vine G1 on level 1 and white A3 on level 1",
                "four different flowers",
            ),
            Line(0, "left over", "1 pink", "not four different flowers"),
        ]
        assert lines("flower_sets", garden(beds("sun", "sun", "pink"))) == [
            Line(0, "left over", "2 sun and 1 pink", "not four different flowers")
        ]

    def test_a_set_lies_where_its_terraces_lie(self) -> None:
        cells = [
            f"{column}{row}"
            for first, second in ("AB", "CD", "EF", "GH")
            for row in (1, 2)
            for column in (first, second)
        ]
        assert place_of_line("flower_sets", garden(beds("a", "b", "c", "d"))) == BoardPlace(tuple(cells), 1)

    BENEATH = """
    terraces:
      - {at: A3, level: 1, flower: pink}
      - {at: E3, level: 1, flower: sun}
      - {at: C3, level: 2, flower: vine}
      - {at: B3, level: 3, flower: white}
      - {at: D3, level: 3, flower: white}
    """

    def test_a_wholly_hidden_terrace_belongs_to_no_set(self) -> None:
        drawn = garden(self.BENEATH)
        assert points("flower_sets", drawn) == 0
        assert lines("flower_sets", drawn)[0] == Line(
            0, "vine", "C3 on level 2", "wholly hidden by the terrace at B3 on level 3 and the terrace at D3 on level 3"
        )

    def test_a_wholly_hidden_terrace_may_lack_its_flower(self) -> None:
        terraces = "".join(f"      - {line.strip(' -')}\n" for line in self.BENEATH.splitlines() if "at:" in line)
        drawn = table(f"""
players:
  - name: Ana
    flower: white
    terraces:
{terraces.replace(", flower: vine", "")}
""")
        assert lines("flower_sets", drawn)[0].what == "terrace"

    def test_one_visible_cell_is_enough(self) -> None:
        assert points("flower_sets", garden(self.BENEATH.replace("D3, level: 3", "D4, level: 3"))) == 4

    def test_a_terrace_of_unknown_flower_belongs_to_no_set(self) -> None:
        """The reader asks for the flower of a terrace that can be seen; one built by hand may lack it."""
        terraces = (Terrace(0, at=0, level=1), Terrace(1, at=2, level=1, flower="sun"))
        player = Player(0, "Ana", "white", lay_out(Garden(terraces)))
        (standing,) = settle(Table((player,))).standings
        assert [in_english(line) for line in standing.pad.rows["flower_sets"]] == [
            Line(0, "left over", "1 sun", "not four different flowers")
        ]

    def test_a_flower_that_was_counted_as_none_is_not_there(self) -> None:
        assert [in_english(line_of(counted)) for counted in flower_sets([["a"], ["b"], ["c"], []])] == [
            Line(0, "left over", "1 a, 1 b and 1 c", "not four different flowers")
        ]
