"""Everything that lies on one table: the players with their gardens, and the quarry."""

from collections.abc import Iterator, Mapping
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings
from babylon_cli.babylon.table.terrace import StoredTerrace
from babylon_cli.babylon.table.turn import Record, Token, Turn

PLACES_FOR_PILLARS = 6
"""How many single pillars a storage zone holds (fr, Description des plateaux individuels)."""


class Storage(NamedTuple):
    """A player's storage zone: pillars kept for later turns and the terrace in the notch."""

    pillars: int = 0
    doubles: int = 0
    terrace: StoredTerrace | None = None


NOTHING_STORED = Storage()


class Tally(NamedTuple):
    """What a player counted by hand in place of describing the garden; only visible pieces."""

    statues: dict[int, int]
    """Storey: how many statues."""
    fountains: dict[int, int]
    bridges: dict[int, int]
    staircases: dict[tuple[int, int], int]
    """The two storeys that it links: how many staircases."""
    flowers: dict[str, int]
    """Flower: how many visible terraces."""
    belvederes: int
    highest_terrace: int
    """The highest storey, 0 for an empty board."""
    visible_holes: int | None
    """None where nobody counted them."""


flower_of = attrgetter("flower")

NOTHING_WRITTEN: Mapping[str, Any] = {}
"""The pad of players who wrote none."""


class Player(NamedTuple):
    """One player; a tally, or the pad alone, stands in place of a garden."""

    index: int  # type: ignore[assignment] # a tuple has a method of this name
    """Its place in the file."""
    name: str
    flower: str
    layout: Layout
    storage: Storage = NOTHING_STORED
    tally: Tally | None = None
    score_pad: Mapping[str, int] = NOTHING_WRITTEN
    """What the players wrote on the pad, in its order: row key, points."""
    pad_spelling: Mapping[str, str | int] = NOTHING_WRITTEN
    """Where the file has each of these rows: its key in the pad, or its place in the list."""
    only_pad: bool = False
    """Whether nothing but the pad was kept, from which the player is then scored."""

    @property
    def has_garden(self) -> bool:
        """Whether the file describes a garden, be it an empty one, and not only what somebody counted."""
        return self.tally is None and not self.only_pad

    def pad_path(self, row: str) -> tuple[str | int, ...]:
        """Where the file has a row of the pad."""
        return ("players", self.index, "score_pad", self.pad_spelling.get(row, row))


class Spelling(NamedTuple):
    """A flower that was first typed otherwise, and is read so."""

    path: tuple[str | int, ...]
    typed: str
    first: str


class Table(NamedTuple):
    """What one document describes."""

    players: tuple[Player, ...] = ()
    quarry: Quarry | None = None
    rulings: Rulings = DEFAULT_RULINGS
    edition: str = "fr"
    title: str | None = None
    date: str | None = None
    """When it was played, as it was typed."""
    place: str | None = None
    notes: str | None = None
    flowers: tuple[str, ...] = ()
    """The flower names that the file declares."""
    other_spellings: tuple[Spelling, ...] = ()
    round: int | None = None
    """The round that is being played."""
    token: Token | None = None
    """The round token in force."""
    turn: Turn | None = None
    """A turn to be judged against the table as it stands."""
    record: Record | None = None
    """A game that grows from this table, which is then the set-up."""

    def turns(self) -> Iterator[Turn]:
        """Every turn that the file tells, in its order."""
        if self.turn is not None:
            yield self.turn
        for played_round in self.record.rounds if self.record is not None else ():
            yield from played_round.turns

    def flower_places(self) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        """Every flower name in the order of the file, with the path of the key or cell that holds it."""
        for index, flower in enumerate(self.flowers):
            yield flower, ("flowers", index)
        for player in self.players:
            yield from _flowers_of(player, in_record=self.record is not None)
        for position, pile in enumerate(self.quarry.piles if self.quarry else ()):
            for tile in pile:
                if tile.flower is not None:
                    yield tile.flower, ("quarry", *divmod(position, 4))
        for turn in self.turns():
            if turn.dug is not None and turn.dug.flower is not None:
                yield turn.dug.flower, (*turn.path, "dug", "flower")

    def known_flowers(self) -> tuple[str, ...]:
        """Every flower name in the file once."""
        flowers: list[str | None] = list(self.flowers)
        for player in self.players:
            flowers.append(player.flower)
            flowers += map(flower_of, player.layout.terraces)
            if player.tally is not None:
                flowers += player.tally.flowers
            if player.storage.terrace is not None:
                flowers.append(player.storage.terrace.flower)
        if self.quarry is not None:
            flowers += map(flower_of, chain.from_iterable(self.quarry.piles))
        flowers += [turn.dug.flower for turn in self.turns() if turn.dug is not None]
        return tuple([flower for flower in dict.fromkeys(flowers) if flower is not None])


def _flowers_of(player: Player, *, in_record: bool) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    path = ("players", player.index)
    yield player.flower, (*path, "flower")
    for terrace in sorted(player.layout.terraces, key=lambda terrace: terrace.number):
        if terrace.flower is not None:
            yield terrace.flower, (*path, "terraces", terrace.number, "flower")
    if player.tally is not None:
        for flower in player.tally.flowers:
            yield flower, (*path, "tally", "flowers", flower)
    stored = player.storage.terrace
    if stored is not None and stored.flower is not None and not in_record:
        yield stored.flower, (*path, "storage", "terrace", "flower")
