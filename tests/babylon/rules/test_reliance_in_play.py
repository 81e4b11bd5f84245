"""Which rulings a verdict on a turn or a game rests on, and the value that would change it."""

from random import Random

import pytest

from babylon_cli.babylon.rules.reliance import reliances
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Path
from tests.babylon.rules.test_reliance import reliances_of, rests_on
from tests.turns import game, turn

NOTCH = "storage: {pillars: 6, terrace: {icons: SFB.}}\n"


def blank_spots(rulings: str) -> Table:
    """An empty spot of each of two terraces counts as a bridge."""
    return turn(
        "dig: A1\nbuild: [{from: dug, at: A1, level: 1, counts_as: {SW: bridge}}, "
        "{from: stored, at: C1, level: 1, counts_as: {SE: bridge}}]",
        NOTCH,
        token="blank-icon",
        rulings=rulings,
    )


def slips_under(rulings: str) -> Table:
    """The open corner of a new terrace under the open corner of an older one."""
    return turn(
        "dig: A1\nbuild: [{from: dug, at: E1, level: 1, belvedere: SW}]",
        "storage: {pillars: 6}\nterraces: [{at: C3, level: 1}, {at: D2, level: 2, belvedere: NE}]",
        rulings=rulings,
    )


def first_again(rulings: str) -> Table:
    """A new statue where the only one has become a pillar."""
    return turn(
        "dig: A1\nbuild: [{from: dug, at: F6, level: 1}]\nstatues: [F6]",
        "storage: {pillars: 6}\nterraces: [{at: C3, level: 1, icons: SSSS}, {at: B2, level: 2, pillars: {SE: statue}}]",
        rulings=rulings,
    )


def above_a_statue(rulings: str) -> Table:
    """A belvedere above a statue."""
    return turn(
        "dig: A1\nbuild: [{from: dug, at: D4, level: 2, belvedere: NW}]",
        "storage: {pillars: 6}\nterraces: [{at: C3, level: 1, icons: SSSS}]\nstatues: [D4]",
        rulings=rulings,
    )


def on_one_terrace(rulings: str) -> Table:
    """A fountain inside one terrace."""
    return turn("dig: B1\nbuild: [{from: dug, at: C3, level: 1, icons: FF..}]\nfountains: [C3-D3]", "", rulings=rulings)


def the_same_cells(rulings: str) -> Table:
    """A terrace two levels above another that covers the same cells."""
    return turn(
        "dig: A1\nbuild: [{from: dug, at: C3, level: 3}]",
        "storage: {pillars: 6}\nterraces: [{at: C3, level: 1}, {at: F6, level: 1}, {at: F5, level: 2}]",
        rulings=rulings,
    )


@pytest.mark.parametrize(
    ("drawing", "rulings", "expected"),
    [
        (blank_spots, "{}", [("found", "token-effect", "blank_per: turn", "terrace")]),
        (blank_spots, "{blank_per: terrace}", [("not found", "token-effect", "blank_per: terrace", "turn")]),
        (slips_under, "{}", [("found", "build-order", "hidden_corner: forbid", "allow")]),
        (slips_under, "{hidden_corner: allow}", [("not found", "build-order", "hidden_corner: allow", "forbid")]),
        (first_again, "{}", [("not found", "statue-alignment", "statue_restart: free", "aligned")]),
        (first_again, "{statue_restart: aligned}", [("found", "statue-alignment", "statue_restart: aligned", "free")]),
        (above_a_statue, "{}", [("found", "belvedere-corner", "statue_corner: supports", "open")]),
        (
            above_a_statue,
            "{statue_corner: open}",
            [("not found", "belvedere-corner", "statue_corner: open", "supports")],
        ),
        (the_same_cells, "{}", [("found", "terrace-stacked", "superposed: never", "adjacent")]),
        (the_same_cells, "{superposed: adjacent}", [("not found", "terrace-stacked", "superposed: adjacent", "never")]),
    ],
)
def test_each_question_names_what_another_answer_would_change(
    drawing: object, rulings: str, expected: list[tuple[str, str, str, str]]
) -> None:
    assert callable(drawing)
    assert rests_on(drawing(rulings)) == expected


def test_icons_that_are_wrong_all_the_same_are_no_matter_of_rulings() -> None:
    assert rests_on(on_one_terrace("{}")) == [("found", "fountain-link", "fountain_terraces: two", "one")]


def test_a_hidden_anchor() -> None:
    old = """
        storage: {pillars: 6}
        terraces: [{at: C3, level: 1, icons: SSSS}, {at: B1, level: 1}, {at: B2, level: 2, belvedere: SE}]
        statues: [C3@1, D4]
        """
    new = "dig: A1\nbuild: [{from: dug, at: F3, level: 1}]\nstatues: [F3]"
    drawn = turn(new, old, rulings="{statue_corner: open}")
    assert ("not found", "statue-alignment", "hidden_anchor: counts", "ignored") in rests_on(drawn)


def test_a_game_is_judged_whole_under_each_answer() -> None:
    drawn = game("""
        - turns:
          - {player: Ana, dig: A1, pillars_taken: 9, build: [{from: stored, at: C3, level: 1, icons: FTS.}]}
          - player: Bo
            dig: B1
            pillars_taken: 9
            build: [{from: dug, at: C3, level: 1, icons: FF..}]
            fountains: [C3-D3]
        """)
    (reliance,) = reliances_of(drawn)
    assert (reliance.ruling, reliance.rule, reliance.player, reliance.found) == (
        "fountain_terraces",
        "fountain-link",
        "Bo",
        True,
    )
    assert reliance.path == ("rounds", 0, "turns", 1, "fountains", 0)


def test_a_pad_rests_on_a_hidden_belvedere_in_play_too() -> None:
    """The belvedere at D4 is under the open corner of a later terrace."""
    drawn = game(
        """
        - turns: [{player: Ana, dig: A1, dug: {icons: ST.., flower: white}, keep: {terrace: dug},
                   build: [{from: stored, at: C3, level: 1, belvedere: SE}]}, {player: Bo, dig: B1}]
        - token: none
          turns: [{player: Ana, dig: A2, dug: {flower: white},
                   build: [{from: stored, at: D4, level: 2, belvedere: NW}]}]
        """,
        players="- {name: Ana, flower: white, score_pad: {belvederes: 2}}\n- {name: Bo, flower: pink}",
    )
    assert ("score-pad", "hidden_belvedere: none", "counts") in [entry[1:] for entry in rests_on(drawn)]


def test_most_turns_rest_on_none() -> None:
    assert rests_on(turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}]\nstatues: [C3]")) == []
    assert rests_on(game("- turns: [{player: Ana, dig: A1}]")) == []


def judged_whole(drawn: Table, question: str, value: str) -> set[tuple[str, str, Path]]:
    """What changes when a whole game is judged anew under one answer."""
    now = {(each.rule, each.path) for each in judge(drawn).findings if each.severity == "error"}
    answered = drawn._replace(rulings=drawn.rulings.answered({question: value}))
    then = {(each.rule, each.path) for each in judge(answered).findings if each.severity == "error"}
    return {(value, rule, path) for rule, path in now ^ then}


@pytest.mark.thorough
def test_a_game_is_asked_again_by_few_rules_and_nothing_is_missed() -> None:
    """Gardens are crowded, so that every question comes up; some rulings are not the default."""
    told = 0
    for drawn in (crowded_game(Random(0)), crowded_game(Random(1)), game(UNDER_ANOTHER), game(ANCHOR_IS_HIDDEN)):
        found = reliances(drawn, judge(drawn))
        for question in OPEN_QUESTIONS:
            others = [value for value in question.values if value != getattr(drawn.rulings, question.name)]
            expected = set().union(*[judged_whole(drawn, question.name, value) for value in others])
            of_question = [each for each in found if each.ruling == question.name]
            assert {(each.instead, each.rule, each.path) for each in of_question} == expected, question.name
            told += len(expected)
    assert told > 0


UNDER_ANOTHER = """
- turns: [{player: Ana, build: [{from: stored, at: C3, level: 1, belvedere: NE, icons: SSSS}], statues: [C3]}]
- turns:
  - player: Ana
    build: [{from: dug, at: D2, level: 2, belvedere: SW}, {from: dug, at: A1, level: 1, icons: SSSS}]
    statues: [A1]
- turns: [{player: Ana, build: [{from: dug, at: E3, level: 1, belvedere: NW}]}]
"""
"""Terraces that lie over open corners and slip under others, beside a statue out of line."""

ANCHOR_IS_HIDDEN = """
- turns: [{player: Ana, build: [{from: stored, at: C3, level: 1, icons: SSSS}], statues: [D4]}]
- turns: [{player: Ana, build: [{from: dug, at: D4, level: 3, pillars: {NW: double}}]}]
- turns: [{player: Ana, build: [{from: dug, at: D6, level: 1, icons: SSSS}], statues: [D6]}]
- turns: [{player: Ana, build: [{from: dug, at: G1, level: 1, icons: SSSS}], statues: [G1]}]
"""
"""A statue in line with one that a terrace hides."""


def crowded_game(random: Random) -> Table:
    """Eight rounds in which Ana builds two terraces wherever it comes, with pieces all over."""
    rounds = []
    for number in range(8):
        level = 1 + number // 4
        builds = [
            f"{{from: {origin}, at: {random.choice('ABCDE')}{random.randint(1, 5)}, level: {level}, icons: SFBT}}"
            for origin in ("dug", "stored")
        ]
        cells = [f"{random.choice('ABCDEF')}{random.randint(1, 6)}" for _ in range(6)]
        rounds.append(
            f"- {{token: blank-icon, turns: [{{player: Ana, build: [{', '.join(builds)}], statues: [{cells[0]}], "
            f"bridges: [{cells[1]}-{cells[2]}], fountains: [{cells[3]}-{cells[4]}], bare_pillars: [{cells[5]}]}}]}}"
        )
    answers = [f"{each.name}: {random.choice(each.values)}" for each in OPEN_QUESTIONS]
    return game("\n".join(rounds), rulings=f"{{{', '.join(answers)}}}")
