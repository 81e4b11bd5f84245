"""A marker is taken with a building of the project's colour, one in a turn."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.rulebooks import BASE_SET_UP, BASE_WONDERS, PROJECT_EFFECTS, PROJECTS_FOR_TWO, TAKING_PART
from babylon_cli.babel.rules.joining import Demand, Wealth, built_by_age, can_join, lost_buildings, most_of
from babylon_cli.babel.rules.project_gains import missing_ages, spent
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
from babylon_cli.babel.table.table import City, Table, Undertaking
from babylon_cli.babel.terms import COLOURS, the_project
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Counted, Message, listed

ABOUT = About(
    id="babel-join-colour",
    sources=(
        TAKING_PART.at("1st and 2nd paragraphs"),
        TAKING_PART.at("Remarques, 3rd and 4th points"),
        PROJECT_EFFECTS.at("Récompenses, the token for any colour"),
        PROJECTS_FOR_TWO.at("2nd paragraph"),
        BASE_SET_UP.at("one deck an Age"),
        BASE_WONDERS.at("Halikarnassus"),
    ),
    rulings=("E47", "E49", "E50", "E56"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every number of markers that a player's buildings cannot have brought."""
    yield from marker_faults(table, missing_ages(table))


def marker_faults(table: Table, unknown: Sequence[int]) -> Iterator[Fault]:
    """The same, when the projects of these Ages may have given any token and taken any card."""
    results = outcomes(table)
    for city in table.cities:
        if city.free_city:
            yield from _of_free_city(results, city)
        else:
            yield from _of_player(table, results, city, unknown)


def _of_player(table: Table, results: Sequence[Outcome], city: City, unknown: Sequence[int]) -> Iterator[Fault]:
    """The markers of each project, beside those of the projects before it."""
    wealth = Wealth(built_by_age(city), lost_buildings(table, results, city, unknown), discards_built(city))
    before: dict[int, Demand] = {}
    for number, result in enumerate(results):
        demand = _demand(table, results, result.entry, city, unknown)
        # A second project of one Age is another rule's fault, and judged by itself.
        others = [] if demand.age in before else list(before.values())
        alone = min(demand.markers, turns_of_an_age(city), most_of(wealth, demand))
        most = _most_beside(wealth, demand._replace(markers=alone), others)
        if demand.markers > most:
            yield _too_many(table, number, city, most, [other.age for other in others] if alone > most else [])
        before.setdefault(demand.age, demand._replace(markers=most))


def _demand(table: Table, results: Sequence[Outcome], entry: Undertaking, city: City, unknown: Sequence[int]) -> Demand:
    """What a player has to explain on one project, and the tokens that may help."""
    tokens = spent(table, results, city, "any_colour", entry.age, unknown)
    return Demand(entry.age, entry.project.colour, entry.joined.get(city.seat, 0), tokens)


def _most_beside(wealth: Wealth, demand: Demand, others: Sequence[Demand]) -> int:
    """The most of some markers, which alone can have been taken, that were taken beside those of other projects."""
    most = demand.markers
    while others and most and not can_join(wealth, [*others, demand._replace(markers=most)]):
        most -= 1
    return most


def _too_many(table: Table, number: int, city: City, most: int, beside: Sequence[int]) -> Fault:
    """More markers than can be, because of those on the projects of some Ages before, or in any case."""
    entry = table.projects[number]
    colour = COLOURS[entry.project.colour]
    others = [
        (other, before)
        for other, before in enumerate(table.projects[:number])
        if before.joined.get(city.seat) and before.age in beside
    ]
    told = Message(
        MARKERS_ALLOWED if most else NO_MARKER_ALLOWED,
        player=city.name,
        markers=Counted(entry.joined[city.seat], "marker"),
        colour=colour,
        project=entry.project.said,
        age=entry.age,
        most=most,
    )
    if others:
        told = Message(
            "{told} beside the markers of {others}: each building and each token brings one marker",
            told=told,
            others=listed([before.project.said for _, before in others]),
        )
    return Fault(
        ("projects", number, "joined", city.name),
        the_project(entry.project),
        told,
        Message("check the markers, and the {colour} cards of {player}", colour=colour, player=city.name),
        (
            Related(("players", city.seat, "cards"), Message("the cards of {player}", player=city.name)),
            *[
                Related(
                    ("projects", other, "joined", city.name), Message("other markers of {player}", player=city.name)
                )
                for other, _ in others
            ],
        ),
        player=city.seat,
    )


MARKERS_ALLOWED = (
    "{player} has taken {markers} on the {colour} project {project}, and the {colour} cards of Age {age}, tokens "
    "and turns of {player} allow {most}"
)
NO_MARKER_ALLOWED = (
    "{player} has taken {markers} on the {colour} project {project}, and the {colour} cards of Age {age}, tokens "
    "and turns of {player} allow none"
)


def _of_free_city(results: Sequence[Outcome], city: City) -> Iterator[Fault]:
    for number, result in enumerate(results):
        markers = result.entry.joined.get(city.seat, 0)
        if markers:
            yield Fault(
                ("projects", number, "joined", city.name),
                the_project(result.entry.project),
                Message(
                    "{player} has taken {markers} on {project}, and the Free City takes no part in projects",
                    player=city.name,
                    markers=Counted(markers, "marker"),
                    project=result.entry.project.said,
                ),
                Message("look for the player who took it"),
                player=city.seat,
            )


RULE = Rule(ABOUT, check)
