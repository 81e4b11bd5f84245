"""No card is at the table more often than the game has it."""

from collections.abc import Iterator

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.rulebooks import BASE_CARDS, BASE_SET_UP, PROJECTS_FOR_EIGHT
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-card-copies",
    sources=(
        BASE_SET_UP.at("the cards by number of players, and the guilds"),
        BASE_CARDS.at("the copies"),
        PROJECTS_FOR_EIGHT.at("the expansion that it needs"),
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
            the_city(table.cities[seat]),
            Message(
                COPIES_IN_THE_DECKS if most else NONE_IN_THE_DECKS,
                card=card.said,
                times=_times(len(places[card])),
                players=Counted(players, "player"),
                age=table.age,
                most=most,
            ),
            Message("check the name of the card and the number of players"),
            tuple([Related(other, Message("another copy")) for _, other in enough]),
            player=seat,
        )


COPIES_IN_THE_DECKS = "{card} is at the table {times}, and with {players} the decks up to Age {age} hold {most}"
NONE_IN_THE_DECKS = "{card} is at the table {times}, and with {players} the decks up to Age {age} hold none"


def _too_many_guilds(table: Table, places: Places) -> Iterator[Fault]:
    guilds = [card for card in places if card.colour == "purple"]
    most = max(len(table.players), FEWEST_IN_THE_LIST) + GUILDS_BEYOND_PLAYERS
    for guild in guilds[most:]:
        seat, path = places[guild][0]
        yield Fault(
            path,
            the_city(table.cities[seat]),
            Message(
                "the {guild} is one of {guilds} guilds at the table, and with {players} there are {most} in play",
                guild=guild.said,
                guilds=len(guilds),
                players=Counted(len(table.players), "player"),
                most=most,
            ),
            Message("check the names of the guilds and the number of players"),
            tuple([Related(places[other][0][1], Message("another guild")) for other in guilds[:most]]),
            player=seat,
        )


def _times(number: int) -> Message:
    if number > 2:
        return Message("{number} times", number=number)
    return Message("twice") if number == 2 else Message("once")


RULE = Rule(ABOUT, check)
