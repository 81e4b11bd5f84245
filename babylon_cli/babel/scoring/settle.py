"""The whole pad of every player, with the choices of the end of the game made for the best total; ranks and winners."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.facts.cards import GUILDS, Card
from babylon_cli.babel.play.tower import tiles_built
from babylon_cli.babel.scoring import rows
from babylon_cli.babel.scoring.science import Symbols, free_symbols, placements, science_lines
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.line import TOTAL, Line, total_of
from babylon_cli.wording.message import Message


class Choice(NamedTuple):
    """What a player makes of the choices at the end: a guild copied by Olympia B, and the symbols."""

    copied: Card | None
    symbols: Symbols
    free: int
    """How many of the symbols were of choice."""


class Standing(NamedTuple):
    """One player's pad, what was chosen for it, and its rank (1, 1, 3)."""

    city: City
    lines: dict[str, tuple[Line, ...]]
    choice: Choice
    rank: int = 0

    @property
    def points(self) -> dict[str, int]:
        """Points by row key, and the total."""
        points = {row: total_of(lines) for row, lines in self.lines.items()}
        return {**points, TOTAL: sum(points.values())}


class Result(NamedTuple):
    """The players in the order of the file, and the winners."""

    standings: tuple[Standing, ...]
    winners: tuple[str, ...]


def settle(table: Table) -> Result:
    """Score every player and rank them: by points, then by coins, and then they share."""
    built = tiles_built(table)
    pads = [best_pad(table, city, built[city.name]) for city in table.players]
    keys = [(-pad.points[TOTAL], -pad.city.coins) for pad in pads]
    standings = [
        pad._replace(rank=1 + sum([other < key for other in keys])) for pad, key in zip(pads, keys, strict=True)
    ]
    return Result(tuple(standings), tuple([pad.city.name for pad in standings if pad.rank == 1]))


def best_pad(table: Table, city: City, tiles: int) -> Standing:
    """The pad under the choice that brings the most; of equal ones the first, which is to copy nothing."""
    best = max(choices(table, city), key=lambda choice: points_of(table, city, choice))
    return Standing(city, pad_lines(table, city, best, tiles), best)


def points_of(table: Table, city: City, choice: Choice) -> int:
    """The points that a choice decides: those of the copied guild, of the symbols, and of tokens for their sets."""
    copied = choice.copied
    guild = 0
    if copied is not None and copied.scores is not None:
        guild = rows.counted_line(table, city, copied, copied.scores).points
    return guild + choice.symbols.points + rows.POINTS_A_TOKEN * city.tokens.science_sets * choice.symbols.sets


def choices(table: Table, city: City) -> Iterator[Choice]:
    """Every choice that a player has: no copy, then the guilds in their order; compasses, then tablets first."""
    for copied in copies(table, city):
        free = free_symbols(city) + (copied is not None and copied.symbol == "any")
        for symbols in placements(city, free):
            yield Choice(copied, symbols, free)


def copies(table: Table, city: City) -> tuple[Card | None, ...]:
    """What Olympia B's third stage can copy: what the file says, or nothing or any guild of the neighbours."""
    if not city.stages_that("copy_guild"):
        return (None,)
    if city.copied_guild is not None:
        return (city.copied_guild,)
    names = {card.name for other in table.neighbours(city.seat) for card in other.of_colour("purple")}
    return (None, *[guild for guild in GUILDS if guild.name in names])


def pad_lines(table: Table, city: City, choice: Choice, tiles: int) -> dict[str, tuple[Line, ...]]:
    """Every row of the pad with its lines."""
    copied = choice.copied
    guild_lines = list(rows.guilds(table, city))
    if copied is not None and copied.scores is not None:
        line = rows.counted_line(table, city, copied, copied.scores)
        guild_lines.append(line._replace(what=Message("{guild}, copied", guild=copied.said)))
    return {
        "military": tuple(rows.military(city)),
        "coins": tuple(rows.coins(city)),
        "wonder": tuple(rows.wonder(city)),
        "civil": tuple(rows.civil(city)),
        "commerce": tuple(rows.commerce(table, city)),
        "guilds": tuple(guild_lines),
        "science": tuple(science_lines(choice.symbols, choice.free)),
        "tower": tuple(rows.tower(tiles)),
        "projects": tuple(rows.projects(table, city, choice.symbols.sets)),
    }
