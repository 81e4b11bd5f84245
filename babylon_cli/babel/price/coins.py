"""The coins of a build, each with who gets it and why: every total is the sum of such charges."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from babylon_cli.wording.message import Message

Side = Literal["left", "right"]


class Receiver(NamedTuple):
    """Who is paid: the bank, or the city on one side."""

    place: Literal["bank", "left", "right"]
    city: str = ""
    """Its name; the bank has none."""

    @property
    def told(self) -> Message:
        """Such as `Bo on the left`."""
        if self.place == "left":
            return Message("{city} on the left", city=self.city)
        if self.place == "right":
            return Message("{city} on the right", city=self.city)
        return Message("the bank")


BANK = Receiver("bank")


class Charge(NamedTuple):
    """Coins that a build costs, who gets them, and why."""

    coins: int
    to: Receiver
    why: Message


class Gain(NamedTuple):
    """Coins that the bank gives for a build afterwards, and why."""

    coins: int
    why: Message


class Sums(NamedTuple):
    """What some charges come to, by who gets it."""

    bank: int
    left: int
    right: int

    @property
    def total(self) -> int:
        """Every coin."""
        return sum(self)


def sums_of(charges: Iterable[Charge]) -> Sums:
    """The coins of some charges added up."""
    paid = {"bank": 0, "left": 0, "right": 0}
    for charge in charges:
        paid[charge.to.place] += charge.coins
    return Sums(**paid)
