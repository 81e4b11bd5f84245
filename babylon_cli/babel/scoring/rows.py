"""The rows of the pad that need no choice."""

from collections.abc import Iterator

from babylon_cli.babel.facts.cards import Card, Counting
from babylon_cli.babel.facts.tiles import points_for
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import COLOURS
from babylon_cli.judging.line import Line
from babylon_cli.wording.message import Counted, Fact, Message, Term, listed, plural

COINS_A_POINT = 3

POINTS_A_TOKEN = 3
"""What a science-set token brings for each set of symbols."""


def military(city: City) -> Iterator[Line]:
    """Victory tokens by their value, defeat tokens minus one each."""
    for value in dict.fromkeys(sorted(city.military.victory)):
        number = city.military.victory.count(value)
        reason = Message("{number} × {value}", number=number, value=value)
        yield Line(number * value, Term("victory tokens"), "", reason)
    defeat = city.military.defeat
    if defeat:
        yield Line(-defeat, Term("defeat tokens"), "", Message("{number} × -1", number=defeat))


def coins(city: City) -> Iterator[Line]:
    """One point for three coins."""
    if city.coins:
        reason = Message("{coins}, 1 for each three", coins=Counted(city.coins, "coin"))
        yield Line(city.coins // COINS_A_POINT, Term("coins"), "", reason)


def wonder(city: City) -> Iterator[Line]:
    """The points on the stages that are built."""
    for number, stage in enumerate(city.built_stages, start=1):
        if stage.points:
            yield Line(stage.points, Message("stage {number}", number=number), "", city.wonder.said)


def civil(city: City) -> Iterator[Line]:
    """The points on the blue cards."""
    for card in city.of_colour("blue"):
        yield Line(card.points, card.said, "", Message("blue card"))


def commerce(table: Table, city: City) -> Iterator[Line]:
    """The points of the yellow cards that count something."""
    for card in city.of_colour("yellow"):
        if card.scores is not None:
            yield counted_line(table, city, card, card.scores)


def guilds(table: Table, city: City) -> Iterator[Line]:
    """The points of the guilds that count something; the Scientists Guild stands under science."""
    for card in city.of_colour("purple"):
        if card.scores is not None:
            yield counted_line(table, city, card, card.scores)


def counted_line(table: Table, city: City, card: Card, scores: Counting) -> Line:
    """The points of a card that counts cards, stages or tokens."""
    cities = () if scores.whose == "own" else table.neighbours(city.seat)
    if scores.whose != "neighbours":
        cities = (city, *cities)
    number = sum([_number(owner, what) for owner in cities for what in scores.what])
    reason = Message(
        "{things}, {whose}, {points} each",
        things=_things(scores.what, number),
        whose=WHOSE[scores.whose],
        points=scores.points,
    )
    return Line(number * scores.points, card.said, "", reason)


WHOSE = {
    "own": Message("own"),
    "neighbours": Message("in both neighbouring cities"),
    "all": Message("own and in both neighbouring cities"),
}


def _things(what: tuple[str, ...], number: int) -> Fact:
    """What a card counts, and how many there are."""
    if what == ("stage",):
        return Counted(number, "wonder stage")
    if what == ("defeat",):
        return Counted(number, "defeat token")
    colours = listed([term for colour, term in COLOURS.items() if colour in what], "or")
    return plural(number, "{number} {colours} card", "{number} {colours} cards", number=number, colours=colours)


def _number(city: City, what: str) -> int:
    if what == "stage":
        return len(city.built_stages)
    return city.military.defeat if what == "defeat" else len(city.of_colour(what))


def tower(tiles: int) -> Iterator[Line]:
    """2, 5 or 10 points for 1, 2 or 3 tiles built."""
    if tiles:
        yield Line(points_for(tiles), Term("tiles"), "", Message("{tiles} built", tiles=Counted(tiles, "tile")))


def projects(table: Table, city: City, sets_of_symbols: int) -> Iterator[Line]:
    """The tokens that count at the end, and the penalties."""
    tokens = city.tokens
    if tokens.science_sets:
        held = tokens.science_sets
        reason = Message("{held} × (3 × {sets} sets of symbols)", held=held, sets=sets_of_symbols)
        yield Line(held * POINTS_A_TOKEN * sets_of_symbols, Term("science-set tokens"), "", reason)
    if tokens.guilds:
        cities = (city, *table.neighbours(city.seat))
        guilds = sum([len(owner.of_colour("purple")) for owner in cities])
        reason = Message("{held} × ({guilds} guilds, own and of both neighbours)", held=tokens.guilds, guilds=guilds)
        yield Line(tokens.guilds * guilds, Term("guild tokens"), "", reason)
    if tokens.stages:
        stages = len(city.built_stages)
        reason = Message("{held} × ({stages} built)", held=tokens.stages, stages=Counted(stages, "wonder stage"))
        yield Line(tokens.stages * stages, Term("stage tokens"), "", reason)
    for value in tokens.penalties:
        yield Line(value, Term("penalty token"), "", Message("of Age {age}", age=-value))
