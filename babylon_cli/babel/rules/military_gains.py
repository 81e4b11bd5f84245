"""Where military tokens come from: two conflicts an Age and the projects, and what tiles 19 and 22 make of them."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import Outcome, as_taken
from babylon_cli.babel.play.tower import towers
from babylon_cli.babel.rules.project_gains import most_markers
from babylon_cli.babel.table.table import City, Military, Table

CONFLICTS_OF_AN_AGE = 2
"""One with each neighbour; the Free City fights, too."""

Laws = frozenset[int]
"""Which of the tiles 19 and 22 were in force when an Age ended."""

MILITARY_TILES: Laws = frozenset((19, 22))


class Source(NamedTuple):
    """Where one city can have won the tokens of one Age."""

    conflicts: int
    rewards: int
    """Victory tokens of its project."""


class Unexplained(NamedTuple):
    """Tokens that came from nowhere: victory tokens of 1, of 3 and of 5, and defeat tokens."""

    victory: tuple[int, ...]
    defeat: int


def histories(table: Table) -> tuple[tuple[Laws, ...], ...]:
    """The laws under which the three Ages can have ended, each way once.

    The file's own Age ends under the tower as it stands. When an earlier one ended, the file does not tell: it was
    under the tower after some turn, and the Ages ended one after the other.
    """
    seen: list[Laws] = []
    for tower in towers(table):
        laws = MILITARY_TILES.intersection(tower.active)
        if not seen or seen[-1] != laws:
            seen.append(laws)
    earlier = combinations_with_replacement(seen, table.age - 1)
    left = len(TOKEN_OF_AGE) - (table.age - 1)
    return tuple(dict.fromkeys([(*laws, *[seen[-1]] * left) for laws in earlier]))


def sources_of(table: Table, city: City, results: Sequence[Outcome], unknown: Sequence[int]) -> tuple[Source, ...]:
    """Where a city can have won the tokens of each Age; the projects of unknown Ages may have given them, too."""
    return tuple(
        [
            Source(
                CONFLICTS_OF_AN_AGE if age <= table.age else 0,
                rewards_of(results, city, token) + (most_markers(table, city) if age in unknown else 0),
            )
            for age, token in TOKEN_OF_AGE.items()
        ]
    )


def rewards_of(results: Sequence[Outcome], city: City, token: int) -> int:
    """How many victory tokens of a value the projects gave a player, before tile 19."""
    giving = [result for result in results if result.entry.project.victory_token == token]
    return sum([result.rewards.get(city.seat, 0) for result in giving])


def unexplained(military: Military, sources: Sequence[Source], ways: Sequence[tuple[Laws, ...]]) -> Unexplained:
    """The tokens left over in the way that explains most victory tokens, and then most defeat tokens."""
    left_over = [_left_over(military, sources, laws) for laws in ways]
    return min(left_over, key=lambda left: (sum(left.victory), left.defeat))


def _left_over(military: Military, sources: Sequence[Source], ways: Sequence[Laws]) -> Unexplained:
    """What is left over when the Ages ended under these laws: then each Age gives victory tokens of one value."""
    victory, defeats = {}, 0
    ages = list(zip(TOKEN_OF_AGE.values(), sources, ways, strict=True))
    for value in (0, *TOKEN_OF_AGE.values()):
        giving = [(source, laws) for token, source, laws in ages if as_taken(token, laws) == value]
        conflicts = [2 if 22 in laws else 1 for source, laws in giving for _ in range(source.conflicts)]
        in_conflicts = max(0, military.victory.count(value) - sum([source.rewards for source, _ in giving]))
        victory[value] = max(0, in_conflicts - len(conflicts))
        # The conflicts won are those in which a defeat would have brought the fewest tokens.
        defeats += sum(sorted(conflicts)[in_conflicts:])
    return Unexplained(tuple([victory[value] for value in TOKEN_OF_AGE.values()]), max(0, military.defeat - defeats))
