"""How wide lines are on a terminal."""

from wcwidth import wcswidth


def too_wide(text: str, most: int = 80) -> list[str]:
    """The lines that take more columns than a terminal has."""
    return [line for line in text.splitlines() if wcswidth(line) > most]
