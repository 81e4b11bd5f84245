"""A document of Babel of the right shape becomes a table, or everything that keeps it from being one."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.facts.wonders import WONDERS, Wonder
from babylon_cli.babel.files import names
from babylon_cli.babel.files.models import BabelDocument, BuildPart, CityPart, MilitaryPart, ProjectPart, TokensPart
from babylon_cli.babel.rulings import DEFAULT_RULINGS
from babylon_cli.babel.table import MODULES, Build, City, Join, Laid, Military, Table, Tokens, Undertaking
from babylon_cli.files.nodes import Marked, descend, key_of, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.spelling import nearest
from babylon_cli.words import listed

Path = tuple[str | int, ...]

Named = TypeVar("Named", Card, Wonder, Project)

# What stands for a name that nobody knows; the document is unusable then.
_UNKNOWN_WONDER = WONDERS[0]


class _Builder:
    """Builds one table and collects what is wrong on the way."""

    def __init__(self, document: BabelDocument, root: Marked) -> None:
        self.document = document
        self.root = root
        self.problems: list[Problem] = []
        self.seats = {str(part.name): seat for seat, part in enumerate(document.players)}

    def table(self) -> Table:
        document = self.document
        chosen = {} if document.rulings is None else document.rulings.model_dump(exclude_none=True)
        return Table(
            age=document.age,
            cities=tuple([self._city(part, seat) for seat, part in enumerate(document.players)]),
            modules=frozenset(MODULES if document.modules is None else document.modules),
            rulings=DEFAULT_RULINGS.answered(chosen),
            tower=tuple([tuple(self._turn(number)) for number in range(len(document.tower or ()))]),
            projects=tuple(self._projects()),
            build=None if document.build is None else self._build(document.build),
            title=None if document.title is None else str(document.title),
        )

    def _city(self, part: CityPart, seat: int) -> City:
        path = ("players", seat)
        wonder = self._named(names.wonder_names(), part.wonder, (*path, "wonder"), "wonder")
        guild = None
        if part.copied_guild is not None:
            guild = self._guild(part.copied_guild, (*path, "copied_guild"))
        return City(
            seat=seat,
            name=str(part.name),
            wonder=wonder or _UNKNOWN_WONDER,
            stages=part.stages or 0,
            cards=tuple(self._cards(part, path)),
            coins=part.coins or 0,
            military=Military() if part.military is None else build_military(part.military),
            tiles=tuple(part.tiles or ()),
            tokens=Tokens() if part.tokens is None else build_tokens(part.tokens),
            science=tuple(part.science or ()),
            copied_guild=guild,
            free_city=part.free_city is True,
            score_pad={} if part.score_pad is None else part.score_pad.model_dump(exclude_none=True),
        )

    def _cards(self, part: CityPart, path: Path) -> Iterator[Card]:
        for position, name in enumerate(part.cards or ()):
            card = self._named(names.card_names(), name, (*path, "cards", position), "card")
            if card is not None:
                yield card

    def _guild(self, name: str, path: Path) -> Card | None:
        guild = self._named(names.card_names(), name, path, "guild")
        if guild is not None and guild.colour != "purple":
            self._problem(f"{guild.name} is a {guild.colour} card, and only a guild can be copied", path)
        return guild

    def _turn(self, number: int) -> Iterator[Laid]:
        for name, built in (self.document.tower or ())[number].items():
            seat = self._seat(name, ("tower", number, name), is_key=True)
            tiles = built if isinstance(built, list) else [] if built is None else [built]
            yield from [Laid(seat, tile) for tile in tiles]

    def _projects(self) -> Iterator[Undertaking]:
        for number, part in enumerate(self.document.projects or ()):
            project = self._named(names.project_names(), part.card, ("projects", number, "card"), "project")
            joined = self._joined(part, number)
            if project is not None:
                yield Undertaking(part.age, project, joined)

    def _joined(self, part: ProjectPart, number: int) -> dict[int, int]:
        return {
            self._seat(name, ("projects", number, "joined", name), is_key=True): markers or 0
            for name, markers in (part.joined or {}).items()
        }

    def _build(self, part: BuildPart) -> Build:
        seat = self._seat(str(part.player), ("build", "player"))
        if (part.card is None) != (part.stage is True):
            found = "neither `card` nor `stage: true`" if part.card is None else "`card` and also `stage: true`"
            self._problem(f"`build` has {found}; expected one of the two", ("build",))
        card = None
        if part.card is not None:
            card = self._named(names.card_names(), part.card, ("build", "card"), "card")
        join: Join = "any_colour" if part.join == "any_colour" else "colour" if part.join is True else "no"
        return Build(seat, card, join, part.use or "")

    def _named(self, known: Mapping[str, Named], name: str, path: Path, sort: str) -> Named | None:
        """The card, wonder or project of that name; unknown, it is told."""
        found = known.get(names.folded(name))
        if found is None:
            guess = nearest(name, SPELLINGS[sort]())
            help = f"did you mean {guess}?" if guess else HINTS[sort]
            self._problem(f"no {sort} is called `{name}`", path, help)
        return found

    def _seat(self, name: str, path: Path, *, is_key: bool = False) -> int:
        """The seat of a player; unknown, it is told, and the first stands for it."""
        if name not in self.seats:
            guess = nearest(name, self.seats)
            help = f"did you mean {guess}?" if guess else f"the players are {listed(list(self.seats))}"
            node = key_of(descend(self.root, path[:-1]), str(path[-1])) if is_key else descend(self.root, path)
            self.problems.append(Problem(f"no player is called {name}", *place_of(node), help))
        return self.seats.get(name, 0)

    def _problem(self, message: str, path: Path, help: str = "") -> None:
        self.problems.append(Problem(message, *place_of(descend(self.root, path)), help))


SPELLINGS = {
    "card": names.spellings_of_cards,
    "guild": names.spellings_of_guilds,
    "wonder": names.spellings_of_wonders,
    "project": names.spellings_of_projects,
}

HINTS = {
    "card": "the cards are those of the base game, in English or French",
    "guild": "a guild is called such as Spies Guild or Guilde des espions",
    "wonder": "write its name and its side, such as Gizah A or Éphèse B",
    "project": "the projects are the 15 Great Projects, such as War Mirror; `babylon explain babel` lists them",
}


def build_table(document: BabelDocument, root: Marked) -> tuple[Table, list[Problem]]:
    """The table that a document describes, and every name that nobody knows."""
    builder = _Builder(document, root)
    table = builder.table()
    return table, builder.problems


def build_military(part: MilitaryPart) -> Military:
    """The military tokens of a city."""
    return Military(tuple(part.victory or ()), part.defeat or 0)


def build_tokens(part: TokensPart) -> Tokens:
    """The project tokens of a city; a penalty is a minus, however it was written."""
    return Tokens(
        shields=part.shields or 0,
        free_building=part.free_building or 0,
        free_stage=part.free_stage or 0,
        any_colour=part.any_colour or 0,
        science_sets=part.science_sets or 0,
        guilds=part.guilds or 0,
        stages=part.stages or 0,
        penalties=tuple([-abs(value) for value in part.penalties or ()]),
        lost_wonder=part.lost_wonder is True,
    )
