"""The words and letters of a line, each with what a file has for it."""

from collections.abc import Iterable, Iterator
from itertools import chain, count, product
from string import ascii_lowercase, ascii_uppercase

MARK = "bab1"
"""How a line begins: the game, and the version of the notation."""

END = "z"
"""How a line ends, so that one that was cut off is none."""

BETWEEN_PARTS = "/"
BETWEEN_ITEMS = "-"

PARTS = ("t", "d", "l", "m", "e", "r", "f", "o", "n", "k", "p", "q")
"""What the parts of a line begin with, in their order."""

TITLE, DATE, PLACE, NOTES, EDITION, RULING, FLOWERS, OTHER_FLOWERS, ROUND, TOKEN, PLAYER, QUARRY = PARTS

TEXTS = {TITLE: "title", DATE: "date", PLACE: "place", NOTES: "notes"}
"""The parts that hold a text, with their keys."""

SEVERAL = (RULING, PLAYER)
"""The parts of which a line may have several."""

PIECES = {"s": "statues", "f": "fountains", "b": "bridges", "t": "staircases", "l": "bare_pillars"}
SPOTS = ("s", "l")
"""The pieces that stand on one spot; the others have two ends."""

INCOMPLETE, EMPTY_GARDEN, TALLY, STORAGE, PAD = ("i", "e", "n", "k", "w")

ITEMS = ("", *PIECES, INCOMPLETE, EMPTY_GARDEN, TALLY, STORAGE, PAD)
"""What the items of a player begin with after the flower, in their order; a terrace begins with its cell."""

HALVES = {
    left + right: letter for (left, right), letter in zip(product(".SFBT", repeat=2), ascii_uppercase, strict=False)
}
"""A letter for the two icons of the north of a terrace, or of its south: A for none, B for a statue on the right, ….

Four letters would be easier to read, and gardens of fifteen terraces too long.
"""

CORNERS = {"NW": "1", "NE": "2", "SW": "3", "SE": "4"}
"""The corners in the order of the icons."""

SUPPORTS = {"single": "s", "double": "d", "statue": "t", "none": "o"}
"""What follows a corner for what stands under it."""

COUNTED_AS = {"statue": "S", "fountain": "F", "bridge": "B", "staircase": "T"}
"""What follows a corner for what its spot counts as."""

MATERIALS = {"clay": "C", "granite": "G", "basalt": "B", "start": "S"}

ALL_CORNERS = "0"
"""What stands before the supports of all corners, where more than two are said; x for one that is not."""

UNSAID = "x"

DOUBLES = "d"
"""What begins the double pillars of a storage zone."""

FLOOR = "0"
"""A place of the quarry without a tile."""

COUNTS = {"s": "statues", "f": "fountains", "b": "bridges", "t": "staircases", "o": "flowers"}
"""The rows of a tally that have a number for each of several things."""

SINGLE_COUNTS = {"e": "belvederes", "v": "visible_holes"}

TIMES = "x"
"""What stands between the parts of a number in a tally."""

PAD_ROWS = {
    "s": "statues",
    "f": "fountains",
    "b": "bridges",
    "t": "staircases",
    "d": "decorations",
    "D": "decoration_sets",
    "o": "flowers",
    "O": "flower_sets",
    "e": "belvederes",
    "h": "highest",
    "H": "highest_terrace",
    "z": "total",
}
"""The rows of a pad, each under either of its names."""

NO_FLOWER = "x"


def icon_letters(icons: str) -> str:
    """The letters of the two halves of a terrace, given its icons as a file has them; none where nobody knows them."""
    return "".join([HALVES[half] for half in (icons[:2], icons[2:]) if half])


def inverted(words: dict[str, str]) -> dict[str, str]:
    """The words by their letters, or the letters by their words."""
    return {value: key for key, value in words.items()}


class FlowerCodes:
    """The small letters that stand for flowers, given out in the order in which the flowers come.

    A flower has its own first letter where that is free, and else the first free one of a, b, …, z, aa, ab, ….
    """

    def __init__(self, flowers: Iterable[str] = ()) -> None:
        """Begin with some flowers."""
        self.codes: dict[str, str] = {}
        self._taken = {NO_FLOWER}
        self._others = _small_letters()
        for flower in flowers:
            self.code(flower)

    def code(self, flower: str) -> str:
        """The code of a flower, a new one where it has none yet."""
        if flower not in self.codes:
            self.codes[flower] = code = self._free(flower)
            self._taken.add(code)
        return self.codes[flower]

    def _free(self, flower: str) -> str:
        first = flower[0].lower() if flower[0] in ascii_lowercase + ascii_uppercase else NO_FLOWER
        return first if first not in self._taken else next(code for code in self._others if code not in self._taken)


def _small_letters() -> Iterator[str]:
    """The words of small letters, the shorter ones first."""
    return map("".join, chain.from_iterable(product(ascii_lowercase, repeat=length) for length in count(1)))
