"""Every rule that judges a turn, and every rule that judges the course of a game."""

from babylon_cli.babylon.rules.garden import build_order, statue_alignment, statue_pillar
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.rules.table import storage_double, storage_limit, terrace_icons, token_effect
from babylon_cli.babylon.rules.turn import (
    build_source,
    decoration_fresh,
    dig_required,
    dig_reward,
    dig_visible,
    pillar_budget,
    quarry_removal,
    round_count,
    storage_notch,
    token_count,
    turn_order,
)

TURN_RULES: tuple[TurnRule, ...] = (
    dig_required.RULE,
    dig_visible.RULE,
    dig_reward.RULE,
    build_source.RULE,
    build_order.TURN_RULE,
    pillar_budget.RULE,
    decoration_fresh.RULE,
    statue_alignment.TURN_RULE,
    statue_pillar.TURN_RULE,
    terrace_icons.TURN_RULE,
    token_effect.TURN_RULE,
    storage_notch.RULE,
    storage_limit.TURN_RULE,
    storage_double.TURN_RULE,
)

RECORD_RULES: tuple[TableRule, ...] = (turn_order.RULE, round_count.RULE, token_count.RULE, quarry_removal.RULE)
