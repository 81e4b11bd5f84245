"""Every rule that a table can be judged by, in the order in which they are published."""

from babylon_cli.babylon.rules.garden import (
    belvedere_corner,
    bridge_gap,
    bridge_link,
    build_order,
    decoration_diagonal,
    decoration_icon,
    decoration_off_terrace,
    fountain_link,
    pillar_height,
    pillar_uncovered,
    spot_occupied,
    staircase_link,
    statue_alignment,
    statue_pillar,
    storey_order,
    terrace_collision,
    terrace_off_board,
    terrace_stacked,
    terrace_support,
)
from babylon_cli.babylon.rules.rule import GardenRule, TableRule
from babylon_cli.babylon.rules.table import (
    flower_count,
    flower_unique,
    pad_sum,
    player_count,
    quarry_layers,
    score_pad,
    start_terrace,
    storage_double,
    storage_limit,
    supply_limit,
    terrace_count,
    terrace_icons,
    token_effect,
)

GARDEN_RULES: tuple[GardenRule, ...] = (
    terrace_off_board.RULE,
    terrace_collision.RULE,
    terrace_stacked.RULE,
    terrace_support.RULE,
    pillar_height.RULE,
    belvedere_corner.RULE,
    storey_order.RULE,
    pillar_uncovered.RULE,
    spot_occupied.RULE,
    statue_pillar.RULE,
    decoration_off_terrace.RULE,
    decoration_icon.RULE,
    decoration_diagonal.RULE,
    staircase_link.RULE,
    fountain_link.RULE,
    bridge_link.RULE,
    bridge_gap.RULE,
    statue_alignment.RULE,
    build_order.RULE,
)

PAD_RULES: tuple[TableRule, ...] = (score_pad.RULE, pad_sum.RULE)
"""The rules about what the players wrote on their own pads, which are no rules of the game."""

TABLE_RULES: tuple[TableRule, ...] = (
    player_count.RULE,
    flower_unique.RULE,
    flower_count.RULE,
    start_terrace.RULE,
    terrace_count.RULE,
    terrace_icons.RULE,
    supply_limit.RULE,
    storage_limit.RULE,
    storage_double.RULE,
    token_effect.RULE,
    quarry_layers.RULE,
    *PAD_RULES,
)

_POSITION_RULES: tuple[GardenRule | TableRule, ...] = (*GARDEN_RULES, *TABLE_RULES)

POSITION_RULES = {rule.about.id: rule for rule in _POSITION_RULES}
