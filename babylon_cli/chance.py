"""What is left to chance, the same everywhere for the same seed.

Only `Random.random` is used, whose sequence Python promises to keep.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeVar

Item = TypeVar("Item")

SEEDS = 1_000_000
"""How many seeds there are to choose from where none is given: each short enough to be passed on."""


def any_seed() -> int:
    """A seed that nobody can foresee."""
    return SystemRandom().randrange(SEEDS)


def shuffled(items: Sequence[Item], random: Random) -> tuple[Item, ...]:
    """The same things in a random order, each order being as likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, random)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def below(number: int, random: Random) -> int:
    """A whole number from 0 to one less than this."""
    return int(random.random() * number)
