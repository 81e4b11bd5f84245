"""A choice is written for each symbol of choice at most, and a guild is copied from a neighbour."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.scoring.science import free_symbols
from babylon_cli.babel.scoring.settle import copies
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

ABOUT = About(
    id="babel-science-choice",
    summary="A choice is written for each symbol of choice at most, and a guild is copied from a neighbour.",
    text=(
        "The Scientists Guild and one stage of Babylon give a science symbol of the player's choice, named at the "
        "end of the game. The third stage of Olympia B copies a guild that a neighbour has built; a copied "
        "Scientists Guild gives a symbol of choice, too."
    ),
    broken_when=(
        "A city writes more symbols under science than it has symbols of choice: Scientists Guild, stages of "
        "Babylon, and a Scientists Guild that Olympia B copies, or may copy where no copy is written. Or "
        "copied_guild is written without the third stage of Olympia B, or neither neighbour has that guild."
    ),
    sources=(
        Source("base", "the guilds", "Scientists Guild"),
        Source("base", "the wonders", "Babylon and Olympia B"),
    ),
)


def check(table: Table) -> Iterator[Fault]:
    """Every symbol that nothing gives the choice of, and every guild that cannot be copied."""
    for city in table.cities:
        yield from _symbols(table, city)
        yield from _copied(table, city)


def _symbols(table: Table, city: City) -> Iterator[Fault]:
    most = free_symbols(city) + _copied_symbols(table, city)
    for index, symbol in list(enumerate(city.science))[most:]:
        yield Fault(
            ("players", city.seat, "science", index),
            f"the city {city.name}",
            f"{symbol} is one of {counted(len(city.science), 'symbol')} that {city.name} takes by choice, and that "
            f"city has {most} of choice",
            "write printed symbols by their cards only",
            player=city.seat,
        )


def _copied_symbols(table: Table, city: City) -> int:
    """The symbol of a copied guild, or of one that may be copied where the file leaves it open."""
    return 1 if any([guild is not None and guild.symbol == "any" for guild in copies(table, city)]) else 0


def _copied(table: Table, city: City) -> Iterator[Fault]:
    guild = city.copied_guild
    if guild is None:
        return
    where, path = f"the city {city.name}", ("players", city.seat, "copied_guild")
    if not city.stages_that("copy_guild"):
        message = f"{city.name} copies the {guild.name}, and only the third stage of Olympia B copies a guild"
        yield Fault(path, where, message, "check the wonder and its stages", player=city.seat)
    if not _is_next_door(table, city, guild.name):
        message = f"{city.name} copies the {guild.name}, and neither neighbour has that guild"
        yield Fault(path, where, message, "check the guilds of both neighbours", player=city.seat)


def _is_next_door(table: Table, city: City, guild: str) -> bool:
    return any([neighbour.has(guild) for neighbour in table.neighbours(city.seat)])


RULE = Rule(ABOUT, check)
