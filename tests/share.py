"""How much of the long runs to make: all of it, or the share that CI makes, `SLOW_SHARE=20` for one in twenty.

What is drawn at random is drawn by its number, so the same share is the same tables on every machine.
"""

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar

CaseT = TypeVar("CaseT")

SHARE = int(os.environ.get("SLOW_SHARE", "1"))


def share_of(number: int) -> int:
    """How many of so many random cases to make, one at least."""
    return -(-number // SHARE)


def some_of(cases: Sequence[CaseT]) -> list[CaseT]:
    """As large a share of listed cases, always the same ones."""
    return Random(len(cases)).sample(list(cases), share_of(len(cases)))
