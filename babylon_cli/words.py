"""Small matters of English that every message shares."""

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """The words as a reader says them: `A`, `A and B`, `A, B and C`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def counted(number: int, noun: str) -> str:
    """A number with its noun, such as `1 terrace` or `3 terraces`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
