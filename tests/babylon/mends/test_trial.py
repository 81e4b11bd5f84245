"""What a trial makes of a changed garden, and how it ends where there is nothing left to spend."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from babylon_cli.babylon.mends.search import mendings
from babylon_cli.babylon.mends.trial import PIECES_A_GARDEN, QUICK_CHECKS, Allowance, Trial, allowance_of, trial_of
from babylon_cli.babylon.rules.building_order import statues_in_line
from babylon_cli.babylon.rules.garden import terrace_off_board
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS
from babylon_cli.judging.finding import Finding, found
from tests.drawing import garden, layout, table_of

FLOATING = "terraces: [{at: C3, level: 1}, {at: F3, level: 3}]"

IN_LINE_IN_ONE_TURN = """
terraces:
  - {at: A3, level: 1, icons: S...}
  - {at: C4, level: 1, icons: ..S.}
  - {at: B3, level: 2, icons: .S..}
statues: [A3, C5, C3@2]
"""
"""No order of one terrace a turn puts its statues in line, but one of two terraces in a turn does."""

OUT_OF_LINE = "terraces: [{at: A1, level: 1, icons: S...}, {at: C4, level: 1, icons: S...}]\nstatues: [A1, C4]"

CROSSED = """
terraces:
  - {at: E2, level: 1, icons: ..T.}
  - {at: C4, level: 1, icons: .T..}
  - {at: C3, level: 2, icons: .T.., belvedere: SE}
  - {at: E3, level: 2, icons: ..T., belvedere: NW}
staircases: [E3@1-D3@2, D4@1-E4@2]
"""
"""Each of two staircases lies under a terrace that the other one needs."""


def faults_of(drawn: Layout) -> list[Finding]:
    return [
        found(rule, "Ana", fault, ("players", 0))
        for rule, check in QUICK_CHECKS
        for fault in check(drawn, DEFAULT_RULINGS)
    ]


def trial(*before: str, pieces: int = 1000, sets: int = 1000) -> Trial:
    """The trial of a garden that breaks rules of history."""
    return Trial(DEFAULT_RULINGS, Counter([(rule, ()) for rule in before]), Allowance(pieces, sets))


def test_a_change_that_makes_a_fault_is_of_no_use() -> None:
    drawn = layout(FLOATING)
    faults = faults_of(drawn)
    assert len(faults) == 5
    assert trial_of(DEFAULT_RULINGS, faults, Allowance()).quick_faults(drawn, 5) == 5
    assert trial_of(DEFAULT_RULINGS, faults, Allowance()).quick_faults(drawn, 4) is None
    assert trial_of(DEFAULT_RULINGS, faults[1:], Allowance()).quick_faults(drawn, 5) is None


def test_a_second_fault_of_one_rule_at_one_place_is_a_new_one() -> None:
    drawn = layout(FLOATING)
    assert len({(fault.rule, fault.path) for fault in faults_of(drawn)}) == 2
    once = list({(fault.rule, fault.path): fault for fault in faults_of(drawn)}.values())
    assert trial_of(DEFAULT_RULINGS, once, Allowance()).quick_faults(drawn, 5) is None


def test_a_terrace_without_flower_stays_hidden() -> None:
    seen = garden("terraces: [{at: C3, level: 1}]").players[0].layout.garden
    (terrace,) = seen.terraces
    assert trial().quick_faults(lay_out(seen), 0) == 0
    assert trial().quick_faults(lay_out(seen._replace(terraces=(replace(terrace, flower=None),))), 0) is None


def test_the_faults_of_the_order_of_building() -> None:
    cases = {
        (IN_LINE_IN_ONE_TURN, ()): 0,
        (OUT_OF_LINE, ()): None,
        (OUT_OF_LINE, ("statue-alignment",)): 1,
        (CROSSED, ()): None,
        (CROSSED, ("build-order",)): 1,
        (f"complete: false{OUT_OF_LINE}".replace("falset", "false\nt"), ()): 0,
    }
    for (text, before), left in cases.items():
        assert trial(*before).faults_of_history(layout(text)) == left, (text, before)


def test_an_order_of_building_that_takes_long_to_find_is_not_looked_for() -> None:
    drawn = layout(IN_LINE_IN_ONE_TURN)
    whole = statues_in_line(drawn, DEFAULT_RULINGS)
    assert not whole.blocked
    assert whole.sets > 0
    assert statues_in_line(layout(OUT_OF_LINE), DEFAULT_RULINGS).blocked
    spent = trial(sets=0)
    assert spent.faults_of_history(drawn) is None
    patient = trial()
    before = patient.allowance.sets
    assert patient.faults_of_history(drawn) == 0
    assert patient.allowance.sets == before - whole.sets


def test_a_trial_ends() -> None:
    drawn = layout("terraces: [{at: C3, level: 1}]")
    short = trial(pieces=1)
    assert not short.allowance.is_spent
    short.quick_faults(drawn, 0)
    assert short.allowance.is_spent


def test_a_search_ends_with_its_allowance() -> None:
    drawn = layout("terraces: [{at: H8, level: 1}]")
    off_board = [found("terrace-off-board", "Ana", fault) for fault in terrace_off_board.check(drawn, DEFAULT_RULINGS)]
    assert mendings(drawn, DEFAULT_RULINGS, off_board, Allowance())
    assert mendings(drawn, DEFAULT_RULINGS, off_board, Allowance(pieces=0)) == []


def test_no_mend_is_looked_for_in_a_garden_that_no_game_gives() -> None:
    many = ", ".join(
        [f"{{at: {column}{row}, level: {level}}}" for level in (1, 3) for column in "ACEG" for row in (1, 3, 5, 7)]
    )
    drawn = layout(f"terraces: [{many}]")
    assert mendings(drawn, DEFAULT_RULINGS, faults_of(drawn), Allowance()) == []
    bare = layout("statues: [C3]")
    assert mendings(bare, DEFAULT_RULINGS, faults_of(bare), Allowance()) == []


def test_an_order_of_building_that_takes_too_long_to_find_is_given_up() -> None:
    """And then none is looked for in any other change; what is asked without a limit is decided."""
    text = (Path(__file__).parents[3] / "benchmarks/worst/more-statues-in-a-garden-of-legal-shape.yaml").read_text()
    hard = table_of(yaml.safe_load(text)).players[0].layout
    asked = trial("statue-alignment")
    assert asked.faults_of_history(hard) is None
    assert asked.allowance.is_spent is False
    assert asked.allowance.sets == 0
    assert statues_in_line(hard, DEFAULT_RULINGS).sets > Allowance().sets


def test_documents_that_share_a_file_are_allowed_as_much_as_they_are_long() -> None:
    assert allowance_of(None) == Allowance()
    assert allowance_of(20_000).pieces == Allowance().pieces
    assert allowance_of(1_000).pieces == 8_000


def test_a_short_document_is_allowed_no_more_gardens_than_a_long_one() -> None:
    drawn = layout("terraces: [{at: C3, level: 1}]")
    shared, alone = allowance_of(60), Allowance()
    Trial(DEFAULT_RULINGS, Counter(), shared).quick_faults(drawn, 0)
    Trial(DEFAULT_RULINGS, Counter(), alone).quick_faults(drawn, 0)
    assert allowance_of(60).pieces - shared.pieces == 1 + PIECES_A_GARDEN
    assert Allowance().pieces - alone.pieces == 1


def test_many_documents_in_one_file_are_not_tried_for_longer_than_one_of_their_length() -> None:
    allowed = sum([allowance_of(characters).pieces for characters in [200] * 100])
    assert allowed == 8 * 20_000


def test_a_garden_that_two_slips_make_is_laid_out_once_and_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = layout("terraces: [{at: H8, level: 1}, {at: C3, level: 1}]").garden
    asked = trial("terrace-off-board")
    first = asked.quick_faults_of(drawn, 5)
    met = 1_000 - asked.allowance.pieces
    monkeypatch.setattr("babylon_cli.babylon.mends.trial.lay_out", lambda _: pytest.fail("laid out again"))
    assert asked.quick_faults_of(drawn, 5) == first
    assert 1_000 - asked.allowance.pieces == 2 * met
