"""A player acts six times in an Age."""

from collections.abc import Iterator

from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.play.tower import tiles_built
from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.project_gains import spent
from babylon_cli.babel.rules.rulings_of.places import project_effect, tower
from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted, listed

ABOUT = About(
    id="babel-actions",
    summary="A player acts six times in an Age.",
    text=(
        "Each turn a player uses one card: for a building, for a stage of the wonder, for coins or for a tile. An "
        "Age has six turns. With the second stage of Babylon B the seventh card is used, too. Halikarnassus builds "
        "a discarded card beside the turn, and so, we allow, does a token for a building or a stage. So cards, "
        "stages and tiles of a city together cannot be more than that, and are fewer where cards went for coins."
    ),
    broken_when=(
        "Cards, built stages and built tiles of a player are more than 6 for each Age up to the file's, 7 with the "
        "second stage of Babylon B, plus one for each stage of Halikarnassus that plays a discarded card, plus the "
        "free_building and free_stage tokens that the written projects of earlier Ages gave and that are no longer "
        "held. Stages beyond those of the wonder are not counted here."
    ),
    sources=(
        tower("Déroulement d'un Âge", "actions a to d"),
        project_effect("Récompenses, the tokens for a free building and a free stage"),
        Source("base", "a turn", "the three actions"),
        Source("base", "the sixth turn of an Age", "the last card"),
        Source("base", "the wonders", "Babylon B and Halikarnassus"),
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
    nouns = ("card", "stage", "tile")
    parts = [counted(number, noun) for number, noun in zip(built, nouns, strict=True) if number]
    return Fault(
        ("players", city.seat),
        f"the city {city.name}",
        f"{city.name} has built {listed(parts)}, {sum(built)} in all, and {most} are possible by the end of "
        f"Age {table.age}",
        "check the Age of the file, and look for a card that is typed in the wrong city",
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
