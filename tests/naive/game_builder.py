"""A player's garden within a random game: builds from what is in hand, and decorates wherever it can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .building import Builder
from .game_reading import quarter_turns
from .ground import LINKS, BuiltTerrace
from .layout import CORNERS
from .reading import LETTERS, LINKED, Document

if TYPE_CHECKING:
    from random import Random

    from .layout import Spot

KEYS = {
    "S": "statues",
    **{letter: key for key, kind in LINKED.items() for letter, word in LETTERS.items() if word == kind},
}


class GameBuilder(Builder):
    """A garden that grows turn by turn, with what its turn has placed so far."""

    def __init__(self, random: Random, rulings: dict[str, str]) -> None:
        """Start with the bare board."""
        super().__init__(random, rulings)
        self.token = "none"
        self.fresh: list[BuiltTerrace] = []
        self.builds: list[Document] = []
        self.placed: list[tuple[str, list[Spot]]] = []

    def begin_turn(self, token: str) -> None:
        """Forget what earlier turns built and placed."""
        self.token = token
        self.fresh, self.builds, self.placed = [], [], []

    def find_place(self, singles: int, doubles: int, icons: str | None) -> BuiltTerrace | None:
        """The best of some random places that the pillars in hand allow: high, and good for decorations."""
        best, best_value = None, -99.0
        for _ in range(24):
            slips = self.rulings["hidden_corner"] == "allow" and self.random.random() < 0.4
            terrace = BuiltTerrace(self.pick_place_under() if slips else self.pick_place(), 0)
            tops = sorted(self.top(cell) for cell in terrace.cells().values())
            terrace.level = (tops[2] if slips else tops[3]) + self.random.choice((1, 1, 1, 1, 2))
            if not self.may_lie(terrace) or not self.support(terrace) or cost_of(terrace, doubles) > singles:
                continue
            value = terrace.level + 1.5 * self.random.random() + self.prospect(terrace, icons or "....")
            if value > best_value:
                best, best_value = terrace, value
        return best

    def prospect(self, terrace: BuiltTerrace, icons: str) -> int:
        """How many links the terrace could have here, turned at its best."""
        useful: list[list[str]] = []
        for corner, cell in terrace.cells().items():
            spot = (*cell, terrace.level)
            self.owners[spot] = terrace
            useful.append([] if corner == terrace.belvedere else [icon for icon in LINKS if self.partners(spot, icon)])
            del self.owners[spot]
        counts = [sum(icon in fits for icon, fits in zip(way, useful, strict=True)) for way in quarter_turns(icons)]
        return max(counts)

    def build_from(self, source: str, icons: str | None, terrace: BuiltTerrace) -> None:
        """Lay the terrace, turned so that most of its icons are of use, and write the build down."""
        self.put(terrace)
        ways = quarter_turns(icons or "....")
        turned = max(ways, key=lambda way: (self.usefulness(terrace, way), self.random.random()))
        self.lay_icons(terrace, turned)
        self.fresh.append(terrace)
        build: Document = {"from": source, "at": "ABCDEFGH"[terrace.place[0]] + str(terrace.place[1] + 1)}
        build["level"] = terrace.level
        if icons is not None and (turned != icons or self.random.random() < 0.3):
            build["icons"] = turned
        if terrace.belvedere:
            build["belvedere"] = terrace.belvedere
        if self.random.random() < 0.1:
            build["pillars"] = dict(terrace.pillars)
        self.builds.append(build)

    def pick_icon(self, spot: Spot) -> str:
        """No icon yet: how the terrace lies is chosen when it is down."""
        return self.icons.get(spot, ".")

    def lay_icons(self, terrace: BuiltTerrace, icons: str) -> None:
        """Note which icon each spot of the terrace shows."""
        for (corner, cell), icon in zip(terrace.cells().items(), icons, strict=True):
            terrace.icons[corner] = self.icons[(*cell, terrace.level)] = icon

    def usefulness(self, terrace: BuiltTerrace, icons: str) -> float:
        """How many decorations this way of lying makes possible; links count for more than statues."""
        self.lay_icons(terrace, icons)
        value = 0.0
        for corner, cell in terrace.cells().items():
            spot, icon = (*cell, terrace.level), terrace.icons[corner]
            if icon != "." and self.is_open(spot) and icon in self.chances(spot):
                value += 1 if icon == "S" else 3
        return value

    def decorate(self, fresh: list[BuiltTerrace]) -> None:
        """Decorate this turn's terraces where they allow it, with a changed icon if the token does."""
        spots = [(terrace, corner, cell) for terrace in fresh for corner, cell in terrace.cells().items()]
        self.random.shuffle(spots)
        for terrace, corner, cell in sorted(spots, key=lambda spot: spot[0].icons[spot[1]] == "S"):
            spot, icon = (*cell, terrace.level), terrace.icons[corner]
            if not self.is_open(spot) or self.random.random() < (0.25 if icon == "S" else 0.05):
                continue
            possible = self.chances(spot)
            if icon not in possible and possible and self.may_change(terrace, icon):
                icon = self.random.choice(possible[:2])
                terrace.counts_as[corner] = icon
                self.builds[self.fresh.index(terrace)]["counts_as"] = {corner: LETTERS[icon]}
            if icon in possible:
                self.decorate_spot(spot, icon)

    def may_change(self, terrace: BuiltTerrace, icon: str) -> bool:
        """Whether the token in force lets an icon of this terrace count as another."""
        if self.token not in ("icon-swap", "blank-icon") or (icon == ".") != (self.token == "blank-icon"):
            return False
        is_once_each = self.rulings["blank_per"] == "terrace" and self.token == "blank-icon"
        changed = [terrace] if is_once_each else self.fresh
        return not any(each.counts_as for each in changed)

    def decorate_spot(self, spot: Spot, icon: str) -> None:
        """Place a decoration and write it down for the turn."""
        super().decorate_spot(spot, icon)
        ends = [spot] if icon == "S" else list(self.links[-1][1:])
        self.placed.append((KEYS[icon], self.random.sample(ends, len(ends))))

    def write_turn(self) -> Document:
        """The builds and decorations of the turn, as somebody types them."""
        data: Document = {"build": self.builds} if self.builds else {}
        for key, ends in self.placed:
            data.setdefault(key, []).append("-".join(self.write_end(end) for end in ends))
        return data

    def write_end(self, spot: Spot) -> str:
        """A spot, with its level unless it is the topmost and somebody is short."""
        text = "ABCDEFGH"[spot[0]] + str(spot[1] + 1)
        is_topmost = self.top((spot[0], spot[1])) == spot[2]
        return text if is_topmost and self.random.random() < 0.6 else f"{text}@{spot[2]}"


def cost_of(terrace: BuiltTerrace, doubles: int) -> int:
    """What the supports cost in single pillars, with this many double ones at hand."""
    kinds: list[Any] = list(terrace.pillars.values())
    return kinds.count("single") + 2 * max(0, kinds.count("double") - doubles)


def doubles_in(terrace: BuiltTerrace) -> int:
    """How many double pillars stand under the terrace."""
    return len([corner for corner in CORNERS if terrace.pillars.get(corner) == "double"])
