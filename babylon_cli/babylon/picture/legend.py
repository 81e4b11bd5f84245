"""What the signs in a drawing of text mean: those that stand in it, and no others."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from babylon_cli.babylon.picture.flowers import beside_a_number
from babylon_cli.babylon.picture.sheet import Told
from babylon_cli.babylon.picture.text_quarry import EDGE_SIGN
from babylon_cli.babylon.quarry.reward import reward
from babylon_cli.babylon.table.turn import Token
from babylon_cli.wording.message import Fact, Message, listed

SIGNS: dict[Told, Message] = {
    "statue": Message("S statue"),
    "fountain": Message("F~F fountain"),
    "bridge": Message("B=B bridge"),
    "staircase": Message("T>T staircase up to the right"),
    "belvedere": Message("V belvedere"),
    "bare pillar": Message("I bare pillar"),
    "icon": Message("small letters icons on which nothing stands"),
    "other icon": Message("s/f an icon that counted as another, too"),
    "floor": Message("a dot the floor of the quarry"),
    "unknown flower": Message("? a flower that nobody noted"),
}

SENTENCES: dict[Told, Message] = {
    "step": Message("A heavy line is a step from storey to storey."),
    "owner": Message("Row 8 is the owner's side, and the owner's flower (*) is printed by the corner at H1."),
    "support": Message(
        "At the lower right of a cell stands what carries the corner: 1 a single pillar, 2 a double one, S a statue, "
        "- nothing."
    ),
    "covered": Message("What a higher storey covers is hatched."),
    "fault": Message("!1 marks the cells of fault 1, !1+ those of fault 1 and others."),
    "place": Message("! marks what the fault is about."),
    "tile": Message("In the quarry 3 is clay, 2 granite and 1 basalt."),
}


def legend(told: AbstractSet[Told], flowers: Mapping[str, str]) -> Iterator[Message]:
    """What the signs mean that stand in some drawings, sentence by sentence."""
    names = _flowers(flowers)
    if "storey" in told:
        yield Message("A number is a storey, the sign beside it a flower: {flowers}.", flowers=names)
    elif "tile" in told:
        yield Message("The sign beside a number is a flower: {flowers}.", flowers=names)
    signs = [meaning for sign, meaning in SIGNS.items() if sign in told]
    if signs:
        yield Message("Signs: {signs}.", signs=listed(signs, ""))
    yield from [sentence for sign, sentence in SENTENCES.items() if sign in told]


def rewards_legend(token: Token, player: str | None, edge: str = EDGE_SIGN) -> Message:
    """What the numbers in the middle of the tiles tell: under a token, for a player or for whom no tile is the own.

    `edge` is the sign of an edge that gives a pillar.
    """
    bonus = reward(1, token, own=True) - reward(1, token, own=False)
    facts: dict[str, Fact] = {"bonus": bonus, "edge": edge}
    if player is None:
        template = (
            "The number in the middle is how many single pillars a tile gives, to which the own flower adds {bonus}; "
            "{edge} is an edge that gives one."
        )
    else:
        template = (
            "The number in the middle is how many single pillars a tile gives {player}, the {bonus} for the own flower "
            "counted in; {edge} is an edge that gives one."
        )
        facts["player"] = player
    if token == "none":
        return Message(template, **facts)
    return Message("{rewards} The token {token} is counted in.", rewards=Message(template, **facts), token=token)


def _flowers(flowers: Mapping[str, str]) -> Fact:
    signs = {beside_a_number(sign): flower for flower, sign in flowers.items()}
    return listed([Message("{sign} {flower}", sign=sign, flower=flower) for sign, flower in signs.items()], "")
