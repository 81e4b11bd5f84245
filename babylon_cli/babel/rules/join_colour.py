"""A marker is taken with a building of the project's colour, one in a turn."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.rules.about import About, Rule
from babylon_cli.babel.rules.project_gains import cards_lost, missing_ages, most_of_unknown, spent
from babylon_cli.babel.rules.rulings_of.places import project_effect, projects, taking_part
from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
from babylon_cli.babel.table.table import City, Table, Undertaking
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.words import counted

ABOUT = About(
    id="babel-join-colour",
    summary="A marker is taken with a building of the project's colour, one in a turn.",
    text=(
        "Who builds a card of the colour of the project may pay to take part in it, and takes one marker; a token "
        "lets a building of any colour do. So nobody has more markers than buildings of that colour and such "
        "tokens spent, nor more than turns in the Age. Buildings that penalties took away since are counted, too. "
        "The Free City takes no part."
    ),
    broken_when=(
        "A player's markers on one project are more than that player's turns in an Age, Halikarnassus' builds "
        "among them; or more than the cards of its colour, of that Age or an earlier one, plus the any_colour "
        "tokens of earlier Ages that are no longer held, plus the cards of that colour that projects of that Age "
        "or a later one, up to the file's, took or may have taken. A project that is not written may have given "
        "tokens and taken a card. Or the Free City has a marker."
    ),
    sources=(
        taking_part("1st and 2nd paragraphs"),
        taking_part("Remarques, 3rd and 4th points"),
        project_effect("Récompenses, the token for any colour"),
        projects("Parties à 2 joueurs", "2nd paragraph"),
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
    colour = entry.project.colour
    return Fault(
        ("projects", number, "joined", city.name),
        f"the project {entry.project.name}",
        f"{city.name} has taken {counted(entry.joined[city.seat], 'marker')} on the {colour} project "
        f"{entry.project.name}, and the {colour} cards, tokens and turns of {city.name} by Age {entry.age} allow "
        f"{most or 'none'}",
        f"check the markers, and the {colour} cards of {city.name}",
        (Related(("players", city.seat, "cards"), f"the cards of {city.name}"),),
        player=city.seat,
    )


def _of_free_city(number: int, entry: Undertaking, city: City) -> Fault:
    return Fault(
        ("projects", number, "joined", city.name),
        f"the project {entry.project.name}",
        f"{city.name} has taken {counted(entry.joined[city.seat], 'marker')} on {entry.project.name}, and the Free "
        "City takes no part in projects",
        "look for the player who took it",
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
