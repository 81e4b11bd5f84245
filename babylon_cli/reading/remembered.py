"""What was worked out for a value once, kept for the next time: many documents say the same few things."""

from collections.abc import Callable
from typing import Generic, TypeVar

ValueT = TypeVar("ValueT")
FoundT = TypeVar("FoundT")

MOST = 1024
"""How many values are kept; with one more it begins anew."""

LONGEST = 100
"""A longer text is hardly met twice, and is not kept."""


def remembering(work_out: Callable[[ValueT], FoundT]) -> Callable[[ValueT], FoundT]:
    """The same function, which remembers what it gave; what it raises is not kept.

    To look into a dictionary takes a fourth of the time of `lru_cache`.
    """
    return _Remembered(work_out).__getitem__


class _Remembered(dict[ValueT, FoundT], Generic[ValueT, FoundT]):
    def __init__(self, work_out: Callable[[ValueT], FoundT]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, value: ValueT) -> FoundT:
        found = self.work_out(value)
        if isinstance(value, str) and len(value) > LONGEST:
            return found
        if len(self) == MOST:
            self.clear()
        self[value] = found
        return found
