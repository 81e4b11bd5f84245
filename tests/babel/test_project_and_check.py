"""`project` and `check` agree: who does what `project` says has a table that `check` finds legal."""

from random import Random

import pytest

from babylon_cli.babel.play.projects import Outcome, outcome_of_age
from babylon_cli.babel.rules.project_gains import KINDS, amount
from babylon_cli.babel.rules.verdict import judge
from tests.babel.tables import Plain, table_of
from tests.naive_babel.generate import random_table


def resolve(document: Plain, outcome: Outcome) -> None:
    """Give the rewards and take what the penalties take, as `project` tells."""
    project, age = outcome.entry.project, outcome.entry.age
    for seat, data in enumerate(document["players"]):
        data.pop("score_pad", None)
        tokens = data.setdefault("tokens", {})
        military = {"victory": [], **data.get("military", {})}
        military["victory"] = [*military["victory"], *outcome.victory.get(seat, ())]
        for kind in KINDS:
            tokens[kind] = tokens.get(kind, 0) + outcome.rewards.get(seat, 0) * amount(project, kind)
        penalty = outcome.penalties.get(seat, "")
        if penalty == "token":
            tokens["penalties"] = [*tokens.get("penalties", []), -age]
        elif penalty == "discard_all_coins":
            data["coins"] = 0
        elif penalty == "discard_2_victory_tokens":
            military["victory"] = military["victory"][2:]
        elif penalty == "lose_wonder_resource":
            tokens["lost_wonder"] = True
        elif penalty:
            lost = table_of(document).cities[seat].of_colour(project.lost_colour)[0]
            data["cards"].remove(lost.name)
        data["military"] = military


@pytest.mark.parametrize("part", [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in range(1, 4)]])
def test_a_project_that_is_resolved_as_told_leaves_a_legal_table(part: int) -> None:
    told: set[str] = set()
    for seed in range(part, 200, 4):
        document = random_table(Random(seed), resolved=False)
        outcome = outcome_of_age(table_of(document))
        if outcome is not None:
            told.update(outcome.penalties.values())
            resolve(document, outcome)
            findings = judge(table_of(document)).findings
            assert findings == (), (seed, [str(finding.told) for finding in findings])
    assert len(told) > 4
