"""Plants one fault in a legal game, and checks that it is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game_faults import RECORD_PLANTERS
from .game_generate import last_turn_alone, turns_of, up_to
from .game_judging import judge
from .game_site import TurnSite
from .garden_turn_faults import GARDEN_PLANTERS
from .turn_faults import TURN_PLANTERS

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

PLACE_PLANTERS = {**TURN_PLANTERS, **GARDEN_PLANTERS}
GAME_RULES = (*PLACE_PLANTERS, *RECORD_PLANTERS)


def change_game(random: Random, record: Document, rule: str) -> Document | None:
    """One try of the planter of a rule: a changed copy, which may break that rule, others besides, or none.

    Of some games the quarry is forgotten first, and of some of these the removal as well.
    """
    if random.random() < 0.3:
        forgotten = random.choice((("quarry",), ("quarry", "removed")))
        record = {key: value for key, value in record.items() if key not in forgotten}
    if rule in RECORD_PLANTERS:
        return RECORD_PLANTERS[rule](random, record) if turns_of(record) else None
    if not turns_of(record):
        return None
    shorter = up_to(record, random.randint(1, len(turns_of(record))))
    document = last_turn_alone(shorter) if random.random() < 0.4 else shorter
    site = TurnSite(random, document)
    return document if PLACE_PLANTERS[rule](site) else None


def plant_game_fault(
    random: Random, record: Document, rule: str | None = None, tries: int = 30
) -> tuple[Document, str] | None:
    """A changed copy of a legal record, or of one of its moments as a table with a turn, and the one id it breaks.

    None if no try breaks exactly that rule.
    """
    planted = rule or random.choice(GAME_RULES)
    for _ in range(tries):
        changed = change_game(random, record, planted)
        if changed is not None and judge(changed)["violations"] == {planted}:
            return changed, planted
    return None


def count_outcomes(random: Random, records: list[Document], rule: str, tries: int) -> dict[str, Any]:
    """How often a planter finds no place, and which sets of ids its changes break."""
    outcomes: dict[str, Any] = {}
    for _ in range(tries):
        changed = change_game(random, random.choice(records), rule)
        ids = "no place" if changed is None else " ".join(sorted(judge(changed)["violations"])) or "nothing"
        outcomes[ids] = outcomes.get(ids, 0) + 1
    return outcomes
