"""Random legal tables by number, made once each by the naive implementation's generator."""

from functools import lru_cache
from random import Random

from tests.drawing import Plain
from tests.naive.generate import random_table


@lru_cache(maxsize=1024)
def legal_table(seed: int) -> Plain:
    """A legal table of one to four players; whoever changes it changes a copy."""
    return random_table(Random(seed))
