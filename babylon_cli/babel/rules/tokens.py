"""Tokens come from the conflicts and the projects of the Ages so far."""

from collections.abc import Iterator, Sequence

from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.rulebooks import (
    BASE_WONDERS,
    CONFLICTS,
    END_OF_AGE,
    NOT_APPLICABLE,
    PROJECT_EFFECTS,
    TILE_EFFECTS,
    WITH_OTHERS,
)
from babylon_cli.babel.rules.military_gains import Unexplained, histories, sources_of, unexplained
from babylon_cli.babel.rules.penalties import had
from babylon_cli.babel.rules.project_gains import (
    KIND_BY_NAME,
    amount,
    given_before,
    missing_ages,
    penalties_met,
    wonder_may_be_lost,
)
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.together import Held, Known, guesses_of, held_by, is_possible
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Counted, Message, listed

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
        BASE_WONDERS.at("Halikarnassus"),
    ),
    rulings=("E06", "E07", "E09", "E42", "E47", "E51", "E52", "E53", "E54", "E55"),
)


MOST_CITIES = 12
"""No table has more than nine; of a longer list another rule tells, and its tokens are judged city by city."""


def check(table: Table) -> Iterator[Fault]:
    """Every token that no conflict and no project can have given, and those that cannot have been given together."""
    yield from token_faults(table, missing_ages(table))


def token_faults(table: Table, unknown: Sequence[int]) -> Iterator[Fault]:
    """The same, when the projects of these Ages may have given anything."""
    results = [result for result in outcomes(table) if result.entry.age <= table.age]
    known = Known(table, results, unknown, histories(table))
    sound = []
    for held in held_by(table):
        faults = list(_alone(known, held))
        yield from faults
        if not faults:
            sound.append(held)
    if len(table.cities) <= MOST_CITIES and not is_possible(known, sound):
        yield _together(table, _contradiction(known, sound))


def _alone(known: Known, held: Held) -> Iterator[Fault]:
    """What is wrong with something that a city holds whatever the others hold."""
    table, results, unknown = known.table, known.results, known.unknown
    city = table.cities[held.seat]
    if held.what == "military":
        left_over = unexplained(city.military, sources_of(table, city, results, unknown), known.histories)
        yield from _victory(table, city, left_over)
        yield from _defeat(table, city, left_over)
    elif held.what == "penalties":
        yield from _penalty(known, city, held)
    elif held.what == "lost_wonder":
        if not wonder_may_be_lost(city, results, unknown):
            yield _lost_wonder(city)
    else:
        yield from _kept(known, city, held)


def _contradiction(known: Known, held: Sequence[Held]) -> Sequence[Held]:
    """The fewest of these that cannot have been given together: without any one of them the others can."""
    needed = list(held)
    size = len(needed)
    # Many are left out at once where that can be, so that few questions are asked.
    while size > 1:
        size //= 2
        start = 0
        while start < len(needed):
            others = needed[:start] + needed[start + size :]
            if is_possible(known, others):
                start += size
            else:
                needed = others
    return needed


def _together(table: Table, held: Sequence[Held]) -> Fault:
    """What several cities, or one, hold and cannot all have been given."""
    *others, last = held
    city = table.cities[last.seat]
    beside = listed([each.told(table.cities[each.seat]) for each in others])
    if all([each.what == "military" for each in held]):
        message = Message(
            "no outcome of the conflicts up to Age {age} gives {others} and also {last}: of two neighbours one wins at "
            "most, and only the other takes defeat",
            age=table.age,
            others=beside,
            last=last.told(city),
        )
    else:
        message = Message(
            "{others} and also {last} cannot come from one game: an Age has one project, which succeeds or fails for "
            "all, and each conflict one winner at most",
            others=beside,
            last=last.told(city),
        )
    return Fault(
        last.path,
        last.told(city),
        message,
        Message("check these tokens against each other, and the Age of the file"),
        tuple([Related(each.path, each.told(table.cities[each.seat])) for each in others]),
        player=city.seat,
    )


def _victory(table: Table, city: City, left_over: Unexplained) -> Iterator[Fault]:
    """The last tokens of a value where there are too many of it."""
    for value, number in zip(TOKEN_OF_AGE.values(), left_over.victory, strict=True):
        places = [index for index, token in enumerate(city.military.victory) if token == value]
        given = len(places) - number
        for index in places[given:]:
            yield Fault(
                ("players", city.seat, "military", "victory", index),
                Message("the military tokens of {player}", player=city.name),
                Message(
                    VICTORY_GIVEN if given else NO_VICTORY_GIVEN,
                    player=city.name,
                    tokens=Counted(len(places), "victory token"),
                    value=value,
                    age=table.age,
                    most=given,
                ),
                Message(
                    "check the token, the Age of the file and the markers on the projects; tile 19 makes tokens smaller"
                ),
                player=city.seat,
            )


VICTORY_GIVEN = "{player} has {tokens} of {value}, and conflicts and projects up to Age {age} can have given {most}"
NO_VICTORY_GIVEN = "{player} has {tokens} of {value}, and conflicts and projects up to Age {age} can have given none"


def _defeat(table: Table, city: City, left_over: Unexplained) -> Iterator[Fault]:
    if not left_over.defeat:
        return
    defeat = city.military.defeat
    given = defeat - left_over.defeat
    won = (Related(("players", city.seat, "military", "victory"), Message("the conflicts won")),)
    yield Fault(
        ("players", city.seat, "military", "defeat"),
        Message("the military tokens of {player}", player=city.name),
        Message(
            DEFEAT_GIVEN if given else NO_DEFEAT_GIVEN,
            player=city.name,
            tokens=Counted(defeat, "defeat token"),
            age=table.age,
            most=given,
        ),
        Message("check the number of defeat tokens and the Age of the file; only tile 22 doubles them"),
        won if city.military.victory else (),
        player=city.seat,
    )


DEFEAT_GIVEN = "{player} has {tokens}, and the conflicts up to Age {age} that were not won can have given {most}"
NO_DEFEAT_GIVEN = "{player} has {tokens}, and the conflicts up to Age {age} that were not won can have given none"


def _kept(known: Known, city: City, token: Held) -> Iterator[Fault]:
    kind = KIND_BY_NAME[token.what]
    held: int = getattr(city.tokens, kind)
    most = given_before(known.table, known.results, city, kind, known.table.age + 1, known.unknown)
    if held > most:
        projects = enumerate(known.table.projects)
        giving = [number for number, entry in projects if amount(entry.project, kind)]
        yield Fault(
            token.path,
            _the_tokens(city),
            Message(KEPT_GIVEN if most else NONE_GIVEN, player=city.name, kind=kind, held=held, most=most),
            Message("check the tokens, and the markers on the projects"),
            tuple([Related(("projects", number), Message("the project that gives them")) for number in giving]),
            player=city.seat,
        )


KEPT_GIVEN = "{player} has `{kind}: {held}`, and the projects can have given {most}"
NONE_GIVEN = "{player} has `{kind}: {held}`, and the projects can have given none"


def _the_tokens(city: City) -> Message:
    return Message("the tokens of {player}", player=city.name)


def _penalty(known: Known, city: City, token: Held) -> Iterator[Fault]:
    """A token that no project gave, or that one gave although the player had what it takes."""
    before = city.tokens.penalties[: token.place + 1].count(-token.age)
    message: Message | None = None
    if before > penalties_met(city, known.results, known.unknown, token.age):
        message = Message(
            "{player} has {tokens} of {value}, and no project of Age {age} can have given this one",
            player=city.name,
            tokens=Counted(city.tokens.penalties.count(-token.age), "penalty token"),
            value=-token.age,
            age=token.age,
        )
    elif token.age not in known.unknown:
        message = _what_was_to_lose(known, city, token.age)
    elif not guesses_of(known, token.age, [token]):
        message = Message(
            "{player} has the penalty token of -{age}, and had something of what each project of Age {age} takes",
            player=city.name,
            age=token.age,
        )
    if message is not None:
        yield Fault(
            token.path,
            _the_tokens(city),
            message,
            Message("check the token, and the markers on the project of Age {age}", age=token.age),
            player=city.seat,
        )


def _what_was_to_lose(known: Known, city: City, age: int) -> Message | None:
    """What the player had of what the written project takes, so that it gave no token; None where that is not known."""
    hit = [result.entry for result in known.results if result.entry.age == age and city.seat in result.penalties]
    for entry in hit:
        lost = had(known.table, city, entry.project, age)
        if lost is not None:
            return Message(
                "{player} has the penalty token of -{age}, and had {lost} to lose to {project} in place of it",
                player=city.name,
                age=age,
                project=entry.project.said,
                lost=lost,
            )
    return None


def _lost_wonder(city: City) -> Fault:
    return Fault(
        ("players", city.seat, "tokens", "lost_wonder"),
        _the_tokens(city),
        Message(
            "{player} has lost the resource of the wonder, and only Double Walls takes it when it fails, from a player "
            "who has no marker on it",
            player=city.name,
        ),
        Message("check the token, and the markers on the project of Age {age}", age=1),
        player=city.seat,
    )


RULE = Rule(ABOUT, check)
