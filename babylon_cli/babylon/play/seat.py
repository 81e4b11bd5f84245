"""One player in the course of a game: the garden so far, and what is in hand."""

from dataclasses import replace
from typing import NamedTuple

from babylon_cli.babylon.table.cells import bit
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.layout import End, Layout
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot
from babylon_cli.babylon.table.supports import statue_supports
from babylon_cli.babylon.table.table import Player, Storage
from babylon_cli.babylon.table.terrace import NO_TOKEN, CountsAs, StoredTerrace
from babylon_cli.babylon.table.turn import Path


class Seat(NamedTuple):
    """A player between two turns."""

    player: Player
    """As the file describes the player."""
    layout: Layout
    """The garden now: every spot with its level, and without the icons that a round token changed in past turns."""
    pillars: int | None
    """Single pillars in storage; None where nobody can know."""
    most_pillars: int
    """Single pillars that can be in storage at all: those that are, where that is known."""
    doubles: int
    notch: tuple[StoredTerrace, ...]
    """The terraces in the notch: none, one, or against the rules two."""
    statues_ever: int
    """The set of cells at which a statue was ever placed."""
    origins: dict[Path, Path]
    """Where the document describes each piece that was played, by its path in the garden."""
    changed: dict[int, CountsAs]
    """The icons that a round token changed in past turns, by the number of the terrace."""

    @property
    def known_pillars(self) -> int:
        """Single pillars in storage, taking those that nobody can know for none."""
        return self.pillars or 0

    @property
    def first_in_notch(self) -> StoredTerrace | None:
        """The terrace in the notch."""
        return self.notch[0] if self.notch else None

    def where(self, path: Path) -> Path:
        """Where the document describes a piece of the garden, given its path there."""
        return self.origins.get(path, ("players", self.player.index, *path))

    def as_player(self) -> Player:
        """The player as a table describes one, with the garden and the storage of now."""
        layout = self.layout
        if self.changed:
            terraces = tuple(
                [
                    replace(terrace, counts_as=self.changed.get(terrace.number, NO_TOKEN))
                    for terrace in layout.garden.terraces
                ]
            )
            layout = lay_out(layout.garden._replace(terraces=terraces))
        storage = Storage(self.known_pillars, self.doubles, self.first_in_notch)
        return self.player._replace(layout=layout, storage=storage)


def take_seat(player: Player) -> Seat:
    """A player as the table shows one before a turn."""
    garden = player.layout.garden
    changed = {terrace.number: terrace.counts_as for terrace in garden.terraces if terrace.counts_as is not NO_TOKEN}
    layout = player.layout
    if garden.terraces:
        decorations = tuple([_with_levels(placed.decoration, placed.ends) for placed in layout.placed])
        terraces = tuple([replace(terrace, counts_as=NO_TOKEN) for terrace in garden.terraces])
        layout = lay_out(garden._replace(terraces=terraces, decorations=decorations))
    storage = player.storage
    return Seat(
        player=player,
        layout=layout,
        pillars=storage.pillars,
        most_pillars=storage.pillars,
        doubles=storage.doubles,
        notch=() if storage.terrace is None else (storage.terrace,),
        statues_ever=_statues_ever(layout),
        origins={},
        changed=changed,
    )


def _with_levels(decoration: Decoration, ends: tuple[End, ...]) -> Decoration:
    """A decoration with the level of each end, so that a terrace built over it later does not change its meaning."""
    return decoration._replace(ends=tuple([Spot(end.cell, end.level) for end in ends]))


def _statues_ever(layout: Layout) -> int:
    """The cells of the statues that stand and of those that became pillars."""
    cells = 0
    for piece in layout.of_kind(Icon.STATUE):
        if piece.on_terraces:
            cells |= bit(piece.ends[0].cell)
    for footing in statue_supports(layout):
        cells |= bit(footing.cell)
    return cells


def next_number(garden: Garden, kind: Icon) -> int:
    """A number that no decoration of that kind in the garden has."""
    return 1 + max([piece.number for piece in garden.decorations if piece.kind is kind], default=-1)
