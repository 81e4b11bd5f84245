"""Plants one kind of fault in a legal table."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from .card_faults import too_late, too_many_actions, too_many_copies, too_many_stages, twice_in_a_city
from .check import check
from .project_faults import project_misplaced, token_from_nowhere, too_many_joined, too_many_markers
from .seat_faults import count_wrong, hand_wrong, pad_wrong, science_wrong, two_tiles_in_a_turn, wonder_twice

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from .reading import Document

TRIES = 12

PLANTERS: dict[str, Callable[[Random, Document], None]] = {
    "babel-player-count": count_wrong,
    "babel-wonder-twice": wonder_twice,
    "babel-tile-hand": hand_wrong,
    "babel-turn-tile": two_tiles_in_a_turn,
    "babel-actions": too_many_actions,
    "babel-card-twice": twice_in_a_city,
    "babel-card-copies": too_many_copies,
    "babel-card-age": too_late,
    "babel-stages": too_many_stages,
    "babel-project-order": project_misplaced,
    "babel-join-colour": too_many_joined,
    "babel-markers": too_many_markers,
    "babel-tokens": token_from_nowhere,
    "babel-science-choice": science_wrong,
    "babel-score": pad_wrong,
}


def plant(random: Random, document: Document, rule_id: str) -> Document | None:
    """A copy of the table that breaks this rule and no other, or None if no try succeeds."""
    for _ in range(TRIES):
        changed = deepcopy(document)
        if rule_id != "babel-score":
            for data in changed["players"]:
                data.pop("score_pad", None)
        PLANTERS[rule_id](random, changed)
        if check(changed) == {rule_id}:
            return changed
    return None
