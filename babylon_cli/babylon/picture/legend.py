"""What the signs in a drawing of text mean: those that stand in it, and no others."""

from collections.abc import Iterable, Iterator, Mapping

from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.text_quarry import EDGE_SIGN
from babylon_cli.babylon.quarry.reward import reward
from babylon_cli.babylon.table.turn import Token
from babylon_cli.wording.message import Fact, Message, listed

PIECES = {
    "statue": Message("S statue"),
    "fountain": Message("F~F fountain"),
    "bridge": Message("B=B bridge"),
    "staircase": Message("T>T staircase up to the right"),
    "belvedere": Message("V belvedere"),
    "bare pillar": Message("I bare pillar"),
}

ICONS = Message("small letters icons on which nothing stands")

COUNTS_AS = Message("s/f an icon that counted as another, too")

STEPS = Message(
    "A heavy line is a step from storey to storey. Row 8 is the owner's side, whose flower (*) stands outside the "
    "corner at H1."
)

SUPPORTS = Message(
    "At the lower right of a cell stands what carries the corner: 1 a single pillar, 2 a double one, S a statue, "
    "- nothing. What a higher storey covers is hatched."
)

FAULTS = Message("!1 marks the cells of fault 1, !1+ those of fault 1 and others.")

QUARRY = Message("In the quarry 3 is clay, 2 granite and 1 basalt; the floor is empty.")


def garden_legend(seen: Iterable[Seen], flowers: Mapping[str, str]) -> Iterator[Message]:
    """What the signs mean that stand in some pictures of gardens, line by line."""
    pictures = list(seen)
    yield Message("A number is a storey, the sign beside it a flower: {flowers}.", flowers=_flowers(flowers))
    standing = {piece.noun for picture in pictures for piece in picture.pieces()}
    signs = [sign for noun, sign in PIECES.items() if noun in standing]
    terraces = [terrace for picture in pictures for terrace in picture.layout.terraces]
    if any([terrace.icons is not None for terrace in terraces]):
        signs.append(ICONS)
    if any([any(terrace.counts_as) for terrace in terraces]):
        signs.append(COUNTS_AS)
    if signs:
        yield Message("{signs}.", signs=listed(signs, ""))
    yield STEPS
    if any([picture.storey is not None for picture in pictures]):
        yield SUPPORTS


def quarry_legend(flowers: Mapping[str, str], *, with_flowers: bool) -> Iterator[Message]:
    """What the signs of a quarry mean, with the flowers where no garden's legend tells them."""
    yield QUARRY
    if with_flowers and flowers:
        yield Message("The sign beside the number is a flower: {flowers}.", flowers=_flowers(flowers))


def rewards_legend(token: Token, player: str | None) -> Message:
    """What the numbers in the middle of the tiles tell: under a token, for a player or for whom no tile is the own."""
    bonus = reward(1, token, own=True) - reward(1, token, own=False)
    facts: dict[str, Fact] = {"bonus": bonus, "edge": EDGE_SIGN}
    if player is None:
        template = (
            "The number in the middle is how many single pillars a tile gives, without the {bonus} of the own flower; "
            "{edge} is an edge that gives one."
        )
    else:
        template = (
            "The number in the middle is how many single pillars a tile gives {player}, with the {bonus} of the own "
            "flower; {edge} is an edge that gives one."
        )
        facts["player"] = player
    if token == "none":
        return Message(template, **facts)
    return Message("{rewards} The token {token} is counted in.", rewards=Message(template, **facts), token=token)


def _flowers(flowers: Mapping[str, str]) -> Fact:
    return listed([Message("{sign} {flower}", sign=sign, flower=flower) for flower, sign in flowers.items()], "")
