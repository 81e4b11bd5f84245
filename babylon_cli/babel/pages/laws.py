"""The laws of the tiles in words, with the coins that they speak of."""

from babylon_cli.wording.message import Fact, Message
from babylon_cli.wording.texts import published

A_COINS = Message("A coins")
"""As many coins as the number of the Age, whichever it is."""


def law(tile: int, language: str, coins: Fact = A_COINS) -> Message:
    """The law of a tile; its text has the gap `{coins}` where it speaks of as many coins as the number of the Age."""
    return Message(published("tiles", str(tile), language).title, coins=coins)


def depends_on_the_age(law: Message) -> bool:
    """Whether a law speaks of as many coins as the number of the Age."""
    return "{coins}" in law.template
