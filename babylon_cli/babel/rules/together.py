"""Whether everything that the cities hold can have been given at one table.

An Age has one project, which succeeds or fails for all, and each conflict one winner. Where a project is not written,
every card of its Age is tried that could have given what is held; the conflicts are then asked of the whole ring.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from babylon_cli.babel.facts.projects import PROJECTS, Project, markers_on_card
from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import Outcome, as_taken, tokens_asked
from babylon_cli.babel.rules.fronts import Asked, Excess, Front, Fronts, added, can_be_fought
from babylon_cli.babel.rules.military_gains import Laws, rewards_of
from babylon_cli.babel.rules.penalties import had
from babylon_cli.babel.rules.project_gains import KINDS, amount, earned
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Path
from babylon_cli.wording.message import Message


class Held(NamedTuple):
    """Something that a city has from the conflicts or from a project."""

    seat: int
    what: str
    """A kind of token, `penalties`, `lost_wonder`, or `military` for all tokens of the conflicts."""
    age: int = 0
    """The Age of a penalty token."""
    place: int = 0
    """Where that token stands among the others."""

    @property
    def path(self) -> Path:
        """Its place in the document."""
        if self.what == "military":
            return ("players", self.seat, "military")
        path: Path = ("players", self.seat, "tokens", self.what)
        return (*path, self.place) if self.age else path

    def told(self, city: City) -> Message:
        """What it is, and whose."""
        if self.what == "military":
            return Message("the military tokens of {player}", player=city.name)
        if self.what == "lost_wonder":
            return Message("the lost resource of {player}", player=city.name)
        if self.age:
            return Message("the penalty token of -{age} of {player}", age=self.age, player=city.name)
        return Message("`{kind}` of {player}", kind=self.what, player=city.name)


class Known(NamedTuple):
    """What the file tells of the conflicts and the projects."""

    table: Table
    results: Sequence[Outcome]
    unknown: Sequence[int]
    """The Ages of which a project that is not written may have given anything."""
    histories: Sequence[tuple[Laws, ...]]
    """The laws under which the Ages can have ended, in every way."""


class Guess(NamedTuple):
    """What the project of an Age may have been, and whether it succeeded."""

    project: Project
    success: bool


def held_by(table: Table) -> tuple[Held, ...]:
    """Everything that the cities hold, in the order of the file."""
    return tuple([held for city in table.cities for held in _of_city(city)])


def _of_city(city: City) -> Iterator[Held]:
    if city.military.victory or city.military.defeat:
        yield Held(city.seat, "military")
    for kind in KINDS:
        if getattr(city.tokens, kind):
            yield Held(city.seat, kind)
    for index, value in enumerate(city.tokens.penalties):
        yield Held(city.seat, "penalties", -value, index)
    if city.tokens.lost_wonder:
        yield Held(city.seat, "lost_wonder")


def is_possible(known: Known, held: Sequence[Held]) -> bool:
    """Whether all of this can have been given at one table."""
    tried: set[tuple[tuple[int, ...], bool]] = set()
    for guesses in product(*[guesses_of(known, age, held) for age in known.unknown]):
        open_ages = tuple([guess.project.age for guess in guesses if guess.success and guess.project.victory_token])
        arches = any([guess.project.penalty == "discard_2_victory_tokens" and not guess.success for guess in guesses])
        if (open_ages, arches) not in tried and _gives_every_kind(known, guesses, held):
            tried.add((open_ages, arches))
            if _can_be_fought(known, held, open_ages, arches=arches):
                return True
    return False


def guesses_of(known: Known, age: int, held: Sequence[Held]) -> list[Guess]:
    """What a project that is not written may have been; of those that give nothing that is held, only the first."""
    projects = [project for project in PROJECTS if project.age == age]
    suffered = [each for each in held if each.age == age or (age == 1 and each.what == "lost_wonder")]
    if suffered:
        failed = [
            project for project in projects if all([_may_have_hit(known.table, project, each) for each in suffered])
        ]
        return [Guess(project, success=False) for project in failed]
    kinds = {each.what for each in held}
    giving = [
        project
        for project in projects
        if any([amount(project, kind) and kind in kinds for kind in KINDS])
        or (project.victory_token and "military" in kinds)
    ]
    return [Guess(project, success=True) for project in giving or projects[:1]]


def _may_have_hit(table: Table, project: Project, suffered: Held) -> bool:
    """Whether a project that failed may have brought a player a penalty token, or the loss of the wonder's resource."""
    if suffered.what == "lost_wonder":
        return project.penalty == "lose_wonder_resource"
    return had(table, table.cities[suffered.seat], project, suffered.age) is None


def _gives_every_kind(known: Known, guesses: Sequence[Guess], held: Sequence[Held]) -> bool:
    spare = markers_on_card(len(known.table.players)) - 1
    for kind in KINDS:
        cities = [known.table.cities[each.seat] for each in held if each.what == kind]
        lacking = [getattr(city.tokens, kind) - earned(known.results, city, kind) for city in cities]
        amounts = [amount(guess.project, kind) for guess in guesses if guess.success and amount(guess.project, kind)]
        if not _can_be_shared(lacking, amounts, spare):
            return False
    return True


def _can_be_shared(lacking: Sequence[int], amounts: Sequence[int], spare: int) -> bool:
    """Whether projects that give so much for a marker can give each player what is lacking.

    Beyond one for each player only so many markers can be taken on a project as can be spared (E51).
    """
    used: set[Excess] = {(0,) * len(amounts)}
    for number in [number for number in lacking if number > 0]:
        ways = [
            tuple([max(0, markers - 1) for markers in taken])
            for taken in product(range(spare + 2), repeat=len(amounts))
            if sum([markers * each for markers, each in zip(taken, amounts, strict=True)]) >= number
        ]
        used = added(used, ways, spare)
    return bool(used)


def _can_be_fought(known: Known, held: Sequence[Held], open_ages: Sequence[int], *, arches: bool) -> bool:
    """Whether the conflicts give the military tokens, under some of the laws under which the Ages can have ended."""
    table = known.table
    fighting = {each.seat for each in held if each.what == "military"}
    if not fighting:
        return True
    spare = markers_on_card(len(table.players)) - 1
    for history in known.histories:
        laws = history[: table.age]
        ages = [Front(as_taken(TOKEN_OF_AGE[age], law), 2 if 22 in law else 1) for age, law in enumerate(laws, start=1)]
        fronts = Fronts(tuple(ages), tuple([age - 1 for age in open_ages]), spare)
        ring: list[Asked | None] = [
            _asked(known, city, ages, held, arches=arches) if city.seat in fighting else None for city in table.cities
        ]
        # A city alone has its conflicts with nobody that is known.
        if can_be_fought(fronts, ring if len(ring) > 1 else [*ring, None]):
            return True
    return False


def _asked(known: Known, city: City, ages: Sequence[Front], held: Sequence[Held], *, arches: bool) -> Asked:
    victory = Counter(city.military.victory)
    for age, front in enumerate(ages, start=1):
        victory[front.token] -= rewards_of(known.results, city, TOKEN_OF_AGE[age])
    wins = 0
    if _arches_spared(known, city, held, arches=arches):
        wins = len(city.military.victory) - (tokens_asked(known.table) - 1)
    return Asked(victory, city.military.defeat, max(0, wins), may_join=not city.free_city)


def _arches_spared(known: Known, city: City, held: Sequence[Held], *, arches: bool) -> bool:
    """Whether a player has the penalty token of the file's Age in place of victory tokens, so that these came after."""
    age = known.table.age
    has_token = any([each.seat == city.seat and each.age == age for each in held])
    written = [result for result in known.results if result.entry.age == age]
    takes_tokens = any([result.entry.project.penalty == "discard_2_victory_tokens" for result in written])
    return has_token and (arches or takes_tokens)
