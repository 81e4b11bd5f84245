"""`babel tower`: how the tiles lie after every turn, a picture, the laws in force, and who built what."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.play.tower import Tower, tiles_built, tower_of, tower_points, towers
from babylon_cli.babel.table.table import Laid, Table
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted
from babylon_cli.words import counted, listed


def tower_data(table: Table) -> dict[str, Any]:
    """The tower as the JSON contract has it."""
    tower = tower_of(table)
    return {
        "active": list(tower.active),
        "covered": [laid.tile for laid in tower.covered],
        "built": tiles_built(table),
        "points": tower_points(table),
    }


def tower_lines(table: Table, screen: Screen) -> Iterator[str]:
    """The tower for people."""
    if "tower" not in table.modules:
        yield "The tower is not played: no law is in force."
        return
    yield from _turns(table)
    yield from ("", *picture(table), "", screen.paint("Laws in force", "place"))
    yield from laws_in_force(table, screen)
    yield from ("", screen.paint("Built", "place"))
    points = tower_points(table)
    for name, number in tiles_built(table).items():
        yield wrapped(visible(f"{name}: {counted(number, 'tile')}, {counted(points[name], 'point')}"), indent="  ")


def laws_in_force(table: Table, screen: Screen) -> Iterator[str]:
    """One law a line, in the order of the spaces; or that there is none."""
    active = tower_of(table).active
    for number in active:
        told = screen.say(law(number, screen.language.code, Counted(table.age, "coin")))
        yield wrapped(f"{number:>2}  {told}", indent="  ", hanging="      ")
    if not active:
        yield "  none"


def _turns(table: Table) -> Iterator[str]:
    """One line a turn: who built what, and how the tiles then lie."""
    states = towers(table)
    for number, (turn, before, after) in enumerate(zip(table.tower, states, states[1:], strict=False), start=1):
        who = [f"{table.cities[laid.seat].name} builds {laid.tile}" for laid in turn]
        hidden = after.covered[len(before.covered) :]
        covers = f"; covered: {listed([str(laid.tile) for laid in hidden])}" if hidden else ""
        told = f"Turn {number}: {listed(who) or 'nobody builds'}; in force: {_in_force(after)}{covers}"
        yield wrapped(visible(told), indent="", hanging="  ")
    if not table.tower:
        yield "No tile has been built."


def _in_force(tower: Tower) -> str:
    return ", ".join([str(number) for number in tower.active]) or "none"


def picture(table: Table) -> tuple[str, ...]:
    """The spaces of the board, clockwise from the first at the top left, each with what it shows and what lies below.

    The board of two to four players has three spaces, that of more has four; with two the third is blocked.
    """
    tower = tower_of(table)
    shown = [_space(tower, position) for position in range(len(tower.spaces))]
    if len(shown) == 2:
        shown.append("blocked")
    spaces = [f"({number}) {text}" for number, text in enumerate(shown, start=1)]
    width = max([len(spaces[0]), len(spaces[-1]), 12])
    below = spaces[3] if len(spaces) == 4 else f" +{'-' * (width - 2)}"
    return (
        f"  {spaces[0]:<{width}}  ->  {spaces[1]}",
        f"  {' ^':<{width}}       |",
        f"  {below:<{width}}  <-  {spaces[2]}",
    )


def _space(tower: Tower, position: int) -> str:
    """What one space shows and what lies under it, such as `7 on 4`."""
    pile = tower.laid[position :: len(tower.spaces)]
    return " on ".join([_tile(laid) for laid in reversed(pile)]) or "empty"


def _tile(laid: Laid) -> str:
    return str(laid.tile)
