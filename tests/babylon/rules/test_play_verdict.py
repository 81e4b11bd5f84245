"""The verdict on turns and games: the order of builds, faults told once and where they arise, what is left behind."""

import pytest

from babylon_cli.babylon.play.replay import Moment
from babylon_cli.babylon.rules.play_verdict import judge_game
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from tests.drawing import finding_of, found, table, warned
from tests.turns import game, judged, play_of, turn

NOTCH = "storage: {pillars: 6, terrace: {flower: pink, icons: SFB.}}\n"


def order_of(builds: str, ana: str = NOTCH) -> list[int]:
    """The builds by their place in the list, in the order of the verdict."""
    return [step.build.number for step in judged(turn(f"dig: A1\nbuild: [{builds}]", ana)).played.steps]


def test_the_order_of_the_file_where_both_are_legal() -> None:
    assert order_of("{from: dug, at: A1, level: 1}, {from: stored, at: C1, level: 1}") == [0, 1]
    assert order_of("{from: stored, at: A1, level: 1}, {from: dug, at: C1, level: 1}") == [0, 1]


def test_the_other_order_where_only_that_is_legal() -> None:
    upper = "{from: dug, at: B2, level: 2, belvedere: SE}"
    lower = "{from: stored, at: C1, level: 1}"
    old = NOTCH + "terraces: [{at: A1, level: 1}]"
    assert found(turn(f"dig: A1\nbuild: [{upper}, {lower}]", old)) == []
    assert order_of(f"{upper}, {lower}", old) == [1, 0]
    assert order_of(f"{lower}, {upper}", old) == [0, 1]


def test_the_order_with_fewer_faults_where_none_is_legal() -> None:
    upper = "{from: dug, at: B2, level: 2, belvedere: SE}"
    lower = "{from: stored, at: C1, level: 1, icons: SFBT}"
    old = NOTCH + "terraces: [{at: A1, level: 1}]"
    assert found(turn(f"dig: A1\nbuild: [{upper}, {lower}]", old)) == [("build-source", "turn.build.1.icons")]


def test_the_order_that_comes_furthest_where_both_have_as_many_faults() -> None:
    """The terrace that hangs over the border comes second, after the sound one."""
    outside = "{from: dug, at: H8, level: 1}"
    sound = "{from: stored, at: C1, level: 1}"
    assert order_of(f"{outside}, {sound}") == [1, 0]
    assert order_of(f"{sound}, {outside}") == [0, 1]


def test_of_three_builds_the_first_two_are_taken_as_they_are_listed() -> None:
    builds = "{from: dug, at: A1, level: 1}, {from: stored, at: C1, level: 1}, {from: dug, at: E1, level: 1}"
    assert order_of(builds) == [0, 1]


def test_a_storey_of_its_own_level_before() -> None:
    """At the moment of building there is no level 1."""
    skips = "{from: dug, at: C3, level: 2}"
    below = "{from: stored, at: G7, level: 1}"
    rich = NOTCH.replace("6", "60")
    assert ("storey-order", "turn.build.0.level") in found(turn(f"dig: A1\nbuild: [{skips}]", rich))
    assert "storey-order" not in [rule for rule, _ in found(turn(f"dig: A1\nbuild: [{skips}, {below}]", rich))]
    listed = game(f"- turns: [{{player: Ana, dig: A1, build: [{skips}, {below}]}}]")
    assert ("storey-order", "rounds.0.turns.0.build.0.level") in found(listed)


def test_each_garden_rule_after_each_build_with_paths_of_the_document() -> None:
    drawn = turn(
        """
        dig: A1
        build:
          - {from: stored, at: H8, level: 1}
          - {from: dug, at: D3, level: 1, belvedere: NE, pillars: {NE: none, SE: none}}
        statues: [C3, D3]
        bridges: [A1-C4]
        bare_pillars: [A8, C4]
        """,
        NOTCH + "terraces: [{at: B2, level: 1, icons: ...F}]",
    )
    assert found(drawn) == [
        ("pillar-uncovered", "turn.bare_pillars.0"),
        ("pillar-uncovered", "turn.bare_pillars.1"),
        ("decoration-off-terrace", "turn.bridges.0"),
        ("terrace-off-board", "turn.build.0.at"),
        ("terrace-support", "turn.build.1.pillars"),
        ("decoration-fresh", "turn.statues.0"),
        ("decoration-icon", "turn.statues.0"),
    ]


def test_bare_pillars_cost_nothing_and_do_not_stay() -> None:
    drawn = turn("dig: A1\nbare_pillars: [A8]")
    assert found(drawn) == [("pillar-uncovered", "turn.bare_pillars.0")]
    assert judged(drawn).played.budget.spent == 0
    assert judged(drawn).played.after.layout.garden.bare_pillars == ()


def test_a_fault_that_stood_before_is_told_of_the_table_alone() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: E5, level: 1}]", "terraces: [{at: A1, level: 3}]")
    assert {path.split(".")[0] for _, path in found(drawn)} == {"players"}


def told_of_rounds(*turns: str, rulings: str = "{}") -> list[str]:
    """The rules that Ana breaks in a game of these turns, with the round of each; Bo only digs."""
    rounds = [
        f"- {{token: none, turns: [{{player: Ana, dig: A{number}, {turn}}}, {{player: Bo, dig: B{number}}}]}}"
        for number, turn in enumerate(turns, start=1)
    ]
    drawn = game("\n".join(rounds), rulings=rulings)
    return [f"{rule} {int(path.split('.')[1]) + 1}" for rule, path in found(drawn) if path.startswith("rounds")]


class TestAFaultBelongsToTheTurnThatMadeIt:
    def test_what_is_left_of_it_when_a_bare_pillar_goes_is_not_new(self) -> None:
        crowded = "build: [{from: stored, at: C3, level: 1, icons: S.FT}], statues: [C3, C3], bare_pillars: [C3]"
        later = "build: [{from: dug, at: F6, level: 1}]"
        assert told_of_rounds(crowded, later) == ["pillar-uncovered 1", "spot-occupied 1"]

    def test_a_bare_pillar_of_a_later_turn_is_another_one(self) -> None:
        first = "build: [{from: stored, at: C3, level: 1}], bare_pillars: [C3]"
        assert told_of_rounds(first, "bare_pillars: [D3]") == ["pillar-uncovered 1", "pillar-uncovered 2"]

    def test_a_statue_that_is_placed_after_the_one_before_it_became_a_pillar_is_another_one(self) -> None:
        wrong = "build: [{from: stored, at: C3, level: 1, icons: F...}], statues: [C3]"
        on_it = "build: [{from: dug, at: B2, level: 2, belvedere: NW}]"
        wrong_again = "build: [{from: dug, at: F6, level: 1}], dug: {icons: FF..}, statues: [F6]"
        assert [each for each in told_of_rounds(wrong, on_it, wrong_again) if "icon" in each] == [
            "decoration-icon 1",
            "decoration-icon 3",
        ]

    def test_a_support_that_was_wrong_stays_so_when_a_terrace_slips_under_another_corner(self) -> None:
        too_high = "build: [{from: stored, at: B2, level: 4, pillars: {NW: single}, belvedere: SE}]"
        slips = "build: [{from: dug, at: C3, level: 1, belvedere: NW}]"
        told = told_of_rounds(too_high, slips, rulings="{hidden_corner: allow}")
        assert "pillar-height 1" in told
        assert "pillar-height 2" not in told

    def test_a_third_piece_on_a_crowded_spot_is_told_of_the_turn_that_adds_it(self) -> None:
        crowded = "build: [{from: stored, at: C3, level: 1, icons: S...}], statues: [C3, C3]"
        third = "build: [{from: dug, at: F6, level: 1}], fountains: [C3-C4]"
        assert [each for each in told_of_rounds(crowded, third) if "spot" in each] == [
            "spot-occupied 1",
            "spot-occupied 2",
        ]


A_BRIDGE = """
    storage: {pillars: 6, terrace: {}}
    terraces:
      - {at: A3, level: 1, icons: .B..}
      - {at: D3, level: 1, icons: B...}
      - {at: A1, level: 1}
    bridges: [B3-D3]
    """


def test_a_fault_of_an_older_piece_is_told_at_the_build_that_causes_it() -> None:
    """The new terrace goes through the bridge."""
    drawn = turn("dig: A1\nbuild: [{from: dug, at: C2, level: 1, pillars: {SE: none}, belvedere: SE}]", A_BRIDGE)
    assert ("terrace-collision", "turn.build.0.at") in found(drawn)
    assert ("bridge-gap", "turn.build.0.at") in found(drawn)
    finding = finding_of("bridge-gap", drawn)
    assert [place.path for place in finding.related] == [("players", 0, "bridges", 0)]
    assert [str(place.caption) for place in finding.related] == ["the piece that it concerns"]


def test_a_pillar_through_an_older_bridge() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: B2, level: 2, pillars: {SE: double}}]", A_BRIDGE)
    assert ("bridge-gap", "turn.build.0.at") in found(drawn)


def test_an_older_piece_that_was_built_in_the_game_is_named_where_it_was_built() -> None:
    drawn = game("""
        - turns:
          - {player: Ana, dig: A1, pillars_taken: 9, build: [{from: stored, at: C3, level: 1}]}
          - {player: Bo, dig: B1, pillars_taken: 9}
        - token: none
          turns: [{player: Ana, dig: A2, pillars_taken: 9, build: [{from: dug, at: D3, level: 1}]}]
        """)
    finding = finding_of("terrace-collision", drawn)
    assert finding.path == ("rounds", 1, "turns", 0, "build", 0, "at")
    assert [place.path for place in finding.related] == [("rounds", 0, "turns", 0, "build", 0, "at")]
    assert (finding.player, finding.round, str(finding.who)) == ("Ana", 2, "round 2, Ana")


def test_no_fault_is_told_in_two_turns() -> None:
    drawn = game("""
        - turns:
          - player: Ana
            dig: A1
            build: [{from: stored, at: C3, level: 2, pillars: {NW: single, SW: none}, belvedere: SW}]
          - player: Bo
            dig: B1
            build: [{from: stored, at: C3, level: 2, pillars: {NW: single, SW: none}, belvedere: SW}]
        - token: none
          turns:
          - {player: Ana, dig: A2, build: [{from: dug, at: G7, level: 1}]}
          - {player: Bo, dig: A2}
        """)
    assert found(drawn) == [
        ("storey-order", "rounds.0.turns.0.build.0.level"),
        ("pillar-height", "rounds.0.turns.0.build.0.pillars.NW"),
        ("storey-order", "rounds.0.turns.1.build.0.level"),
        ("pillar-height", "rounds.0.turns.1.build.0.pillars.NW"),
    ]


def test_a_statue_under_a_new_terrace_is_not_judged_by_its_icon_again() -> None:
    """It was told when it was placed, or stood on the table before."""
    old = "storage: {pillars: 6}\nterraces: [{at: C3, level: 1, icons: '....'}]\nstatues: [D4]"
    drawn = turn("dig: A1\nbuild: [{from: dug, at: D4, level: 2, belvedere: SE}]", old)
    assert found(drawn) == [("decoration-icon", "players.0.statues.0")]


def test_the_table_before_a_turn_is_judged_as_well() -> None:
    drawn = turn("dig: A1\nstatues: [H8]", "storage: {pillars: 7}\nterraces: [{at: H1, level: 1}]")
    assert found(drawn) == [
        ("storage-limit", "players.0.storage.pillars"),
        ("terrace-off-board", "players.0.terraces.0.at"),
        ("decoration-off-terrace", "turn.statues.0"),
    ]


def test_a_warning_does_not_decide_the_order() -> None:
    builds = "{from: stored, at: A1, level: 1, icons: FSB.}, {from: dug, at: C1, level: 1}"
    drawn = turn(f"dig: A1\nbuild: [{builds}]", NOTCH)
    assert (found(drawn), warned(drawn)) == ([], [("build-source", "turn.build.0.icons")])


def test_what_a_turn_leaves() -> None:
    drawn = turn("dig: A1\nbuild: [{from: stored, at: C3, level: 1}]\nstatues: [C3]\nkeep: {pillars: 3}", NOTCH)
    (ana, bo) = play_of(drawn).closing.players
    assert (ana.storage.pillars, ana.storage.terrace and ana.storage.terrace.flower) == (3, "white")
    assert [terrace.flower for terrace in ana.layout.terraces] == ["pink"]
    assert len(ana.layout.placed) == 1
    assert bo == drawn.players[1]
    assert play_of(drawn).closing.turn is None
    assert table_to_score(drawn, judge(drawn)) == drawn


def test_a_game_is_scored_at_its_end() -> None:
    drawn = game("- turns: [{player: Ana, dig: A1, build: [{from: stored, at: C3, level: 1}], statues: [C3]}]")
    closing = table_to_score(drawn, judge(drawn))
    assert closing.record is None
    assert [len(player.layout.terraces) for player in closing.players] == [1, 0]


PADS = "- {name: Ana, flower: white, score_pad: {total: 3}}\n- {name: Bo, flower: pink, score_pad: {total: 1}}"


def test_the_set_up_and_the_end_of_a_game_are_judged_by_the_rules_on_tables() -> None:
    drawn = game("- turns: [{player: Ana, dig: A1}]", players=PADS.replace("pink", "white"))
    assert found(drawn) == [
        ("score-pad", "players.0.score_pad.total"),
        ("flower-unique", "players.1.flower"),
        ("score-pad", "players.1.score_pad.total"),
    ]
    assert found(game("[]", players="- {name: Ana, flower: white}")) in ([], [("player-count", "players")])


def test_a_stack_that_is_out_of_order_in_the_quarry_of_a_game() -> None:
    quarry = "  - [granite > clay, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3
    assert found(game("[]", quarry=quarry)) == [("quarry-layers", "quarry.0.0")]


def test_until_some_moment() -> None:
    drawn = game(
        """
        - turns: [{player: Ana, dig: A1, statues: [A1]}, {player: Bo, dig: B1, statues: [B1]}]
        - {token: none, turns: [{player: Ana, dig: A1, statues: [C1]}, {player: Bo, dig: B1, statues: [D1]}]}
        """,
        players=PADS,
    )
    for moment, turns in ((Moment(1, 1), 1), (Moment(1, 2), 2), (Moment(2, 1), 3), (Moment(9, 9), 4)):
        play = judge_game(drawn, moment)
        assert len(play.turns) == turns
        rules = [finding.rule for finding in play.findings if finding.severity == "error"]
        assert rules.count("decoration-off-terrace") == turns
        assert "score-pad" not in rules
    assert "score-pad" not in [rule for rule, _ in found(drawn)]  # the pads wait until the gardens are legal
    assert [(note.player, note.rules) for note in judge(drawn).unchecked if note.rules == ("score-pad",)] == [
        ("Ana", ("score-pad",)),
        ("Bo", ("score-pad",)),
    ]


def test_the_pads_of_a_game_whose_gardens_are_legal() -> None:
    """A turn without a dig is no fault of the garden; the pads of a game in progress are not looked at."""
    drawn = game("- turns: [{player: Ana}, {player: Bo, dig: B1}]", players=PADS)
    assert found(drawn) == [
        ("score-pad", "players.0.score_pad.total"),
        ("score-pad", "players.1.score_pad.total"),
        ("dig-required", "rounds.0.turns.0"),
    ]
    assert not [finding for finding in judge_game(drawn, Moment(1, 2)).findings if finding.on_pad]


@pytest.mark.parametrize("flower", ["whit", "wihte"])
def test_a_flower_that_is_one_edit_from_another_in_what_was_dug(flower: str) -> None:
    turns = f"[{{player: Ana, dig: A1}}, {{player: Bo, dig: B1, dug: {{flower: {flower}}}}}]"
    assert warned(game(f"- turns: {turns}")) == [("flower-count", "rounds.0.turns.1.dug.flower")]


def test_a_file_with_neither_turn_nor_rounds_tells_of_no_play() -> None:
    assert judge(table("players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]")).play is None
