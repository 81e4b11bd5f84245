"""What could not be judged because the file does not say enough: reported, never guessed."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.findings import MOST_GARDENS_SEARCHED
from babylon_cli.babylon.rules.garden.statue_alignment import MOST_TERRACES_SEARCHED
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.verdict import Unchecked
from babylon_cli.wording.message import Counted, Message

NEEDS_HIDDEN_TERRACES = ("terrace-support", "pillar-height", "storey-order", "statue-alignment", "build-order")
"""The rules that a garden noted from above leaves open."""

NEEDS_AN_ORDER = ("statue-alignment", "build-order")
"""The rules that look for an order of building."""

NEEDS_ICONS = ("terrace-icons", "decoration-icon")

ALL_GARDEN_RULES = Message("all garden rules")
COUNTED = Message("the garden was only counted, so nothing of it was checked")
ONLY_THE_PAD = Message("only the pad was kept, so nothing of the garden was checked")


def unchecked(table: Table) -> Iterator[Unchecked]:
    """What was left open for each player, in the order of the file."""
    for player in table.players:
        if player.tally is not None:
            yield Unchecked(player.name, (ALL_GARDEN_RULES,), COUNTED)
            continue
        if player.only_pad:
            yield Unchecked(player.name, (ALL_GARDEN_RULES,), ONLY_THE_PAD)
            continue
        if not player.layout.garden.complete:
            reason = Message("the garden was noted from above, so wholly hidden terraces may be missing")
            yield Unchecked(player.name, NEEDS_HIDDEN_TERRACES, reason)
        if len(player.layout.terraces) > MOST_TERRACES_SEARCHED:
            reason = Message("no game gives a garden so many terraces")
            yield Unchecked(player.name, ("statue-alignment",), reason)
        if player.index >= MOST_GARDENS_SEARCHED and player.layout.terraces:
            reason = Message("no table has so many players, and orders of building are looked for in the first four")
            yield Unchecked(player.name, NEEDS_AN_ORDER, reason)
        yield from _missing_icons(player)


def has_nothing_to_check(table: Table) -> bool:
    """Whether of all players only counts were kept, and there is no quarry either."""
    kept = [player.tally is not None or player.only_pad for player in table.players]
    return bool(kept) and all(kept) and table.quarry is None


def _missing_icons(player: Player) -> Iterator[Unchecked]:
    without = len([terrace for terrace in player.layout.terraces if terrace.icons is None])
    if without:
        yield Unchecked(player.name, NEEDS_ICONS, without_icons(without))


def without_icons(number: int) -> Message:
    """That so many terraces are without icons."""
    return Message("{terraces} without icons", terraces=Counted(number, "terrace"))
