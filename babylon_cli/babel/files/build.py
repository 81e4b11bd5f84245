"""A document of Babel in which every name is known becomes a table."""

from collections.abc import Mapping

from babylon_cli.babel.files.models import (
    BabelDocument,
    BuildPart,
    CityPart,
    MilitaryPart,
    ProjectPart,
    TokensPart,
    TowerTurnPart,
)
from babylon_cli.babel.files.names import card_names, folded, project_names, wonder_names
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS
from babylon_cli.babel.table.table import MODULES, Build, City, Join, Laid, Military, Table, Tokens, Undertaking
from babylon_cli.reading.occasion import occasion_of

Seats = Mapping[str, int]
"""The seat of every player by name."""


def build_table(document: BabelDocument) -> Table:
    """The table that a document describes."""
    seats = {str(part.name): seat for seat, part in enumerate(document.players)}
    chosen = {} if document.rulings is None else document.rulings.answers()
    occasion = occasion_of(document)
    return Table(
        age=document.age,
        cities=tuple([build_city(part, seat) for seat, part in enumerate(document.players)]),
        modules=frozenset(MODULES if document.modules is None else document.modules),
        rulings=DEFAULT_RULINGS.answered(chosen),
        tower=tuple([build_turn(part, seats) for part in document.tower or ()]),
        projects=tuple([build_undertaking(part, seats) for part in document.projects or ()]),
        build=None if document.build is None else build_build(document.build, seats),
        title=None if document.title is None else str(document.title),
        date=occasion.date,
        place=occasion.place,
        notes=occasion.notes,
    )


def build_city(part: CityPart, seat: int) -> City:
    """One city."""
    return City(
        seat=seat,
        name=str(part.name),
        wonder=wonder_names()[folded(part.wonder)],
        stages=part.stages or 0,
        cards=tuple([card_names()[folded(name)] for name in part.cards or ()]),
        coins=part.coins or 0,
        military=Military() if part.military is None else build_military(part.military),
        tiles=tuple(part.tiles or ()),
        tokens=Tokens() if part.tokens is None else build_tokens(part.tokens),
        science=tuple(part.science or ()),
        copied_guild=None if part.copied_guild is None else card_names()[folded(part.copied_guild)],
        free_city=part.free_city is True,
        score_pad={} if part.score_pad is None else part.score_pad.filled(),
    )


def build_military(part: MilitaryPart) -> Military:
    """The military tokens of a city."""
    return Military(tuple(part.victory or ()), part.defeat or 0)


def build_tokens(part: TokensPart) -> Tokens:
    """The project tokens of a city; a penalty is a minus, however it was written."""
    penalties = tuple([-abs(value) for value in part.penalties or ()])
    return Tokens(**{**part.filled(), "penalties": penalties})


def build_turn(part: TowerTurnPart, seats: Seats) -> tuple[Laid, ...]:
    """The tiles of one turn, in the order of the file."""
    laid = []
    for name, built in part.items():
        tiles = built if isinstance(built, list) else [] if built is None else [built]
        laid += [Laid(seats[name], tile) for tile in tiles]
    return tuple(laid)


def build_undertaking(part: ProjectPart, seats: Seats) -> Undertaking:
    """One project with the markers taken."""
    joined = {seats[name]: markers or 0 for name, markers in (part.joined or {}).items()}
    return Undertaking(part.age, project_names()[folded(part.card)], joined)


def build_build(part: BuildPart, seats: Seats) -> Build:
    """The build that a price is asked for."""
    card = None if part.card is None else card_names()[folded(part.card)]
    join: Join = "any_colour" if part.join == "any_colour" else "colour" if part.join is True else "no"
    return Build(seats[str(part.player)], card, join, part.use or "")
