"""Tokens come from the conflicts and the projects of the Ages so far."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.military_gains import Unexplained, histories, sources_of, unexplained
from babylon_cli.babel.rules.project_gains import (
    KINDS,
    amount,
    earned,
    missing_ages,
    most_of_unknown,
    penalties_met,
    wonder_may_be_lost,
)
from babylon_cli.babel.rules.rulings_of.places import project_effect, projects, tile_effect, with_others
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.words import counted

ABOUT = About(
    id="babel-tokens",
    summary="Tokens come from the conflicts and the projects of the Ages so far.",
    text=(
        "At the end of each Age a city has one conflict with each neighbour: a victory token of the Age, a defeat "
        "token, or nothing. Tile 19 makes victory tokens smaller, tile 22 doubles defeat tokens. A project that "
        "succeeds gives its reward for each marker; one that fails gives a penalty to each player without a marker, "
        "a penalty token where nothing else can be lost. There are no other tokens. A project that is not written "
        "may have given anything that a card of its Age gives, for as many markers as lie on it."
    ),
    broken_when=(
        "A city has a victory token, or more defeat tokens, than two conflicts in each Age up to the file's and the "
        "written projects can have given, each conflict giving to one side only. An Age may have ended under the "
        "tower after any turn, the file's own under the tower as it stands, and tiles 19 and 22 act if they were "
        "visible then. Or it has more of a project token than the written projects up to the file's Age gave, or a "
        "penalty token of an Age whose project it did not fail; or it has lost its wonder's resource without "
        "failing Double Walls, or beside the penalty token of that Age. Tokens that are gone are no fault. Without "
        "the module projects there are no project tokens."
    ),
    sources=(
        projects("Fin d'Âge", "A. Le Grand Projet est un succès"),
        projects("Fin d'Âge", "B. Le Grand Projet est un échec"),
        projects("Fin d'Âge", "Pénalité non applicable"),
        project_effect("Pénalités and Récompenses"),
        with_others("1st paragraph"),
        tile_effect("tiles 19 and 22"),
        Source("base", "the end of an Age", "military conflicts"),
    ),
    rulings=("E06", "E07", "E09", "E42", "E47", "E52", "E53", "E55"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every token that no conflict and no project can have given."""
    yield from token_faults(table, missing_ages(table))


def token_faults(table: Table, unknown: Sequence[int]) -> Iterator[Fault]:
    """The same, when the projects of these Ages may have given anything."""
    results = [result for result in outcomes(table) if result.entry.age <= table.age]
    ways = histories(table)
    for city in table.cities:
        left_over = unexplained(city.military, sources_of(table, city, results, unknown), ways)
        yield from _victory(table, city, left_over)
        yield from _defeat(table, city, left_over)
        yield from _kept(table, city, results, unknown)
        yield from _penalties(city, results, unknown)
        if city.tokens.lost_wonder and not wonder_may_be_lost(city, results, unknown):
            yield _lost_wonder(city)


def _victory(table: Table, city: City, left_over: Unexplained) -> Iterator[Fault]:
    """The last tokens of a value where there are too many of it."""
    for value, number in zip(TOKEN_OF_AGE.values(), left_over.victory, strict=True):
        places = [index for index, token in enumerate(city.military.victory) if token == value]
        for index in places[len(places) - number :]:
            yield Fault(
                ("players", city.seat, "military", "victory", index),
                f"the military tokens of {city.name}",
                f"{city.name} has {counted(len(places), 'victory token')} of {value}, and conflicts and projects up "
                f"to Age {table.age} can have given {len(places) - number or 'none'}",
                "check the token, the Age of the file and the markers on the projects; tile 19 makes tokens smaller",
                player=city.seat,
            )


def _defeat(table: Table, city: City, left_over: Unexplained) -> Iterator[Fault]:
    if not left_over.defeat:
        return
    defeat = city.military.defeat
    won = (Related(("players", city.seat, "military", "victory"), "the conflicts won"),)
    yield Fault(
        ("players", city.seat, "military", "defeat"),
        f"the military tokens of {city.name}",
        f"{city.name} has {counted(defeat, 'defeat token')}, and the conflicts up to Age {table.age} that were not "
        f"won can have given {defeat - left_over.defeat or 'none'}",
        "check the number of defeat tokens and the Age of the file; only tile 22 doubles them",
        won if city.military.victory else (),
        player=city.seat,
    )


def _kept(table: Table, city: City, results: Sequence[Outcome], unknown: Sequence[int]) -> Iterator[Fault]:
    for kind in KINDS:
        held: int = getattr(city.tokens, kind)
        most = earned(results, city, kind) + most_of_unknown(table, city, kind, unknown)
        if held > most:
            giving = [number for number, entry in enumerate(table.projects) if amount(entry.project, kind)]
            yield Fault(
                ("players", city.seat, "tokens", kind),
                f"the tokens of {city.name}",
                f"{city.name} has `{kind}: {held}`, and the projects can have given {most or 'none'}",
                "check the tokens, and the markers on the projects",
                tuple([Related(("projects", number), "the project that gives them") for number in giving]),
                player=city.seat,
            )


def _penalties(city: City, results: Sequence[Outcome], unknown: Sequence[int]) -> Iterator[Fault]:
    seen: list[int] = []
    for index, value in enumerate(city.tokens.penalties):
        seen.append(value)
        if seen.count(value) > penalties_met(city, results, unknown, -value):
            yield Fault(
                ("players", city.seat, "tokens", "penalties", index),
                f"the tokens of {city.name}",
                f"{city.name} has {counted(city.tokens.penalties.count(value), 'penalty token')} of {value}, and no "
                f"project of Age {-value} can have given this one",
                f"check the token, and the markers on the project of Age {-value}",
                player=city.seat,
            )


def _lost_wonder(city: City) -> Fault:
    return Fault(
        ("players", city.seat, "tokens", "lost_wonder"),
        f"the tokens of {city.name}",
        f"{city.name} has lost the resource of the wonder, and only Double Walls takes it when it fails, from a "
        "player who has no marker on it and no penalty token of Age 1",
        "check the token, and the markers on the project of Age 1",
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
