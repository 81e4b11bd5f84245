"""A choice is written for each symbol of choice at most, and a guild is copied from a neighbour."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_GUILDS, BASE_WONDERS
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.scoring.science import free_symbols
from babylon_cli.babel.scoring.settle import copies
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import SYMBOLS, the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-science-choice", sources=(BASE_GUILDS.at("Scientists Guild"), BASE_WONDERS.at("Babylon and Olympia B"))
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
            the_city(city),
            Message(
                "{symbol} is one of {symbols} that {city} takes by choice, and that city has {most} of choice",
                symbol=SYMBOLS[symbol],
                symbols=Counted(len(city.science), "symbol"),
                city=city.name,
                most=most,
            ),
            Message("write printed symbols by their cards only"),
            player=city.seat,
        )


def _copied_symbols(table: Table, city: City) -> int:
    """The symbol of a copied guild, or of one that may be copied where the file leaves it open."""
    return 1 if any([guild is not None and guild.symbol == "any" for guild in copies(table, city)]) else 0


def _copied(table: Table, city: City) -> Iterator[Fault]:
    guild = city.copied_guild
    if guild is None:
        return
    where, path = the_city(city), ("players", city.seat, "copied_guild")
    if not city.stages_that("copy_guild"):
        message = Message(
            "{player} copies the {guild}, and only the third stage of Olympia B copies a guild",
            player=city.name,
            guild=guild.said,
        )
        yield Fault(path, where, message, Message("check the wonder and its stages"), player=city.seat)
    if not _is_next_door(table, city, guild.name):
        message = Message(
            "{player} copies the {guild}, and neither neighbour has that guild", player=city.name, guild=guild.said
        )
        yield Fault(path, where, message, Message("check the guilds of both neighbours"), player=city.seat)


def _is_next_door(table: Table, city: City, guild: str) -> bool:
    return any([neighbour.has(guild) for neighbour in table.neighbours(city.seat)])


RULE = Rule(ABOUT, check)
