"""What a turn digs: the terrace, and the single pillars that it gives or can give at all."""

from collections import Counter
from typing import NamedTuple

from babylon_cli.babylon.quarry.reward import Dig, dig, reward
from babylon_cli.babylon.quarry.unseen import Unseen
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.terrace import StoredTerrace
from babylon_cli.babylon.table.turn import TOKENS, Token, Turn
from babylon_cli.wording.message import Message, Term, listed

UNKNOWN_TERRACE = StoredTerrace()

ANY_EDGES = (0, 1, 2, 3, 4)
"""How many edges of a tile may give a pillar, where nobody knows which tile it is."""


class Digging(NamedTuple):
    """The outcome of digging."""

    terrace: StoredTerrace | None
    """The dug terrace; None where nothing was dug and nothing is said of it."""
    found: Dig | None = None
    """The tile with its edges; None where the quarry is not known or nothing lies there."""
    empty: bool = False
    """Whether nothing lies at the dug position."""
    contradiction: Message | None = None
    """What the turn says of the dug terrace that is not so."""
    edges: tuple[int, ...] = ()
    """How many of the tile's edges can give a pillar: one number where all that lies around it is known."""
    owns: tuple[bool, ...] = (False, True)
    """Whether it shows the player's own flower; both where nobody knows."""
    pillars: int | None = None
    """The single pillars that count as received; None where nobody knows."""

    def rewards(self, token: Token | None) -> tuple[int, ...]:
        """The single pillars that it can give at all under a round token, or where that is None under any, in order."""
        tokens = TOKENS if token is None else (token,)
        found = {reward(edges, each, own=own) for edges in self.edges for own in self.owns for each in tokens}
        return tuple(sorted(found))

    def received(self, claim: int | None, token: Token | None) -> "Digging":
        """The same with what counts as received: the one possible number, or the claim where it is possible.

        A round token that nobody noted is taken for a blank one where the turn claims nothing.
        """
        if claim in self.rewards(token):
            return self._replace(pillars=claim)
        certain = self.rewards(token or "none")
        return self._replace(pillars=certain[0] if len(certain) == 1 else None)


def digging(turn: Turn, flower: str, quarry: Quarry | Unseen, token: Token | None) -> Digging:
    """Dig for a player of this flower under a round token, None where nobody knows it (fr, A. Creuser)."""
    return _dug(turn, flower, quarry).received(turn.claim, token)


def _dug(turn: Turn, flower: str, quarry: Quarry | Unseen) -> Digging:
    if turn.dig is None:
        return _of_any_tile(turn, flower)
    if isinstance(quarry, Unseen):
        return _unseen(turn, turn.dig, flower, quarry)
    found = dig(quarry, turn.dig)
    if found is None:
        return _of_any_tile(turn, flower)._replace(empty=True)
    if turn.dug is not None:
        found = found._replace(tile=_with_what_is_said(found.tile, turn.dug))
    tile = found.tile
    return Digging(
        StoredTerrace(tile.flower, tile.icons, tile.material),
        found,
        contradiction=_contradiction(tile, turn.dug),
        edges=(found.edge_pillars,),
        owns=_owns(tile.flower, flower),
    )


def _of_any_tile(turn: Turn, flower: str) -> Digging:
    """Of a turn that digs nothing, or where nothing lies: what it takes and builds may be of any tile."""
    said = turn.dug or UNKNOWN_TERRACE
    return Digging(turn.dug, edges=ANY_EDGES, owns=_owns(said.flower, flower))


def _unseen(turn: Turn, position: int, flower: str, quarry: Unseen) -> Digging:
    said = turn.dug or UNKNOWN_TERRACE
    materials = quarry.materials(position, said.material)
    if not materials:
        return _of_any_tile(turn, flower)._replace(empty=True)
    contradiction = None
    if said.material is not None and said.material not in materials:
        contradiction = _other_material(said.material, materials)
        materials = (said.material, *materials)
    material = materials[0] if len(materials) == 1 else said.material
    edges = {number for possible in materials for number in quarry.edges(position, possible)}
    return Digging(
        said._replace(material=material),
        contradiction=contradiction,
        edges=tuple(sorted(edges)),
        owns=_owns(said.flower, flower),
    )


def _owns(printed: str | None, flower: str) -> tuple[bool, ...]:
    """Whether a tile with the printed flower shows a player's own; both where nobody knows what is printed."""
    return (False, True) if printed is None else (printed == flower,)


def _with_what_is_said(tile: Tile, said: StoredTerrace) -> Tile:
    """The tile, and where the quarry does not tell its flower or icons, what the turn says."""
    flower = said.flower if tile.flower is None else tile.flower
    icons = said.icons if tile.icons is None else tile.icons
    return Tile(tile.material, flower, icons)


def _contradiction(tile: Tile, said: StoredTerrace | None) -> Message | None:
    if said is None:
        return None
    if said.material is not None and said.material is not tile.material:
        return _other_material(said.material, (tile.material,))
    if said.flower is not None and tile.flower is not None and said.flower != tile.flower:
        return Message(
            "one with the flower {flower}, and the tile there shows {there}", flower=said.flower, there=tile.flower
        )
    if said.icons is not None and tile.icons is not None and Counter(said.icons) != Counter(tile.icons):
        return Message("one with other icons than those of the tile there")
    return None


def _other_material(said: Material, there: tuple[Material, ...]) -> Message:
    materials = listed([Term(material.value) for material in there], "or")
    return Message("{material}, and {there} lies there", material=Term(said.value), there=materials)


def quarry_after(turn: Turn, quarry: Quarry | Unseen) -> Quarry | Unseen:
    """The quarry after a turn."""
    if turn.dig is None:
        return quarry
    if isinstance(quarry, Unseen):
        return quarry.without_top(turn.dig, None if turn.dug is None else turn.dug.material)
    return without_top(quarry, turn.dig)


def without_top(quarry: Quarry, position: int) -> Quarry:
    """The quarry after the visible tile at a position was taken."""
    piles = quarry.piles
    return Quarry((*piles[:position], piles[position][1:], *piles[position + 1 :]))
