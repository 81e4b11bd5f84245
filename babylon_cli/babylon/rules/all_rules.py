"""Every rule of the toolkit in one table, in the order in which they are published."""

from babylon_cli.babylon.rules.registry import POSITION_RULES
from babylon_cli.babylon.rules.rule import Rule
from babylon_cli.babylon.rules.turn.registry import RECORD_RULES, TURN_RULES

_PLAY_RULES: tuple[Rule, ...] = (*TURN_RULES, *RECORD_RULES)

ALL_RULES: tuple[Rule, ...] = (
    *POSITION_RULES.values(),
    *[rule for rule in _PLAY_RULES if rule.about.id not in POSITION_RULES],
)
"""One entry a rule; a rule that judges tables and turns stands here as the one that judges tables."""

RULES: dict[str, Rule] = {rule.about.id: rule for rule in ALL_RULES}
