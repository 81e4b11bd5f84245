"""What must hold on every table: nothing that says the same in other words changes the verdict or the score."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.line import Points
from tests.drawing import Plain, broken, table_of
from tests.naive.disturbing import disturb
from tests.naive.generate import plant_fault
from tests.random_tables import legal_table
from tests.transforming import SYMMETRIES, noted_from_above, shuffled, turned, with_other_names

TABLES = 60
EXAMPLES = 25


def legal(seed: int) -> Plain:
    """A legal table."""
    return legal_table(seed)


def faulty(seed: int) -> Plain:
    """A table with one planted fault, or a legal one where it found no place."""
    planted = plant_fault(Random(seed), legal_table(seed))
    return legal_table(seed) if planted is None else planted[0]


def disturbed(seed: int) -> Plain:
    """A table with a few changes of which nobody knows what they break."""
    return disturb(Random(seed), legal_table(seed), 3)


seeds = st.integers(0, TABLES - 1)
any_table = st.builds(lambda make, seed: make(seed), st.sampled_from((legal, faulty, disturbed)), seeds)
legal_documents = st.builds(legal, seeds)
symmetries = st.sampled_from(sorted(SYMMETRIES)).map(lambda name: SYMMETRIES[name])


def verdict_of(table: Table) -> list[tuple[str, str, str]]:
    """Every rule that is broken, as often as it is, and by whom; sorted."""
    return sorted((finding.rule, finding.severity, finding.player or "") for finding in judge(table).findings)


def rules_of(table: Table) -> list[tuple[str, str]]:
    """Every rule that is broken, as often as it is, whoever broke it."""
    return [(rule, severity) for rule, severity, _ in verdict_of(table)]


def scores_of(table: Table) -> dict[str, tuple[Points, int | None, int]]:
    """Every player's points, visible holes and rank."""
    return {
        standing.player.name: (standing.points, standing.pad.visible_holes, standing.rank)
        for standing in settle(table).standings
    }


@given(any_table, symmetries)
@settings(max_examples=EXAMPLES)
def test_turning_and_mirroring_the_gardens_changes_nothing(document: Plain, symmetry: Any) -> None:
    straight, changed = table_of(turned(document, SYMMETRIES["as it is"])), table_of(turned(document, symmetry))
    assert verdict_of(changed) == verdict_of(straight)
    assert scores_of(changed) == scores_of(straight)


@given(any_table, st.randoms(use_true_random=False))
@settings(max_examples=EXAMPLES)
def test_the_order_of_players_terraces_and_pieces_changes_nothing(document: Plain, random: Random) -> None:
    straight, changed = table_of(document), table_of(shuffled(document, random))
    assert rules_of(changed) == rules_of(straight)
    assert scores_of(changed) == scores_of(straight)
    assert set(settle(changed).winners) == set(settle(straight).winners)
    assert settle(changed).tie_break == settle(straight).tie_break


@given(any_table, st.randoms(use_true_random=False))
@settings(max_examples=EXAMPLES)
def test_other_names_for_players_and_flowers_change_only_the_names(document: Plain, random: Random) -> None:
    straight = table_of(document)
    players = [player.name for player in straight.players]
    flowers = list(straight.known_flowers())
    names = dict(zip(players, random.sample(players, len(players)), strict=True))
    renamed = dict(zip(flowers, random.sample(flowers, len(flowers)), strict=True))
    changed = table_of(with_other_names(document, names, renamed))
    assert rules_of(changed) == rules_of(straight)
    assert scores_of(changed) == {names[player]: score for player, score in scores_of(straight).items()}
    assert list(settle(changed).winners) == [names[winner] for winner in settle(straight).winners]


@given(any_table)
@settings(max_examples=EXAMPLES)
def test_a_garden_that_was_noted_from_above_has_no_further_faults(document: Plain) -> None:
    """But on a pad, which is compared as soon as nothing of its garden is at fault."""
    assert broken(table_of(noted_from_above(document))) - {"score-pad"} <= broken(table_of(document))


@given(legal_documents)
@settings(max_examples=EXAMPLES)
def test_a_garden_that_was_noted_from_above_has_the_same_score(document: Plain) -> None:
    assert scores_of(table_of(noted_from_above(document))) == scores_of(table_of(document))


@given(legal_documents)
@settings(max_examples=EXAMPLES)
def test_icons_that_are_left_out_break_nothing(document: Plain) -> None:
    players = [
        {**player, "terraces": [{**terrace, "icons": None} for terrace in player.get("terraces") or []]}
        for player in document["players"]
        if "tally" not in player
    ]
    changed = table_of(
        {**document, "players": players or [{"name": "Ana", "flower": document["players"][0]["flower"]}]}
    )
    assert "decoration-icon" not in broken(changed)
    assert "terrace-icons" not in broken(changed)


@given(any_table)
@settings(max_examples=EXAMPLES)
def test_every_path_leads_to_the_document(document: Plain) -> None:
    for finding in judge(table_of(document)).findings:
        for path in (finding.path, *(place.path for place in finding.related)):
            value: Any = document
            for step in path[:-1]:
                value = value[step]
            assert isinstance(value, dict | list)


@given(any_table)
@settings(max_examples=EXAMPLES)
def test_every_message_is_one_sentence_without_a_loose_end(document: Plain) -> None:
    for finding in judge(table_of(document)).findings:
        for text in (str(finding.message), str(finding.help), str(finding.where)):
            assert text
            assert text == " ".join(text.split())
            assert "None" not in text
            assert not text.endswith((".", ",", ":", " and"))


@given(any_table)
@settings(max_examples=EXAMPLES)
def test_every_number_on_the_pad_is_the_sum_of_its_lines(document: Plain) -> None:
    for standing in settle(table_of(document)).standings:
        rows = {row: sum(line.points for line in lines) for row, lines in standing.pad.rows.items()}
        assert standing.points == {**rows, "total": sum(rows.values())}
        if standing.player.only_pad:
            continue
        assert standing.pad.visible_holes is not None
        assert 0 <= standing.pad.visible_holes <= 64
        assert all(
            line.points >= 0 and line.what and str(line.where) and str(line.reason)
            for line in _lines(standing.pad.rows)
        )


def _lines(rows: dict[str, Any]) -> list[Any]:
    return [line for lines in rows.values() for line in lines]


def with_rulings(document: Plain, **rulings: str) -> set[str]:
    """What is broken by the edition fr with these rulings over the document's own."""
    own = {key: value for key, value in (document.get("rulings") or {}).items() if value is not None}
    return broken(table_of({**document, "edition": "fr", "rulings": {**own, **rulings}}))


@pytest.mark.parametrize(
    ("ruling", "from_strict_to_mild"),
    [
        ("superposed", ("never", "adjacent")),
        ("bridge_gap", ("ground", "clear", "any")),
        ("fountain_terraces", ("two", "one")),
        ("hidden_corner", ("forbid", "allow")),
        ("statue_restart", ("aligned", "free")),
        ("statue_corner", ("supports", "open")),
        ("supply", ("limit", "warn")),
        ("supply", ("warn", "ignore")),
    ],
)
@given(document=st.builds(disturbed, seeds))
@settings(max_examples=EXAMPLES // 3)
def test_a_milder_ruling_finds_no_further_fault(
    ruling: str, from_strict_to_mild: tuple[str, ...], document: Plain
) -> None:
    found = [with_rulings(document, **{ruling: value}) for value in from_strict_to_mild]
    for strict, mild in pairwise(found):
        assert mild <= strict
