"""What was not judged is said, player by player."""

from babylon_cli.babylon.rules.findings import findings_of
from babylon_cli.babylon.rules.garden import statue_alignment
from babylon_cli.babylon.rules.unchecked import NEEDS_HIDDEN_TERRACES, NEEDS_ICONS
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.judging.verdict import Unchecked
from tests.drawing import table

KNOWN = "{at: A1, level: 1, flower: white, icons: S...}"
UNKNOWN = "{at: C1, level: 1, flower: white}"
OFF_BOARD = "{at: H1, level: 1, flower: white}"


def unchecked(*players: str) -> list[Unchecked]:
    """What is left unchecked at a table of these players."""
    names = ("Ana", "Bo", "Cas")
    entries = "".join(f"  - {{name: {names[seat]}, flower: f{seat}, {keys}}}\n" for seat, keys in enumerate(players))
    notes = judge(table(f"players:\n{entries}")).unchecked
    return [Unchecked(note.player, tuple([str(rule) for rule in note.rules]), str(note.reason)) for note in notes]


def test_nothing_where_everything_is_known() -> None:
    assert unchecked(f"terraces: [{KNOWN}]", "terraces: []") == []


def test_terraces_without_icons_are_counted() -> None:
    assert unchecked(
        f"terraces: [{KNOWN}, {UNKNOWN}]", f"terraces: [{UNKNOWN}, {KNOWN}, {UNKNOWN.replace('C1', 'E1')}]"
    ) == [
        Unchecked("Ana", NEEDS_ICONS, "1 terrace without icons"),
        Unchecked("Bo", NEEDS_ICONS, "2 terraces without icons"),
    ]


def test_an_off_board_terrace_is_not_counted() -> None:
    assert unchecked(f"terraces: [{OFF_BOARD}]") == []


def test_a_garden_noted_from_above() -> None:
    reason = "the garden was noted from above, so wholly hidden terraces may be missing"
    assert unchecked(f"complete: false, terraces: [{KNOWN}]", f"complete: true, terraces: [{KNOWN}]") == [
        Unchecked("Ana", NEEDS_HIDDEN_TERRACES, reason)
    ]
    assert unchecked(f"complete: false, terraces: [{UNKNOWN}]") == [
        Unchecked("Ana", NEEDS_HIDDEN_TERRACES, reason),
        Unchecked("Ana", NEEDS_ICONS, "1 terrace without icons"),
    ]
    assert set(NEEDS_HIDDEN_TERRACES) == {
        "terrace-support",
        "pillar-height",
        "storey-order",
        "statue-alignment",
        "build-order",
    }


def test_only_the_pad() -> None:
    assert unchecked("terraces: []", "score_pad: {total: 9}") == [
        Unchecked("Bo", ("all garden rules",), "only the pad was kept, so nothing of the garden was checked")
    ]


def test_a_tally() -> None:
    assert unchecked("terraces: []", "tally: {highest_terrace: 2, visible_holes: 9}") == [
        Unchecked("Bo", ("all garden rules",), "the garden was only counted, so nothing of it was checked")
    ]


def test_orders_of_building_are_not_looked_for_in_a_garden_larger_than_any_game() -> None:
    tower = ", ".join(f"{{at: {'ABCDEFG'[n % 7]}1, level: {n + 1}, flower: white, icons: SS..}}" for n in range(19))
    drawn = f"terraces: [{tower}], statues: [A1@1, B2@2]"
    assert unchecked(drawn) == [Unchecked("Ana", ("statue-alignment",), "no game gives a garden so many terraces")]
    verdict = judge(table(f"players:\n  - {{name: Ana, flower: white, {drawn}}}\n"))
    assert "statue-alignment" not in {finding.rule for finding in verdict.findings}


def test_they_are_looked_for_in_one_that_is_a_little_too_large() -> None:
    tower = ", ".join(f"{{at: {'ABCDEFG'[n % 7]}1, level: {n + 1}, flower: white, icons: SS..}}" for n in range(18))
    assert unchecked(f"terraces: [{tower}]") == []


def test_orders_of_building_are_looked_for_in_as_many_gardens_as_a_table_has() -> None:
    """A statue of each of five players is in line with no other; the fifth garden is not asked."""
    gardens = [
        f"- {{name: P{seat}, flower: white, statues: [A1, H8], terraces: "
        "[{at: A1, level: 1, flower: white, icons: SSSS}, {at: G7, level: 1, flower: white, icons: SSSS}]}"
        for seat in range(5)
    ]
    drawn = table("players:\n" + "\n".join(gardens))
    verdict = judge(drawn)
    assert [finding.player for finding in verdict.findings if finding.rule == "statue-alignment"] == [
        "P0",
        "P1",
        "P2",
        "P3",
    ]
    assert len(list(findings_of(statue_alignment.RULE, drawn))) == 4
    assert [(note.player, note.rules) for note in verdict.unchecked] == [("P4", ("statue-alignment", "build-order"))]
