"""What a turn digs: the terrace, and the single pillars that it gives."""

from collections import Counter
from typing import NamedTuple

from babylon_cli.babylon.quarry.reward import Dig, dig
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.terrace import StoredTerrace
from babylon_cli.babylon.table.turn import Token, Turn
from babylon_cli.wording.message import Message, Term

UNKNOWN_TERRACE = StoredTerrace()


class Digging(NamedTuple):
    """The outcome of digging."""

    terrace: StoredTerrace | None
    """The dug terrace; None where nothing was dug."""
    found: Dig | None = None
    """The tile with its edges; None where the quarry is not known or nothing lies there."""
    empty: bool = False
    """Whether nothing lies at the dug position."""
    contradiction: Message | None = None
    """What the turn says of the dug terrace that is not so."""
    rewards: tuple[int, ...] = ()
    """The single pillars that it may give: one number, several where its flower is not known, none if nobody knows."""
    pillars: int | None = None
    """The single pillars that count as received; None where nobody knows."""


NOTHING_DUG = Digging(None)


def digging(turn: Turn, flower: str, quarry: Quarry | None, token: Token) -> Digging:
    """Dig for a player of this flower under a round token (fr, A. Creuser)."""
    if turn.dig is None:
        return NOTHING_DUG
    if quarry is None:
        return Digging(turn.dug or UNKNOWN_TERRACE, pillars=turn.claim)
    found = dig(quarry, turn.dig)
    if found is None:
        return Digging(None, empty=True)
    if turn.dug is not None:
        found = found._replace(tile=_with_what_is_said(found.tile, turn.dug))
    tile = found.tile
    rewards = _rewards(found, flower, token)
    return Digging(
        StoredTerrace(tile.flower, tile.icons, tile.material),
        found,
        contradiction=_contradiction(found.tile, turn.dug),
        rewards=rewards,
        pillars=_received(rewards, turn.claim),
    )


def _received(rewards: tuple[int, ...], claim: int | None) -> int | None:
    """What counts as received: the one possible number, or the claim where it is possible."""
    if len(rewards) == 1:
        return rewards[0]
    return claim if claim in rewards else None


def _rewards(found: Dig, flower: str, token: Token) -> tuple[int, ...]:
    if found.tile.flower is not None:
        return (found.pillars(flower, token),)
    own = found._replace(tile=found.tile._replace(flower=flower))
    return tuple(sorted({found.pillars(flower, token), own.pillars(flower, token)}))


def _with_what_is_said(tile: Tile, said: StoredTerrace) -> Tile:
    """The tile, and where the quarry does not tell its flower or icons, what the turn says."""
    flower = said.flower if tile.flower is None else tile.flower
    icons = said.icons if tile.icons is None else tile.icons
    return Tile(tile.material, flower, icons)


def _contradiction(tile: Tile, said: StoredTerrace | None) -> Message | None:
    if said is None:
        return None
    if said.material is not None and said.material is not tile.material:
        there = Term(tile.material.value)
        return Message("{material}, and {there} lies there", material=Term(said.material.value), there=there)
    if said.flower is not None and tile.flower is not None and said.flower != tile.flower:
        return Message(
            "one with the flower {flower}, and the tile there shows {there}", flower=said.flower, there=tile.flower
        )
    if said.icons is not None and tile.icons is not None and Counter(said.icons) != Counter(tile.icons):
        return Message("one with other icons than those of the tile there")
    return None


def without_top(quarry: Quarry, position: int) -> Quarry:
    """The quarry after the visible tile at a position was taken."""
    piles = quarry.piles
    return Quarry((*piles[:position], piles[position][1:], *piles[position + 1 :]))
