"""`babel conflict`: the conflicts of the Age, pair by pair."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.pages.reliance import reliance_data, reliance_lines
from babylon_cli.babel.play.conflicts import Conflict, Shields, conflicts, shields_by_seat
from babylon_cli.babel.table.table import Table
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted


def conflict_data(table: Table) -> dict[str, Any]:
    """The conflicts as the JSON contract has them."""
    return {
        "age": table.age,
        "conflicts": [one_conflict(conflict) for conflict in conflicts(table)],
        "rests_on": reliance_data(_rests_on(table)),
    }


def one_conflict(conflict: Conflict) -> dict[str, Any]:
    """One pair."""
    return {
        "left": conflict.left.name,
        "right": conflict.right.name,
        "shields": list(conflict.shields),
        "tokens": {
            conflict.left.name: list(conflict.tokens[0]),
            conflict.right.name: list(conflict.tokens[1]),
        },
    }


def _rests_on(table: Table) -> tuple[Reliance, ...]:
    return tuple(reliances(table, conflicts_without_cities))


def conflicts_without_cities(table: Table) -> list[tuple[object, object]]:
    """What the conflicts come to."""
    return [(conflict.shields, conflict.tokens) for conflict in conflicts(table)]


def conflict_lines(table: Table, screen: Screen) -> Iterator[str]:
    """The conflicts for people: the shields of each city, then each pair."""
    yield screen.paint(f"Age {table.age}, shields", "place")
    for seat, shields in shields_by_seat(table).items():
        yield wrapped(visible(f"{table.cities[seat].name}: {_shields(shields)}"), indent="  ", hanging="    ")
    yield from ("", screen.paint("Conflicts", "place"))
    for conflict in conflicts(table):
        yield wrapped(visible(_pair(conflict)), indent="  ", hanging="    ")
    if len(table.cities) < 2:
        yield "  none: there is one city"
    yield from reliance_lines(_rests_on(table))


def _shields(shields: Shields) -> str:
    parts = [
        (shields.cards, "on cards"),
        (shields.stages, "on the wonder"),
        (shields.tokens, "on tokens"),
        (shields.won, "just won by the project"),
        (-shields.lost, "on the red card just lost, the one with the fewest"),
    ]
    told = [f"{number} {what}" for number, what in parts if number]
    return f"{shields.total}" + (f" ({', '.join(told)})" if told else "")


def _pair(conflict: Conflict) -> str:
    left, right = conflict.left.name, conflict.right.name
    score = f"{left} {conflict.shields[0]}, {right} {conflict.shields[1]}"
    if conflict.shields[0] == conflict.shields[1]:
        return f"{score}: even, nobody takes a token"
    sides = ((left, conflict.tokens[0]), (right, conflict.tokens[1]))
    winner, loser = sides if conflict.shields[0] > conflict.shields[1] else sides[::-1]
    prize = f"takes the token {winner[1][0]}" if winner[1] else "takes nothing, by tile 19"
    doubled = ", by tile 22" if len(loser[1]) > 1 else ""
    return f"{score}: {winner[0]} {prize}, {loser[0]} {counted(len(loser[1]), 'defeat token')}{doubled}"
