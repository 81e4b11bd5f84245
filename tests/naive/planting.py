"""What the planters of faults share: picking a place in a document, and changing it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .decoration_rules import other_pieces, pillar_spots, statue_supports
from .layout import CORNERS, Cell, Garden, Spot, Terrace
from .reading import LETTERS, Document, read_garden, read_spot, read_terrace, rulings_of

Planter = Callable[[Random, Document], bool]
WORDS = {word: letter for letter, word in LETTERS.items()}
LINK_KEYS = ("fountains", "bridges", "staircases")


class Site:
    """A player of the document with a complete garden, read as plain structures, in which a fault can be planted."""

    def __init__(self, random: Random, document: Document, player: Document) -> None:
        """Read the player's garden as it now is."""
        self.random = random
        self.rulings = rulings_of(document)
        self.player = player
        self.garden: Garden = read_garden(player)
        self.data: list[Document] = [data for data in player.get("terraces") or [] if read_terrace(data).on_board()]

    def terraces(self) -> list[tuple[Terrace, Document]]:
        """Every terrace with its data in the document, in random order."""
        pairs = list(zip(self.garden.terraces, self.data, strict=True))
        self.random.shuffle(pairs)
        return pairs

    def data_of(self, terrace: Terrace) -> Document:
        """The data of one terrace."""
        return self.data[self.garden.terraces.index(terrace)]

    def taken(self) -> set[Spot]:
        """Every spot or hole with a piece on it."""
        statues = {support.spot() for support in statue_supports(self.garden)}
        return pillar_spots(self.garden) | set(other_pieces(self.garden)) | statues

    def name_flowers(self) -> None:
        """Give every terrace a flower, before hidden ones come to light."""
        for data in self.data:
            data.setdefault("flower", self.player["flower"])

    def free_spots(self) -> list[Spot]:
        """Every terrace spot without a piece, in random order."""
        spots = {(*cell, terrace.level) for terrace in self.garden.terraces for cell in terrace.cells.values()}
        found = sorted(spots - self.taken())
        self.random.shuffle(found)
        return found

    def pin_spots(self) -> None:
        """Write every spot with its level, so that a new terrace does not move it."""
        for key in ("statues", "bare_pillars", *LINK_KEYS):
            texts = self.player.get(key) or []
            if texts:
                self.player[key] = [self.pinned(text) for text in texts]

    def pinned(self, text: str) -> str:
        """One spot, or two with a dash between them, with levels."""
        return "-".join(write(read_spot(end, self.garden)) for end in text.split("-"))

    def add(self, key: str, text: str) -> None:
        """Add one piece to a list of the player."""
        self.player[key] = [*(self.player.get(key) or []), text]

    def add_terrace(self, place: Cell, level: int) -> bool:
        """Lay one more terrace, with a belvedere where one corner finds no support; False if two corners find none."""
        taken, open_corners = self.taken(), []
        for corner, (right, down) in CORNERS.items():
            cell = (place[0] + right, place[1] + down)
            surface = self.garden.surface(cell, level)
            if level - surface > 2 or (*cell, surface) in taken:
                open_corners.append(corner)
        if len(open_corners) > 1:
            return False
        data: Document = {"at": write((*place, level))[:2], "level": level, "flower": self.player["flower"]}
        if self.random.random() < 0.7:
            data["icons"] = "".join(self.random.choice("SFBT.") for _ in CORNERS)
        if open_corners:
            data["belvedere"] = open_corners[0]
        self.pin_spots()
        self.player["terraces"] = [*(self.player.get("terraces") or []), data]
        return True

    def set_icon(self, spot: Spot, kind: str) -> bool:
        """Make the spot show this icon, by changing a letter into another; False if it shows none at all."""
        terrace = self.garden.terraces_of(spot)[0]
        corner = terrace.corner_at((spot[0], spot[1])) or ""
        if terrace.icons is None or terrace.icons[corner] == kind:
            return True
        if terrace.icons[corner] == "none":
            return False
        terrace.icons[corner] = kind
        self.data_of(terrace)["icons"] = "".join(WORDS[icon] for icon in terrace.icons.values())
        return True


def pick_site(random: Random, document: Document) -> Site | None:
    """A random player with a complete garden of at least one terrace."""
    players = [each for each in document.get("players") or [] if each.get("terraces")]
    players = [each for each in players if each.get("complete") is not False]
    return Site(random, document, random.choice(players)) if players else None


def write(spot: Spot) -> str:
    """(2, 2, 1) as `C3@1`."""
    return f"{'ABCDEFGH'[spot[0]]}{spot[1] + 1}@{spot[2]}"


def are_in_line(one: Spot, other: Spot) -> bool:
    """Whether two spots share a row or a column."""
    return one[0] == other[0] or one[1] == other[1]
