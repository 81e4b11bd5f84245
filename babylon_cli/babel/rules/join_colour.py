"""A marker is taken with a building of the project's colour, one in a turn."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.rulebooks import PROJECT_EFFECTS, PROJECTS_FOR_TWO, TAKING_PART
from babylon_cli.babel.rules.project_gains import cards_lost, missing_ages, most_of_unknown, spent
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
from babylon_cli.babel.table.table import City, Table, Undertaking
from babylon_cli.babel.terms import COLOURS, number_or_none, the_project
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-join-colour",
    sources=(
        TAKING_PART.at("1st and 2nd paragraphs"),
        TAKING_PART.at("Remarques, 3rd and 4th points"),
        PROJECT_EFFECTS.at("Récompenses, the token for any colour"),
        PROJECTS_FOR_TWO.at("2nd paragraph"),
    ),
    rulings=("E47", "E49", "E50", "E56"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every number of markers that a player's buildings cannot have brought."""
    yield from marker_faults(table, missing_ages(table))


def marker_faults(table: Table, unknown: Sequence[int]) -> Iterator[Fault]:
    """The same, when the projects of these Ages may have given any token and taken any card."""
    results = outcomes(table)
    for number, result in enumerate(results):
        entry = result.entry
        for city in table.cities:
            markers = entry.joined.get(city.seat, 0)
            if city.free_city and markers:
                yield _of_free_city(number, entry, city)
                continue
            most = _most(table, entry, city, results, unknown)
            if markers > most:
                yield _too_many(number, entry, city, most)


def _most(table: Table, entry: Undertaking, city: City, results: tuple[Outcome, ...], unknown: Sequence[int]) -> int:
    """The most markers that a player can have taken on a project."""
    colour = entry.project.colour
    cards = len([card for card in city.of_colour(colour) if card.age <= entry.age])
    earlier = [age for age in unknown if age < entry.age]
    tokens = spent(results, city, "any_colour", entry.age) + most_of_unknown(table, city, "any_colour", earlier)
    lost = cards_lost(table, results, city, colour, entry.age) + len(unknown) - len(earlier)
    return min(turns_of_an_age(city) + discards_built(city), cards + tokens + lost)


def _too_many(number: int, entry: Undertaking, city: City, most: int) -> Fault:
    colour = COLOURS[entry.project.colour]
    return Fault(
        ("projects", number, "joined", city.name),
        the_project(entry.project),
        Message(
            "{player} has taken {markers} on the {colour} project {project}, and the {colour} cards, tokens and turns "
            "of {player} by Age {age} allow {most}",
            player=city.name,
            markers=Counted(entry.joined[city.seat], "marker"),
            colour=colour,
            project=entry.project.name,
            age=entry.age,
            most=number_or_none(most),
        ),
        Message("check the markers, and the {colour} cards of {player}", colour=colour, player=city.name),
        (Related(("players", city.seat, "cards"), Message("the cards of {player}", player=city.name)),),
        player=city.seat,
    )


def _of_free_city(number: int, entry: Undertaking, city: City) -> Fault:
    return Fault(
        ("projects", number, "joined", city.name),
        the_project(entry.project),
        Message(
            "{player} has taken {markers} on {project}, and the Free City takes no part in projects",
            player=city.name,
            markers=Counted(entry.joined[city.seat], "marker"),
            project=entry.project.name,
        ),
        Message("look for the player who took it"),
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
