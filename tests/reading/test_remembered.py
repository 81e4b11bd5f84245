"""A function that remembers gives what it always gave, is asked once for each value, and does not keep everything."""

import pytest

from babylon_cli.reading.remembered import LONGEST, MOST, remembering


def test_a_value_is_worked_out_once() -> None:
    """What was found for a value is given again."""
    asked: list[str] = []

    @remembering
    def length(text: str) -> int:
        asked.append(text)
        return len(text)

    assert [length("a"), length("bc"), length("a"), length("bc")] == [1, 2, 1, 2]
    assert asked == ["a", "bc"]


def test_what_is_raised_is_not_kept() -> None:
    """A value that is refused is refused each time."""
    number = remembering(int)
    for _ in range(2):
        with pytest.raises(ValueError, match="none"):
            number("none")


def test_no_more_than_so_many_are_kept() -> None:
    """A new value after so many is worked out, and so are the first ones again."""
    asked: list[int] = []

    @remembering
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    numbers = [*range(MOST), *range(MOST), MOST, 0]
    assert [double(number) for number in numbers] == [2 * number for number in numbers]
    assert asked == [*range(MOST), MOST, 0]


def test_a_long_text_is_not_kept() -> None:
    """What is hardly met twice takes no room."""
    asked: list[str] = []
    keeping = remembering(asked.append)
    for length in (LONGEST, LONGEST, LONGEST + 1, LONGEST + 1):
        keeping("x" * length)
    assert [len(text) for text in asked] == [LONGEST, LONGEST + 1, LONGEST + 1]
