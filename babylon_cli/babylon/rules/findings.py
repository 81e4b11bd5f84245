"""What the rules find: each fault with its rule, its player, and its place in the document."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.rules.rule import GardenRule, TableRule
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.finding import Fault, Finding, found

MOST_GARDENS_SEARCHED = max(ROUNDS)
"""A longer list of players is a fault of its own, and the search for an order takes longer than all other rules."""

WITHOUT_ORDERS = tuple([rule for rule in GARDEN_RULES if rule.about.judges != "history"])
"""The rules of a garden that look for no order of building."""


def findings_of(rule: GardenRule | TableRule, table: Table) -> Iterator[Finding]:
    """What one rule finds on a table."""
    if isinstance(rule, GardenRule):
        for player in table.players:
            if rule in rules_of(player):
                for fault in rule.check(player.layout, table.rulings):
                    yield _in_garden(rule, player, fault)
    else:
        yield from table_findings([rule], table)


def table_findings(rules: Iterable[TableRule], table: Table) -> list[Finding]:
    """What rules of the whole table find on it."""
    return [_on_table(rule, table, fault) for rule in rules for fault in rule.check(table)]


def garden_findings(player: Player, table: Table) -> list[Finding]:
    """What the garden rules find in one player's garden."""
    layout, rulings = player.layout, table.rulings
    return [_in_garden(rule, player, fault) for rule in rules_of(player) for fault in rule.check(layout, rulings)]


def rules_of(player: Player) -> tuple[GardenRule, ...]:
    """The rules that a garden is judged by: orders of building are looked for in as many as sit at one table."""
    return GARDEN_RULES if player.index < MOST_GARDENS_SEARCHED else WITHOUT_ORDERS


def _on_table(rule: TableRule, table: Table, fault: Fault) -> Finding:
    return found(rule.about.id, None if fault.player is None else table.players[fault.player].name, fault)


def _in_garden(rule: GardenRule, player: Player, fault: Fault) -> Finding:
    return found(rule.about.id, player.name, fault, ("players", player.index))
