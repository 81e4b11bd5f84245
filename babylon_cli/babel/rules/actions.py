"""A player acts six times in an Age."""

from collections.abc import Iterator

from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.play.tower import tiles_built
from babylon_cli.babel.rulebooks import BASE_SIXTH_TURN, BASE_TURN, BASE_WONDERS, PROJECT_EFFECTS, TOWER_AGE
from babylon_cli.babel.rules.project_gains import spent
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
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
        BASE_TURN.at("the three actions"),
        BASE_SIXTH_TURN.at("the last card"),
        BASE_WONDERS.at("Babylon B and Halikarnassus"),
    ),
    rulings=("E62", "E63"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every player who has built more than there were actions for."""
    results = outcomes(table)
    tiles = tiles_built(table)
    for city in table.players:
        beside = sum([spent(results, city, kind, table.age) for kind in ("free_building", "free_stage")])
        most = turns_of_an_age(city) * table.age + discards_built(city) + beside
        built = [len(city.cards), len(city.built_stages), tiles[city.name]]
        if sum(built) > most:
            yield _fault(table, city, built, most)


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


RULE = Rule(ABOUT, check)
