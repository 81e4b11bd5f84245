"""There are four flowers in the game and no more."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from unicodedata import normalize

from babylon_cli.babylon.rulebooks import TERRACE_TILES, cited
from babylon_cli.babylon.rules.colours import COLOURS
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.spelling import SHORT, folded, is_one_edit_away, nearest

ABOUT = About(
    id="flower-count",
    subject="table",
    sources=cited(
        TERRACE_TILES.at("2nd paragraph", zh_hans="the sentence on the symbols and the flower"),
        TERRACE_TILES.at("7th paragraph", zh_hans="the sentence on the four garden sides"),
    ),
)

FLOWERS_IN_THE_GAME = 4


def check(table: Table) -> Iterator[Fault]:
    """More than four flower names in the file, every name that looks like another misspelt, and second spellings."""
    yield from _other_spellings(table) if table.other_spellings else ()
    flowers, own = table.known_flowers(), list(dict.fromkeys(table.flowers))
    too_many = len(flowers) > FLOWERS_IN_THE_GAME
    are_known = len(own) == FLOWERS_IN_THE_GAME or (bool(own) and not too_many)
    strays = [flower for flower in flowers if flower not in own] if are_known else []
    unsure = () if len(own) == FLOWERS_IN_THE_GAME else _look_alikes(flowers)
    look_alikes = [pair for pair in unsure if not set(strays).intersection(pair)]
    if not too_many and not look_alikes and not strays:
        return
    first_places: dict[str, Path] = {}
    uses: Counter[str] = Counter()
    for flower, path in table.flower_places():
        first_places.setdefault(flower, path)
        uses[flower] += 1
    if too_many and not strays:
        yield _too_many(first_places, uses)
    for stray in strays:
        yield _not_listed(stray, own, first_places[stray])
    for earlier, later in look_alikes:
        yield _look_alike(earlier, later, first_places, uses)


def _other_spellings(table: Table) -> Iterator[Fault]:
    """Every flower that is written in another letter case than before, once each; not on what lies off the board."""
    left_out = [("players", player.index, *off.path) for player in table.players for off in player.layout.off_board]
    told: set[str] = set()
    for path, typed, first in table.other_spellings:
        composed = normalize("NFC", typed)
        if composed not in {normalize("NFC", first), *told} and path[:4] not in left_out:
            told.add(composed)
            yield Fault(
                path,
                Message("the flower {flower}", flower=typed),
                Message(
                    "the flower {typed} is first written {first}: the two are one flower", typed=typed, first=first
                ),
                Message("spell each flower in one way only"),
                severity="warning",
            )


def _look_alikes(flowers: tuple[str, ...]) -> list[tuple[str, str]]:
    """Every two of some names of which one may be the other misspelt."""
    return [pair for pair in combinations(flowers, 2) if _look_like_one(*pair)]


@lru_cache(maxsize=128)
def _look_like_one(first: str, second: str) -> bool:
    """Whether one is the other misspelt; short names are always near each other.

    The answers are kept, as players have the same flowers again and again, but in another order.
    """
    return max(len(first), len(second)) >= SHORT and is_one_edit_away(folded(first), folded(second))


def _not_listed(stray: str, own: list[str], path: Path) -> Fault:
    """A name that is not among those that the file lists; a fault only where it lists all four."""
    guess, are_all = _meant(stray, own), len(own) == FLOWERS_IN_THE_GAME
    if guess is None:
        template = "{stray} is not one of your four flowers" if are_all else "`flowers` does not list {stray}"
    else:
        template = (
            "{stray} is not one of your four flowers: did you mean {guess}?"
            if are_all
            else "`flowers` does not list {stray}: did you mean {guess}?"
        )
    help = "write {flowers}" if are_all else "write {flowers}, or add it to `flowers`"
    return Fault(
        path,
        Message("the flower {flower}", flower=stray),
        Message(template, stray=stray, **({} if guess is None else {"guess": guess})),
        Message(help, flowers=listed(own, "or")),
        severity="error" if are_all else "warning",
    )


def _meant(stray: str, own: list[str]) -> str | None:
    """The listed flower that is near in letters, or the same colour in another language."""
    near = nearest(stray, own)
    if near is not None:
        return near
    same = next((words for words in COLOURS if folded(stray) in words), ())
    return next((flower for flower in own if folded(flower) in same), None)


def _too_many(first_places: dict[str, Path], uses: Counter[str]) -> Fault:
    """The stray name is the one that the file has least often; the last of those."""
    flowers = list(first_places)
    stray = min(reversed(flowers), key=uses.__getitem__)
    return Fault(
        first_places[stray],
        Message("the flower {flower}", flower=stray),
        Message(
            "the file names {number} flowers: {flowers}; the game has four",
            number=len(flowers),
            flowers=listed(flowers),
        ),
        Message("spell each of the four flowers in one way only"),
    )


def _look_alike(earlier: str, later: str, first_places: dict[str, Path], uses: Counter[str]) -> Fault:
    """The rarer name of two that one edit separates is the doubtful one; the later where both are as frequent."""
    doubtful, likely = (later, earlier) if uses[later] <= uses[earlier] else (earlier, later)
    return Fault(
        first_places[doubtful],
        Message("the flower {flower}", flower=doubtful),
        Message(
            "the flower {doubtful} is one letter away from {likely}: did you mean {likely}?",
            doubtful=doubtful,
            likely=likely,
        ),
        Message("spell each flower in one way only"),
        (Related(first_places[likely], Message("the other name")),),
        severity="warning",
    )


RULE = TableRule(ABOUT, check)
