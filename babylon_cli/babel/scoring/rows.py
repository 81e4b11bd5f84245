"""The rows of the pad that need no choice."""

from collections.abc import Iterator

from babylon_cli.babel.facts.cards import Card, Counting
from babylon_cli.babel.facts.tiles import points_for
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.line import Line
from babylon_cli.words import counted

COINS_A_POINT = 3

POINTS_A_TOKEN = 3
"""What a science-set token brings for each set of symbols."""


def military(city: City) -> Iterator[Line]:
    """Victory tokens by their value, defeat tokens minus one each."""
    for value in dict.fromkeys(sorted(city.military.victory)):
        number = city.military.victory.count(value)
        yield Line(number * value, "victory tokens", "", f"{number} × {value}")
    if city.military.defeat:
        yield Line(-city.military.defeat, "defeat tokens", "", f"{city.military.defeat} × -1")


def coins(city: City) -> Iterator[Line]:
    """One point for three coins."""
    if city.coins:
        yield Line(city.coins // COINS_A_POINT, "coins", "", f"{counted(city.coins, 'coin')}, 1 for each three")


def wonder(city: City) -> Iterator[Line]:
    """The points on the stages that are built."""
    for number, stage in enumerate(city.built_stages, start=1):
        if stage.points:
            yield Line(stage.points, f"stage {number}", "", city.wonder.title)


def civil(city: City) -> Iterator[Line]:
    """The points on the blue cards."""
    for card in city.of_colour("blue"):
        yield Line(card.points, card.name, "", "blue card")


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
    whose = {"own": "own", "neighbours": "in both neighbouring cities", "all": "own and in both neighbouring cities"}
    thing = {"stage": "wonder stage", "defeat": "defeat token"}.get(scores.what[0], f"{_joined(scores.what)} card")
    reason = f"{counted(number, thing)}, {whose[scores.whose]}, {scores.points} each"
    return Line(number * scores.points, card.name, "", reason)


def _joined(colours: tuple[str, ...]) -> str:
    return " or ".join([", ".join(colours[:-1]), colours[-1]]) if len(colours) > 1 else colours[0]


def _number(city: City, what: str) -> int:
    if what == "stage":
        return len(city.built_stages)
    return city.military.defeat if what == "defeat" else len(city.of_colour(what))


def tower(tiles: int) -> Iterator[Line]:
    """2, 5 or 10 points for 1, 2 or 3 tiles built."""
    if tiles:
        yield Line(points_for(tiles), "tiles", "", f"{counted(tiles, 'tile')} built")


def projects(table: Table, city: City, sets_of_symbols: int) -> Iterator[Line]:
    """The tokens that count at the end, and the penalties."""
    tokens = city.tokens
    cities = (city, *table.neighbours(city.seat))
    built_guilds = sum([len(owner.of_colour("purple")) for owner in cities])
    stages = len(city.built_stages)
    for held, each, what, counted_things in (
        (
            tokens.science_sets,
            POINTS_A_TOKEN * sets_of_symbols,
            "science-set tokens",
            f"3 × {sets_of_symbols} sets of symbols",
        ),
        (tokens.guilds, built_guilds, "guild tokens", f"{built_guilds} guilds, own and of both neighbours"),
        (tokens.stages, stages, "stage tokens", f"{counted(stages, 'wonder stage')} built"),
    ):
        if held:
            yield Line(held * each, what, "", f"{held} × ({counted_things})")
    for value in tokens.penalties:
        yield Line(value, "penalty token", "", f"of Age {-value}")
