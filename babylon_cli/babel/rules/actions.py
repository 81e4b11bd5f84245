"""A player acts six times in an Age."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.play.tower import tiles_built
from babylon_cli.babel.rulebooks import (
    BASE_SET_UP,
    BASE_SIXTH_TURN,
    BASE_TURN,
    BASE_WONDERS,
    PROJECT_EFFECTS,
    TOWER_AGE,
)
from babylon_cli.babel.rules.project_gains import Kind, given_before, missing_ages, spent
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.turns import ages_of, discards_built, turns_of_an_age
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message, listed

ABOUT = About(
    id="babel-actions",
    sources=(
        TOWER_AGE.at("actions a to d"),
        PROJECT_EFFECTS.at("Récompenses, the token for a free building"),
        PROJECT_EFFECTS.at("Récompenses, the token for a free stage"),
        BASE_SET_UP.at("one deck an Age"),
        BASE_TURN.at("the three actions"),
        BASE_SIXTH_TURN.at("the last card"),
        BASE_WONDERS.at("Babylon B and Halikarnassus"),
    ),
    rulings=("E62", "E63"),
)

BUILDING_TOKENS: tuple[Kind, ...] = ("free_building", "free_stage")


def check(table: Table) -> Iterator[Fault]:
    """Every player who has built more than there were actions for."""
    yield from action_faults(table, missing_ages(table))


def action_faults(table: Table, unknown: Sequence[int]) -> Iterator[Fault]:
    """The same, when the projects of these Ages may have given any token."""
    results = outcomes(table)
    tiles = tiles_built(table)
    for city in table.players:
        beside = sum([spent(table, results, city, kind, table.age, unknown) for kind in BUILDING_TOKENS])
        most = turns_of_an_age(city) * table.age + discards_built(city) + beside
        built = [len(city.cards), len(city.built_stages), tiles[city.name]]
        if sum(built) > most:
            yield _fault(table, city, built, most)
        else:
            yield from _of_some_ages(table, results, city, unknown)


def _fault(table: Table, city: City, built: list[int], most: int) -> Fault:
    cards, stages, tiles = built
    parts = (Counted(cards, "card"), Counted(stages, "stage"), Counted(tiles, "tile"))
    return Fault(
        ("players", city.seat),
        the_city(city),
        Message(
            "{player} has built {parts}, {all} in all, and {most} are possible by the end of Age {age}",
            player=city.name,
            parts=listed([part for part in parts if part.number]),
            all=sum(built),
            most=most,
            age=table.age,
        ),
        Message("check the Age of the file, and look for a card that is typed in the wrong city"),
        player=city.seat,
    )


def _of_some_ages(table: Table, results: Sequence[Outcome], city: City, unknown: Sequence[int]) -> Iterator[Fault]:
    """The first Age with more cards than it had actions for, or else the first two Ages together."""
    before = range(1, table.age + 1)
    dealt = [{age for age in ages_of(card) if age <= table.age} for card in city.cards]
    for ages in chain(*[combinations(before, number) for number in range(1, table.age)]):
        cards = [index for index, dealt_in in enumerate(dealt) if dealt_in and dealt_in <= set(ages)]
        tokens = min(
            given_before(table, results, city, "free_building", ages[-1], unknown),
            spent(table, results, city, "free_building", table.age, unknown),
        )
        most = turns_of_an_age(city) * len(ages) + discards_built(city) + tokens
        if len(cards) > most:
            yield _of_ages(city, ages, cards, most)
            return


def _of_ages(city: City, ages: tuple[int, ...], cards: Sequence[int], most: int) -> Fault:
    return Fault(
        ("players", city.seat, "cards", cards[most]),
        the_city(city),
        Message(
            "{player} has built {cards} that are dealt in {ages} only, and {most} are possible then",
            player=city.name,
            cards=Counted(len(cards), "card"),
            ages=listed([Message("Age {age}", age=age) for age in ages]),
            most=most,
        ),
        Message("check the names of the cards, and look for one that is typed in the wrong city"),
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
