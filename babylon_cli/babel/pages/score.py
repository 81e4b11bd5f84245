"""`babel score`: the pad of all players side by side, the choices made at the end, and the winner."""

from collections.abc import Iterator
from typing import Any

from tabulate import tabulate

from babylon_cli.babel.scoring.line import ROWS, TOTAL
from babylon_cli.babel.scoring.settle import Result, Standing, settle
from babylon_cli.babel.table.table import Table
from babylon_cli.printing.layout import COLUMNS, display_width, wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted, listed


def score_data(table: Table, *, why: bool) -> dict[str, Any]:
    """The pads as the JSON contract has them; `why` adds the lines behind each number."""
    result = settle(table)
    return {
        "players": [_player(standing, why=why) for standing in result.standings],
        "winners": list(result.winners),
    }


def _player(standing: Standing, *, why: bool) -> dict[str, Any]:
    copied = standing.choice.copied
    player = {
        "name": standing.city.name,
        "score": standing.points,
        "rank": standing.rank,
        "coins": standing.city.coins,
        "copied_guild": None if copied is None else copied.name,
        "symbols": standing.choice.symbols._asdict(),
    }
    if why:
        player["lines"] = {row: [line.data() for line in lines] for row, lines in standing.lines.items()}
    return player


def score_lines(table: Table, screen: Screen, *, why: bool) -> Iterator[str]:
    """The pads for people."""
    result = settle(table)
    if not result.standings:
        yield "No city has a player."
        return
    for part in _parts(result):
        yield from (_pad(part), "")
    yield screen.paint(wrapped(visible(outcome(result)), indent=""), "good")
    for standing in result.standings:
        for choice in _choices(standing):
            yield wrapped(visible(f"{standing.city.name}: {choice}"), indent="", hanging="  ")
    if why:
        for standing in result.standings:
            yield from _reasons(standing, screen)


def _parts(result: Result) -> Iterator[tuple[Standing, ...]]:
    """The players side by side as far as a terminal is wide; the others below."""
    standings = result.standings
    most = len(standings)
    while most > 1 and any([_width(part) > COLUMNS for part in _divided(standings, most)]):
        most -= 1
    yield from _divided(standings, most)


def _divided(standings: tuple[Standing, ...], most: int) -> list[tuple[Standing, ...]]:
    """The players in parts of at most so many."""
    return [standings[start : start + most] for start in range(0, len(standings), most)]


def _width(standings: tuple[Standing, ...]) -> int:
    return max([display_width(line) for line in _pad(standings).split("\n")])


def _pad(standings: tuple[Standing, ...]) -> str:
    heads = ["", *[visible(standing.city.name) for standing in standings]]
    lines: list[list[str | int]] = [["", *[standing.city.wonder.title for standing in standings]]]
    lines += [[label, *[standing.points[row] for standing in standings]] for row, label in ROWS]
    lines.append(["TOTAL", *[standing.points[TOTAL] for standing in standings]])
    lines.append(["Coins in hand", *[standing.city.coins for standing in standings]])
    lines.append(["Rank", *[standing.rank for standing in standings]])
    alignment = ("left", *["right"] * len(standings))
    return tabulate(lines, headers=heads, tablefmt="simple", colalign=alignment, disable_numparse=True)


def outcome(result: Result) -> str:
    """Who wins and by what, in one sentence."""
    winners = [standing for standing in result.standings if standing.rank == 1]
    points, coins = winners[0].points[TOTAL], winners[0].city.coins
    names = listed(result.winners)
    if len(result.standings) == 1:
        return f"{names} scores {counted(points, 'point')}."
    if len(winners) > 1:
        return f"{names} share the victory with {counted(points, 'point')} and {counted(coins, 'coin')} each."
    level = [standing for standing in result.standings if standing.rank > 1 and standing.points[TOTAL] == points]
    if level:
        others = listed([f"{standing.city.name}'s {standing.city.coins}" for standing in level])
        return f"{names} wins the tie at {counted(points, 'point')} with {counted(coins, 'coin')} to {others}."
    return f"{names} wins with {counted(points, 'point')}."


def _choices(standing: Standing) -> Iterator[str]:
    """What was chosen at the end for the best total, where there was a choice."""
    choice = standing.choice
    if choice.copied is not None:
        yield f"copies the {choice.copied.name}"
    if choice.free:
        symbols = listed([f"{number} × {name}" for name, number in choice.symbols._asdict().items() if number])
        yield f"{counted(choice.free, 'symbol')} of choice, making {symbols} in all"


def _reasons(standing: Standing, screen: Screen) -> Iterator[str]:
    points = standing.points
    yield ""
    yield screen.paint(visible(f"{standing.city.name}: {counted(points[TOTAL], 'point')}"), "place")
    for row, label in ROWS:
        yield f"  {label}: {points[row]}"
        for line in standing.lines[row]:
            yield wrapped(screen.say(line.told), indent=f"  {line.points:>4}  ", hanging="        ")
