"""No card is at the table more often than the game has it."""

from collections.abc import Iterator

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.rulings_of.places import projects
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.words import counted

ABOUT = About(
    id="babel-card-copies",
    summary="No card is at the table more often than the game has it.",
    text=(
        "The number of players says which copies of a card are in the deck. Two players use the deck of three, and "
        "eight that of seven. Glassworks, Loom and Press are in the decks of Age I and Age II: from Age II on both "
        "count together. Of the guilds, one copy each, as many are dealt as there are players, and two more."
    ),
    broken_when=(
        "All cities together, the Free City among them, have more copies of a card than are in the decks up to the "
        "file's Age for that number of players; or more different guilds than the players and two (five with two "
        "players). Each copy and each guild too many is reported, in the order of the file."
    ),
    sources=(
        Source("base", "set-up", "the cards by number of players, and the guilds"),
        Source("base", "list of the cards", "the copies"),
        projects("Parties à 8 joueurs", "the expansion that it needs"),
    ),
    rulings=("E48",),
)

FEWEST_IN_THE_LIST, MOST_IN_THE_LIST = 3, 7
GUILDS_BEYOND_PLAYERS = 2

Places = dict[Card, list[tuple[int, Path]]]
"""Seat and path of every copy of a card."""


def check(table: Table) -> Iterator[Fault]:
    """Every copy that is too many, and every guild."""
    places: Places = {}
    for city in table.cities:
        for index, card in enumerate(city.cards):
            places.setdefault(card, []).append((city.seat, ("players", city.seat, "cards", index)))
    for card in places:
        yield from _too_many_copies(table, card, places)
    yield from _too_many_guilds(table, places)


def copies_in_play(card: Card, players: int, age: int) -> int:
    """How many copies of a card the decks up to an Age hold."""
    if card.colour == "purple":
        return 1
    column = min(max(players, FEWEST_IN_THE_LIST), MOST_IN_THE_LIST) - FEWEST_IN_THE_LIST
    later = card.later_copies[column] if card.later_copies and age > card.age else 0
    return card.copies[column] + later


def _too_many_copies(table: Table, card: Card, places: Places) -> Iterator[Fault]:
    players = len(table.players)
    most = copies_in_play(card, players, table.age)
    enough, too_many = places[card][:most], places[card][most:]
    for seat, path in too_many:
        yield Fault(
            path,
            f"the city {table.cities[seat].name}",
            f"{card.name} is at the table {_times(len(places[card]))}, and with {counted(players, 'player')} the "
            f"decks up to Age {table.age} hold {most or 'none'}",
            "check the name of the card and the number of players",
            tuple([Related(other, "another copy") for _, other in enough]),
            player=seat,
        )


def _too_many_guilds(table: Table, places: Places) -> Iterator[Fault]:
    guilds = [card for card in places if card.colour == "purple"]
    most = max(len(table.players), FEWEST_IN_THE_LIST) + GUILDS_BEYOND_PLAYERS
    for guild in guilds[most:]:
        seat, path = places[guild][0]
        yield Fault(
            path,
            f"the city {table.cities[seat].name}",
            f"the {guild.name} is one of {len(guilds)} guilds at the table, and with "
            f"{counted(len(table.players), 'player')} there are {most} in play",
            "check the names of the guilds and the number of players",
            tuple([Related(places[other][0][1], "another guild") for other in guilds[:most]]),
            player=seat,
        )


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


RULE = Rule(ABOUT, check)
