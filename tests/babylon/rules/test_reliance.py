"""Which rulings a verdict rests on, and the value that would change it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.rules.reliance import reliances
from babylon_cli.babylon.rules.table import score_pad
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.verdict import Reliance
from tests.drawing import Plain, garden, table, table_of
from tests.naive.disturbing import disturb
from tests.naive.generate import plant_fault
from tests.random_tables import legal_table


def reliances_of(drawn: Table) -> tuple[Reliance, ...]:
    """What the verdict on a table rests on."""
    return reliances(drawn, judge(drawn))


def rests_on(drawn: Table) -> list[tuple[str, str, str, str]]:
    """The verdict's rulings: `found` or `not found`, the rule, the ruling in force and the value that changes it."""
    return [
        (
            "found" if reliance.found else "not found",
            reliance.rule,
            f"{reliance.ruling}: {reliance.value}",
            reliance.instead,
        )
        for reliance in reliances_of(drawn)
    ]


STACKED_APART = "terraces: [{at: C3, level: 1}, {at: F6, level: 1}, {at: F5, level: 2}, {at: C3, level: 3}]"
OVER_A_TERRACE = """
terraces: [{at: C3, level: 1}, {at: A3, level: 1}, {at: A4, level: 2}, {at: D4, level: 2}]
bridges: [B4@2-D4@2]
"""
ON_ONE_TERRACE = "terraces: [{at: C3, level: 1}]\nfountains: [C3-D3]"
HIDDEN_BELVEDERE = """
terraces: [{at: A1, level: 1, belvedere: SE}, {at: B2, level: 2, belvedere: NW}]
score_pad: {belvederes: 1}
"""
PAD_THAT_WAITS = HIDDEN_BELVEDERE + "bare_pillars: [H8]\n"
SLIPS_UNDER = """
terraces:
  - {at: C3, level: 1, belvedere: SE}
  - {at: D4, level: 2, belvedere: NW}
  - {at: A3, level: 1}
  - {at: A5, level: 1}
  - {at: A4, level: 3}
statues: [C4@1, A3@1, A6@1, A4@3]
"""
FIRST_AGAIN = """
terraces:
  - {at: C3, level: 1}
  - {at: B2, level: 2, pillars: {SE: statue}}
statues: [D4]
"""
ABOVE_A_STATUE = "terraces: [{at: C3, level: 1}, {at: B2, level: 2, belvedere: SE}]\nstatues: [C3@1]"


@pytest.mark.parametrize(
    ("drawing", "rulings", "expected"),
    [
        (STACKED_APART, "{}", [("found", "terrace-stacked", "superposed: never", "adjacent")]),
        (STACKED_APART, "{superposed: adjacent}", [("not found", "terrace-stacked", "superposed: adjacent", "never")]),
        (OVER_A_TERRACE, "{}", [("not found", "bridge-gap", "bridge_gap: clear", "ground")]),
        (
            OVER_A_TERRACE,
            "{bridge_gap: ground}",
            [
                ("found", "bridge-gap", "bridge_gap: ground", "clear"),
                ("found", "bridge-gap", "bridge_gap: ground", "any"),
            ],
        ),
        (ON_ONE_TERRACE, "{}", [("found", "fountain-link", "fountain_terraces: two", "one")]),
        (ON_ONE_TERRACE, "{fountain_terraces: one}", [("not found", "fountain-link", "fountain_terraces: one", "two")]),
        (PAD_THAT_WAITS, "{}", []),
        (PAD_THAT_WAITS, "{hidden_belvedere: counts}", []),
        ("score_pad: {belvederes: 1}", "{}", []),
        (HIDDEN_BELVEDERE, "{}", [("not found", "score-pad", "hidden_belvedere: none", "counts")]),
        (HIDDEN_BELVEDERE, "{hidden_belvedere: counts}", [("found", "score-pad", "hidden_belvedere: counts", "none")]),
        (SLIPS_UNDER, "{}", [("found", "statue-alignment", "hidden_corner: forbid", "allow")]),
        (SLIPS_UNDER, "{hidden_corner: allow}", [("not found", "statue-alignment", "hidden_corner: allow", "forbid")]),
        (FIRST_AGAIN, "{}", [("not found", "statue-alignment", "statue_restart: free", "aligned")]),
        (FIRST_AGAIN, "{statue_restart: aligned}", [("found", "statue-alignment", "statue_restart: aligned", "free")]),
        (ABOVE_A_STATUE, "{}", [("found", "belvedere-corner", "statue_corner: supports", "open")]),
        (
            ABOVE_A_STATUE,
            "{statue_corner: open}",
            [("not found", "belvedere-corner", "statue_corner: open", "supports")],
        ),
    ],
)
def test_each_question_names_what_another_answer_would_change(
    drawing: str, rulings: str, expected: list[tuple[str, str, str, str]]
) -> None:
    assert rests_on(garden(drawing, rulings)) == expected


ANCHOR_UNDER_AN_OPEN_CORNER = """
terraces:
  - {at: C3, level: 1}
  - {at: D4, level: 2, belvedere: NW}
  - {at: A3, level: 1}
  - {at: A5, level: 1}
  - {at: A4, level: 3}
statues: [D3, D4@1, A4@3]
"""


def test_a_hidden_anchor() -> None:
    counts = garden(ANCHOR_UNDER_AN_OPEN_CORNER, "{statue_corner: open}")
    ignored = garden(ANCHOR_UNDER_AN_OPEN_CORNER, "{statue_corner: open, hidden_anchor: ignored}")
    assert ("not found", "statue-alignment", "hidden_anchor: counts", "ignored") in rests_on(counts)
    assert ("found", "statue-alignment", "hidden_anchor: ignored", "counts") in rests_on(ignored)


def test_hidden_statues_that_have_gone_make_the_next_a_first_one_again() -> None:
    drawing = ANCHOR_UNDER_AN_OPEN_CORNER.replace("[D3, D4@1, A4@3]", "[D4@1, A5@3]")
    drawn = garden(drawing, "{statue_corner: open, hidden_anchor: ignored}")
    assert ("not found", "statue-alignment", "statue_restart: free", "aligned") in rests_on(drawn)


def test_more_pieces_than_the_box_holds() -> None:
    too_many = """
players:
  - {name: Ana, flower: white, tally: {belvederes: 39, highest_terrace: 1, visible_holes: 1}}
"""
    limit = "rulings: {supply: limit}" + too_many
    assert rests_on(table(too_many)) == [("not found", "supply-limit", "supply: warn", "limit")]
    assert rests_on(table(limit)) == [
        ("found", "supply-limit", "supply: limit", "warn"),
        ("found", "supply-limit", "supply: limit", "ignore"),
    ]


def test_a_bare_pillar_under_a_bridge() -> None:
    drawn = garden("terraces: [{at: A3, level: 1}, {at: D3, level: 1}]\nbridges: [B3-D3]\nbare_pillars: [C3]")
    assert rests_on(drawn) == [("found", "bridge-gap", "bridge_gap: clear", "any")]


def test_too_many_pieces_that_are_ignored() -> None:
    drawn = table("""
        rulings: {supply: ignore}
        players: [{name: Ana, flower: white, tally: {belvederes: 39, highest_terrace: 1, visible_holes: 1}}]
        """)
    assert rests_on(drawn) == [("not found", "supply-limit", "supply: ignore", "limit")]


@pytest.mark.parametrize(
    "drawing",
    [
        "terraces: [{at: C3, level: 1}]",
        "terraces: [{at: C3, level: 1}, {at: D4, level: 2, belvedere: NW}]\nscore_pad: {total: 5}",
        "terraces: [{at: A1, level: 1}, {at: D1, level: 1}]\nbridges: [B1-D1]\nstatues: [A1, A2]",
        "terraces: [{at: A1, level: 1}, {at: A2, level: 2, pillars: {NW: statue}}]\nstatues: [A3]",
    ],
)
def test_most_gardens_rest_on_none(drawing: str) -> None:
    assert rests_on(garden(drawing)) == []


def test_a_reliance_names_the_place() -> None:
    (reliance,) = reliances_of(garden(STACKED_APART))
    assert (reliance.player, str(reliance.where)) == ("Ana", "C3 on level 3")
    assert reliance.path == ("players", 0, "terraces", 3, "at")


def test_every_garden_is_asked() -> None:
    drawn = table("""
        players:
          - name: Ana
            flower: white
            terraces: [{at: C3, level: 1, flower: white}]
            fountains: [C3-D3]
          - name: Bo
            flower: pink
            terraces: [{at: C3, level: 1, flower: white}, {at: C3, level: 2, flower: white}]
            fountains: [C3-D3, C4@2-D4@2]
        """)
    assert [".".join(str(step) for step in reliance.path) for reliance in reliances_of(drawn)] == [
        "players.0.fountains.0",
        "players.1.fountains.0",
        "players.1.fountains.1",
    ]


def faults_of(drawn: Table) -> set[tuple[str, ...]]:
    """What breaks which rule; a garden that no order of building gives is one fault, whatever pieces are named."""
    found = [finding for finding in judge(drawn).findings if finding.severity == "error"]
    return {(finding.rule, *_place(finding.rule, [str(step) for step in finding.path])) for finding in found}


def _place(rule: str, path: list[str]) -> list[str]:
    return path[:2] if rule in {"statue-alignment", "build-order"} else path


def everything_it_rests_on(drawn: Table) -> set[tuple[str, ...]]:
    """Every value of every ruling that makes other faults, each tried: the ruling, the value, the fault.

    That a pad only waits, or no longer waits, for a legal garden is no fault that rests on the ruling.
    """
    now, found = faults_of(drawn), set()
    for question in OPEN_QUESTIONS:
        for other in set(question.values) - {getattr(drawn.rulings, question.name)}:
            then = faults_of(drawn._replace(rulings=drawn.rulings.answered({question.name: other})))
            on_pads = {fault for fault in now ^ then if fault[0] == "score-pad"}
            of_the_ruling = on_pads if question.name in score_pad.ABOUT.rulings else set()
            found |= {(question.name, other, *fault) for fault in (now ^ then) - on_pads | of_the_ruling}
    return found


def assert_nothing_is_missed(document: Plain, rulings: dict[str, str]) -> None:
    drawn = table_of({**document, "edition": "fr", "rulings": rulings})
    told = {
        (each.ruling, each.instead, each.rule, *_place(each.rule, [str(step) for step in each.path]))
        for each in reliances_of(drawn)
    }
    assert told == everything_it_rests_on(drawn)


def gone_wrong(seed: int, changes: int) -> Plain:
    """A table with one planted fault, or with changes of which nobody knows what they break."""
    planted = plant_fault(Random(seed), legal_table(seed)) if changes == 0 else None
    return disturb(Random(seed), legal_table(seed), changes) if planted is None else planted[0]


some_rulings = st.fixed_dictionaries({}, optional={each.name: st.sampled_from(each.values) for each in OPEN_QUESTIONS})


@given(st.builds(gone_wrong, st.integers(0, 400), st.integers(0, 4)), some_rulings)
@settings(max_examples=40)
def test_no_ruling_that_changes_a_verdict_is_missed_and_none_is_named_for_nothing(
    document: Plain, rulings: dict[str, str]
) -> None:
    assert_nothing_is_missed(document, rulings)


@pytest.mark.slow
def test_no_ruling_that_changes_a_verdict_is_missed_in_many() -> None:
    for seed in range(2_000):
        random = Random(seed)
        rulings = {each.name: random.choice(each.values) for each in OPEN_QUESTIONS if random.random() < 0.4}
        assert_nothing_is_missed(gone_wrong(seed % 700, seed % 5), rulings)
