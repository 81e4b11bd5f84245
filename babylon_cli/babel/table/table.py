"""A table of 7 Wonders with Babel: the cities in a ring, the tower as it was built, the projects, and one build."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from babylon_cli.babel.facts.cards import Card, Symbol
from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.facts.wonders import Action, Stage, Wonder
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, Rulings

Module = Literal["tower", "projects"]

MODULES: tuple[Module, ...] = ("tower", "projects")

Join = Literal["no", "colour", "any_colour"]
"""Whether a build takes part in the project: not at all, by its colour, or by a token."""

Use = Literal["", "free_building", "free_stage", "olympia", "discard"]
"""What a build is paid with: its cost or a chain, a token, Olympia A, or Halikarnassus."""


class Military(NamedTuple):
    """Military tokens: the values of those won, and how many of defeat, each minus one point."""

    victory: tuple[int, ...] = ()
    defeat: int = 0


class Tokens(NamedTuple):
    """Tokens of the Great Projects; `penalties` holds their values, each -1, -2 or -3."""

    shields: int = 0
    free_building: int = 0
    free_stage: int = 0
    any_colour: int = 0
    science_sets: int = 0
    guilds: int = 0
    stages: int = 0
    penalties: tuple[int, ...] = ()
    lost_wonder: bool = False


class City(NamedTuple):
    """One city; the Free City of the two-player game has no player."""

    seat: int
    """Its place in the list, from 0."""
    name: str
    wonder: Wonder
    stages: int = 0
    """As written: it may be more than the wonder has."""
    cards: tuple[Card, ...] = ()
    coins: int = 0
    military: Military = Military()
    tiles: tuple[int, ...] = ()
    """The hand of tiles after the draft, built or not."""
    tokens: Tokens = Tokens()
    science: tuple[Symbol, ...] = ()
    copied_guild: Card | None = None
    free_city: bool = False
    score_pad: Mapping[str, int] = {}

    @property
    def built_stages(self) -> tuple[Stage, ...]:
        """The stages that are built, as far as the wonder has any."""
        return self.wonder.stages[: self.stages]

    def stages_that(self, action: Action) -> int:
        """How many of the built stages have an effect of that kind."""
        return [stage.action for stage in self.built_stages].count(action)

    def has(self, card: str) -> bool:
        """Whether a card of that name is built here."""
        return any([built.name == card for built in self.cards])

    def of_colour(self, colour: str) -> tuple[Card, ...]:
        """The cards of one colour."""
        return tuple([card for card in self.cards if card.colour == colour])


class Laid(NamedTuple):
    """A tile that a city built."""

    seat: int
    tile: int


class Undertaking(NamedTuple):
    """One entry of the projects: an Age, its card, and the markers taken by seat."""

    age: int
    project: Project
    joined: Mapping[int, int]

    @property
    def taken(self) -> int:
        """How many markers were taken."""
        return sum(self.joined.values())


class Build(NamedTuple):
    """The build that a price is asked for; without a card it is the next stage of the wonder."""

    seat: int
    card: Card | None
    join: Join = "no"
    use: Use = ""


class Table(NamedTuple):
    """What one document tells."""

    age: int
    cities: tuple[City, ...]
    """In a ring, clockwise: the next one sits on a city's left."""
    modules: frozenset[Module] = frozenset(MODULES)
    rulings: Rulings = DEFAULT_RULINGS
    tower: tuple[tuple[Laid, ...], ...] = ()
    """Turn by turn, in the order of the file."""
    projects: tuple[Undertaking, ...] = ()
    build: Build | None = None
    title: str | None = None
    date: str | None = None
    """When it was played, as it was typed."""
    place: str | None = None
    notes: str | None = None

    @property
    def players(self) -> tuple[City, ...]:
        """The cities that have a player."""
        return tuple([city for city in self.cities if not city.free_city])

    def left_of(self, seat: int) -> City:
        """The city on the left: the next in the ring."""
        return self.cities[(seat + 1) % len(self.cities)]

    def right_of(self, seat: int) -> City:
        """The city on the right: the one before in the ring."""
        return self.cities[seat - 1]

    def neighbours(self, seat: int) -> tuple[City, ...]:
        """The cities beside one: left and right, each once, and never itself."""
        beside = dict.fromkeys([self.left_of(seat).seat, self.right_of(seat).seat])
        return tuple([self.cities[other] for other in beside if other != seat])

    def undertaking(self, age: int) -> Undertaking | None:
        """The project of an Age, if it is known and the module is played."""
        if "projects" not in self.modules:
            return None
        return next((entry for entry in self.projects if entry.age == age), None)
