"""What is drawn of one player's garden, put together once for all its views."""

from dataclasses import dataclass

from babylon_cli.babylon.picture.svg.flowers import Flowers
from babylon_cli.babylon.picture.svg.pieces import Piece, corner_place, pieces_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.table import Player
from babylon_cli.babylon.table.terrace import Terrace

CORNERS = range(4)


@dataclass(frozen=True, slots=True)
class Scene:
    """A garden with its pieces, and how the flowers of its table look."""

    player: Player
    flowers: Flowers
    pieces: tuple[Piece, ...]

    @property
    def layout(self) -> Layout:
        """How the garden lies."""
        return self.player.layout

    @property
    def terraces(self) -> tuple[Terrace, ...]:
        """Every terrace, on the board and off it, in the order of the file."""
        return self.player.layout.garden.terraces

    def path(self, terrace: Terrace) -> str:
        """Where the file has a terrace."""
        return f"players.{self.player.index}.terraces.{terrace.number}"

    def seen_corners(self, terrace: Terrace) -> tuple[int, ...]:
        """The corners of a terrace that are seen from above."""
        layout = self.player.layout
        return tuple([c for c in CORNERS if corner_place(terrace.at, c, terrace.level).is_seen(layout)])


def scene_of(player: Player, flowers: Flowers) -> Scene:
    """The garden of a player."""
    return Scene(player, flowers, tuple(pieces_of(player)))
