"""A statue is in line with one that stands when it is placed, and a support that is a statue rests on one."""

import pytest

from tests.drawing import finding_of, found
from tests.turns import game, turn

STORED = "storage: {pillars: 6, terrace: {icons: SSSS}}"
A_STATUE = STORED + "\nterraces: [{at: A1, level: 1, icons: SSSS}]\nstatues: [A1]"


def out_of_line(build: str, statues: str, ana: str = A_STATUE, rulings: str = "{}") -> list[str]:
    """The places of the statues that are not in line, and of no other fault."""
    drawn = turn(f"dig: A1\nbuild: [{build}]\nstatues: [{statues}]", ana, rulings=rulings)
    assert {rule for rule, _ in found(drawn)} <= {"statue-alignment"}
    return [path.removeprefix("turn.statues.") for _, path in found(drawn)]


@pytest.mark.parametrize(
    ("at", "statues", "wrong"),
    [
        ("G1", "G1", []),
        ("G1", "G2", ["0"]),
        ("A7", "A8", []),
        ("A7", "B7", ["0"]),
        ("G1", "G2, G1", []),
        ("G1", "H2, G1, H1", []),
        ("G7", "G7, G8", ["0", "1"]),
        ("G2", "H3, G3, G2", ["0", "1", "2"]),
    ],
)
def test_in_line_with_one_that_stands_in_whatever_order(at: str, statues: str, wrong: list[str]) -> None:
    assert out_of_line(f"{{from: stored, at: {at}, level: 1}}", statues) == wrong


def test_the_first_statue_is_free_and_the_others_are_in_line_with_it() -> None:
    build = "{from: stored, at: C3, level: 1}"
    assert out_of_line(build, "D4", STORED) == []
    assert out_of_line(build, "C3, D4, D3", STORED) == []
    assert len(out_of_line(build, "C3, D4", STORED)) == 1


TWO_STATUES = """
storage: {pillars: 6, terrace: {icons: SSSS}}
terraces: [{at: C3, level: 1, icons: SSSS}, {at: A5, level: 1}, {at: E5, level: 1}]
"""
ON_THEM = "{from: stored, at: C4, level: 2, pillars: {SW: double, SE: double}}"


@pytest.mark.parametrize(
    ("statue_restart", "statues", "wrong"),
    [("free", "D5", []), ("aligned", "D5", []), ("free", "C5", []), ("free", "C5, D5", []), ("aligned", "C5, D5", [])],
)
def test_when_all_statues_have_become_pillars(statue_restart: str, statues: str, wrong: list[str]) -> None:
    old = TWO_STATUES + "statues: [C4, D4]"
    assert out_of_line(ON_THEM, statues, old, f"{{statue_restart: {statue_restart}}}") == wrong


def test_after_all_have_gone_the_next_is_free_or_in_line_with_any_ever_placed() -> None:
    old = """
        storage: {pillars: 6, terrace: {icons: SSSS}}
        terraces: [{at: C3, level: 1, icons: SSSS}, {at: B2, level: 2, pillars: {SE: statue}, icons: ....}]
        """
    build = "{from: stored, at: F6, level: 1}"
    assert out_of_line(build, "F6", old) == []
    assert out_of_line(build, "F6", old, "{statue_restart: aligned}") == ["0"]
    beside = "{from: stored, at: F3, level: 1}"
    assert out_of_line(beside, "F3", old, "{statue_restart: aligned}") == []
    assert out_of_line(beside, "F4", old, "{statue_restart: aligned}") == ["0"]
    assert out_of_line(beside, "F4, F3", old, "{statue_restart: aligned}") == []


HIDDEN = """
storage: {pillars: 6, terrace: {icons: SSSS}}
terraces:
  - {at: C3, level: 1, icons: SSSS}
  - {at: B1, level: 1}
  - {at: B2, level: 2, belvedere: SE}
statues: [C3@1]
"""


@pytest.mark.parametrize(("hidden_anchor", "wrong"), [("counts", ["0"]), ("ignored", [])])
def test_a_hidden_statue_as_anchor(hidden_anchor: str, wrong: list[str]) -> None:
    """Where it is ignored none stands, and the next is a first one again."""
    rulings = f"{{hidden_anchor: {hidden_anchor}, statue_corner: open}}"
    assert out_of_line("{from: stored, at: F6, level: 1}", "F6", HIDDEN, rulings) == wrong
    assert out_of_line("{from: stored, at: F3, level: 1}", "F3", HIDDEN, rulings) == []


def test_a_statue_of_the_turn_between_its_builds() -> None:
    """The first build's statue stands before the second build takes it as a pillar."""
    builds = "{from: stored, at: C3, level: 1}, {from: dug, at: D4, level: 2, belvedere: SE, icons: ST..}"
    old = "storage: {pillars: 6, terrace: {icons: SSSS}}"
    drawn = turn(f"dig: A1\nbuild: [{builds}]\nstatues: [D4@1, D4@2]", old)
    assert found(drawn) == []


def test_a_game_looks_back_at_every_statue() -> None:
    drawn = game("""
        - turns: [{player: Ana, dig: A1, pillars_taken: 4, build: [{from: stored, at: C3, level: 1}], statues: [C3]},
                  {player: Bo, dig: B1}]
        - token: none
          turns: [{player: Ana, dig: A2, dug: {icons: SS..}, pillars_taken: 4,
                   build: [{from: dug, at: E4, level: 1}], statues: [F4, E4]}]
        """)
    assert found(drawn) == [
        ("statue-alignment", "rounds.1.turns.0.statues.0"),
        ("statue-alignment", "rounds.1.turns.0.statues.1"),
    ]


def test_off_terrace_or_on_an_older_one_it_is_judged_elsewhere() -> None:
    off = turn("dig: A1\nstatues: [H8]", A_STATUE)
    assert found(off) == [("decoration-off-terrace", "turn.statues.0")]


SUPPORT = "{{from: stored, at: D4, level: 2, belvedere: SE, pillars: {{NW: {}}}}}"
ONE_TERRACE = "storage: {pillars: 6, terrace: {}}\nterraces: [{at: C3, level: 1, icons: SSSS}]\n"


@pytest.mark.parametrize(
    ("statues", "support", "expected"),
    [
        ("statues: [D4]", "statue", []),
        ("statues: [D3]", "statue", [("statue-pillar", "turn.build.0.pillars.NW")]),
        ("", "statue", [("statue-pillar", "turn.build.0.pillars.NW")]),
        ("", "single", []),
        ("statues: [D4]", "single", [("spot-occupied", "turn.build.0.pillars.NW")]),
    ],
)
def test_a_support_that_is_said_to_be_a_statue(statues: str, support: str, expected: list[tuple[str, str]]) -> None:
    drawn = turn(f"dig: A1\nbuild: [{SUPPORT.format(support)}]", ONE_TERRACE + statues)
    assert found(drawn) == expected


def test_on_the_board_it_is_told_once() -> None:
    drawn = turn("dig: A1\nbuild: [{from: stored, at: F6, level: 1, pillars: {NW: statue}}]", ONE_TERRACE)
    assert found(drawn) == [("statue-pillar", "turn.build.0.pillars.NW")]


def test_a_statue_that_does_not_reach_is_another_fault() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: stored, at: F6, level: 1}, {from: dug, at: D4, level: 2, belvedere: SE, "
        "pillars: {NE: statue}}]",
        ONE_TERRACE,
    )
    assert found(drawn) == [("pillar-height", "turn.build.1.pillars.NE")]


def test_what_is_inferred() -> None:
    drawn = turn("dig: A1\nbuild: [{from: stored, at: D4, level: 2, belvedere: SE}]", ONE_TERRACE + "statues: [D4]")
    assert found(drawn) == []


def test_a_belvedere_above_a_statue() -> None:
    drawn = turn("dig: A1\nbuild: [{from: stored, at: D4, level: 2, belvedere: NW}]", ONE_TERRACE + "statues: [D4]")
    assert found(drawn) == [("belvedere-corner", "turn.build.0.belvedere")]


def test_what_the_messages_say() -> None:
    statue = finding_of(
        "statue-alignment", turn("dig: A1\nbuild: [{from: stored, at: G7, level: 1}]\nstatues: [G7]", A_STATUE)
    )
    assert (
        str(statue.message)
        == "the statue at G7@1 shares its row or its column with no statue that stands when it is placed"
    )
    assert str(statue.help) == (
        "only the first statue is placed freely; check its cell, and when the other statues were placed"
    )
    support = finding_of("statue-pillar", turn(f"dig: A1\nbuild: [{SUPPORT.format('statue')}]", ONE_TERRACE))
    assert str(support.message) == (
        "the NW corner of the terrace at D4 on level 2 is said to rest on a statue at D4, and none stands there"
    )
    assert (str(support.where), str(support.help)) == (
        "D4 on level 2, NW corner",
        "write `single` there, or leave it out; a statue placed in this turn is listed under `statues`",
    )
