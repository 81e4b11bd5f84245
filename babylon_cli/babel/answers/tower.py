"""`tower`: how the tiles lie after every turn, which are in force, who built what, and what it brings."""

from dataclasses import dataclass
from typing import NamedTuple

from babylon_cli.babel.answers.answer import Answered, TableAnswer, answered
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.play.tower import Tower, tiles_built, tower_points, towers
from babylon_cli.babel.table.table import Laid, Table
from babylon_cli.wording.message import ENGLISH, Language


class TowerTurn(NamedTuple):
    """What one turn built, and how the tiles then lie."""

    built: tuple[tuple[str, int], ...]
    """Each player with the tile."""
    active: tuple[int, ...]
    covered: tuple[int, ...]
    """The tiles that this turn covered."""


@dataclass(frozen=True, slots=True)
class TowerAnswer(TableAnswer):
    """The tower as it stands, and how it was built."""

    played: bool
    """Whether the tower is part of the game."""
    age: int
    turns: tuple[TowerTurn, ...]
    spaces: tuple[tuple[int, ...], ...]
    """The pile on each space, the visible tile first; clockwise from the first space at the top left."""
    active: tuple[int, ...]
    """The tiles in force, in the order of their spaces."""
    covered: tuple[int, ...]
    built: dict[str, int]
    """How many tiles each player built."""
    points: dict[str, int]

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The tiles in force and covered, and by player the tiles built and their points."""
        return {"active": list(self.active), "covered": list(self.covered), "built": self.built, "points": self.points}


def tower(document: TowerDocument) -> Answered[TowerAnswer]:
    """The tower of a document."""
    return answered(document, tower_answer)


def tower_answer(table: Table) -> TowerAnswer:
    """The tower of a table; without the module it stays empty."""
    states = towers(table)
    tower = states[-1]
    # Without the module there is one state, and no turn.
    turns = [
        _turn(table, turn, before, after) for turn, before, after in zip(table.tower, states, states[1:], strict=False)
    ]
    piles = [tower.laid[position :: len(tower.spaces)] for position in range(len(tower.spaces))]
    return TowerAnswer(
        played="tower" in table.modules,
        age=table.age,
        turns=tuple(turns),
        spaces=tuple([tuple([laid.tile for laid in reversed(pile)]) for pile in piles]),
        active=tower.active,
        covered=tuple([laid.tile for laid in tower.covered]),
        built=tiles_built(table),
        points=tower_points(table),
    )


def _turn(table: Table, turn: tuple[Laid, ...], before: Tower, after: Tower) -> TowerTurn:
    built = [(table.cities[laid.seat].name, laid.tile) for laid in turn]
    covered = [laid.tile for laid in after.covered[len(before.covered) :]]
    return TowerTurn(tuple(built), after.active, tuple(covered))
