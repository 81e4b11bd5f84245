"""Tokens come from the conflicts and the projects of the Ages so far."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import Outcome, outcomes
from babylon_cli.babel.rulebooks import (
    CONFLICTS,
    END_OF_AGE,
    NOT_APPLICABLE,
    PROJECT_EFFECTS,
    TILE_EFFECTS,
    WITH_OTHERS,
)
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
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import number_or_none
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-tokens",
    sources=(
        END_OF_AGE.at("A. Le Grand Projet est un succès"),
        END_OF_AGE.at("B. Le Grand Projet est un échec"),
        NOT_APPLICABLE,
        PROJECT_EFFECTS.at("Pénalités and Récompenses"),
        WITH_OTHERS.at("1st paragraph"),
        TILE_EFFECTS.at("tiles 19 and 22"),
        CONFLICTS,
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
                Message("the military tokens of {player}", player=city.name),
                Message(
                    "{player} has {tokens} of {value}, and conflicts and projects up to Age {age} can have given "
                    "{most}",
                    player=city.name,
                    tokens=Counted(len(places), "victory token"),
                    value=value,
                    age=table.age,
                    most=number_or_none(len(places) - number),
                ),
                Message(
                    "check the token, the Age of the file and the markers on the projects; tile 19 makes tokens smaller"
                ),
                player=city.seat,
            )


def _defeat(table: Table, city: City, left_over: Unexplained) -> Iterator[Fault]:
    if not left_over.defeat:
        return
    defeat = city.military.defeat
    won = (Related(("players", city.seat, "military", "victory"), Message("the conflicts won")),)
    yield Fault(
        ("players", city.seat, "military", "defeat"),
        Message("the military tokens of {player}", player=city.name),
        Message(
            "{player} has {tokens}, and the conflicts up to Age {age} that were not won can have given {most}",
            player=city.name,
            tokens=Counted(defeat, "defeat token"),
            age=table.age,
            most=number_or_none(defeat - left_over.defeat),
        ),
        Message("check the number of defeat tokens and the Age of the file; only tile 22 doubles them"),
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
                _the_tokens(city),
                Message(
                    "{player} has `{kind}: {held}`, and the projects can have given {most}",
                    player=city.name,
                    kind=kind,
                    held=held,
                    most=number_or_none(most),
                ),
                Message("check the tokens, and the markers on the projects"),
                tuple([Related(("projects", number), Message("the project that gives them")) for number in giving]),
                player=city.seat,
            )


def _the_tokens(city: City) -> Message:
    return Message("the tokens of {player}", player=city.name)


def _penalties(city: City, results: Sequence[Outcome], unknown: Sequence[int]) -> Iterator[Fault]:
    seen: list[int] = []
    for index, value in enumerate(city.tokens.penalties):
        seen.append(value)
        if seen.count(value) > penalties_met(city, results, unknown, -value):
            yield Fault(
                ("players", city.seat, "tokens", "penalties", index),
                _the_tokens(city),
                Message(
                    "{player} has {tokens} of {value}, and no project of Age {age} can have given this one",
                    player=city.name,
                    tokens=Counted(city.tokens.penalties.count(value), "penalty token"),
                    value=value,
                    age=-value,
                ),
                Message("check the token, and the markers on the project of Age {age}", age=-value),
                player=city.seat,
            )


def _lost_wonder(city: City) -> Fault:
    return Fault(
        ("players", city.seat, "tokens", "lost_wonder"),
        _the_tokens(city),
        Message(
            "{player} has lost the resource of the wonder, and only Double Walls takes it when it fails, from a player "
            "who has no marker on it and no penalty token of Age 1",
            player=city.name,
        ),
        Message("check the token, and the markers on the project of Age {age}", age=1),
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
