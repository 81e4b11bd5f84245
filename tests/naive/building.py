"""Builds a legal garden at random by playing turns: one or two terraces, and decorations where they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ground import LINKS, BuiltTerrace, Ground

if TYPE_CHECKING:
    from .layout import Cell, Spot


class Builder(Ground):
    """Plays turns of building until the garden is as large as wanted."""

    def play(self, terraces: int) -> None:
        """Play turns until the garden has this many terraces, or no place is found for more."""
        while len(self.terraces) < terraces:
            fresh: list[BuiltTerrace] = []
            for _ in range(min(self.random.choice((1, 2)), terraces - len(self.terraces))):
                terrace = self.build()
                if terrace is not None:
                    fresh.append(terrace)
                    if self.random.random() < 0.5:
                        self.decorate(fresh)
            if not fresh:
                return
            self.decorate(fresh)

    def build(self) -> BuiltTerrace | None:
        """Put a terrace at the first of some random places that takes one."""
        for _ in range(80):
            slips = self.rulings["hidden_corner"] == "allow" and self.random.random() < 0.5
            terrace = BuiltTerrace(self.pick_place_under() if slips else self.pick_place(), 0)
            tops = sorted(self.top(cell) for cell in terrace.cells().values())
            terrace.level = (tops[2] if slips else tops[3]) + self.random.choice((1, 1, 1, 1, 2))
            if self.may_lie(terrace) and self.support(terrace):
                self.put(terrace)
                return terrace
        return None

    def pick_place(self) -> Cell:
        """A random place, more often near a terrace than anywhere."""
        if not self.terraces or self.random.random() < 0.2:
            return self.random.randrange(7), self.random.randrange(7)
        column, row = self.random.choice(self.terraces).place
        column += self.random.randint(-3, 3)
        row += self.random.randint(-3, 3)
        return min(max(column, 0), 6), min(max(row, 0), 6)

    def pick_place_under(self) -> Cell:
        """A place with one corner under the open corner of a terrace, if there is any."""
        raised = [terrace for terrace in self.terraces if terrace.belvedere and terrace.level > 1]
        if not raised:
            return self.pick_place()
        terrace = self.random.choice(raised)
        column, row = terrace.place
        column += 1 if terrace.belvedere in ("NE", "SE") else -1
        row += 1 if terrace.belvedere in ("SW", "SE") else -1
        return min(max(column, 0), 6), min(max(row, 0), 6)

    def may_lie(self, terrace: BuiltTerrace) -> bool:
        """Whether storeys, other terraces and the gaps of bridges leave room for the terrace."""
        highest = max([0] + [other.level for other in self.terraces])
        if terrace.level > highest + 1:
            return False
        for other in self.terraces:
            is_next = abs(other.level - terrace.level) == 1
            if other.place == terrace.place and (is_next or self.rulings["superposed"] == "never"):
                return False
        cells = terrace.cells().values()
        if any(terrace.level in self.levels[cell] for cell in cells):
            return False
        for cell, level in self.gaps:
            is_under = terrace.level < level and self.rulings["bridge_gap"] == "ground"
            if cell in cells and (terrace.level == level or is_under):
                return False
        return not any(cell in cells and low < terrace.level < high for cell, low, high in self.feet)

    def support(self, terrace: BuiltTerrace) -> bool:
        """Choose what holds each corner up, and the belvedere; False if there is no way."""
        must_open, may_open = [], []
        for corner, cell in terrace.cells().items():
            spot = (*cell, self.top(cell))
            gap = terrace.level - spot[2]
            if spot in self.statues and gap == 1:
                terrace.pillars[corner] = "statue"
                if self.rulings["statue_corner"] == "open":
                    may_open.append(corner)
            elif gap in (1, 2) and spot not in self.taken and self.is_clear_of_bridges(spot, terrace.level):
                terrace.pillars[corner] = "single" if gap == 1 else "double"
                may_open.append(corner)
            else:
                must_open.append(corner)
        if len(must_open) > 1:
            return False
        if not must_open and may_open and self.random.random() < 0.35:
            must_open = [self.random.choice(may_open)]
        for corner in must_open:
            terrace.pillars.pop(corner, None)
            terrace.belvedere = corner
            below = (*terrace.cells()[corner], terrace.level - 1)
            if below in self.statues and self.rulings["statue_corner"] == "supports":
                return False
            return self.is_clear_of_bridges((*terrace.cells()[corner], terrace.level), terrace.level)
        return True

    def put(self, terrace: BuiltTerrace) -> None:
        """Lay the terrace on its supports; statues under it stand no longer."""
        for corner, cell in terrace.cells().items():
            foot = (*cell, self.top(cell))
            if corner in terrace.pillars:
                self.taken.add(foot)
                self.feet.append((cell, foot[2], terrace.level))
            if terrace.pillars.get(corner) == "statue":
                self.statues.remove(foot)
        self.terraces.append(terrace)
        for corner, cell in terrace.cells().items():
            spot = (*cell, terrace.level)
            self.levels[cell].append(terrace.level)
            self.owners[spot] = terrace
            if corner == terrace.belvedere:
                self.taken.add(spot)
        for corner, cell in terrace.cells().items():
            terrace.icons[corner] = self.icons[(*cell, terrace.level)] = self.pick_icon((*cell, terrace.level))

    def pick_icon(self, spot: Spot) -> str:
        """An icon for a new spot, preferably one that fits what lies around."""
        useful = [icon for icon in LINKS if self.partners(spot, icon)] if self.is_open(spot) else []
        if useful and self.random.random() < 0.85:
            return self.random.choice(useful)
        return self.random.choice("SFFBBTT..")

    def decorate(self, fresh: list[BuiltTerrace]) -> None:
        """Place decorations on the terraces built this turn, most of those that are possible."""
        spots = [(terrace, corner, cell) for terrace in fresh for corner, cell in terrace.cells().items()]
        self.random.shuffle(spots)
        for terrace, corner, cell in spots:
            spot = (*cell, terrace.level)
            if not self.is_open(spot) or self.random.random() < 0.05:
                continue
            icon = terrace.icons[corner]
            possible = self.chances(spot)
            is_token_used = any(each.counts_as for each in fresh)
            if possible and icon not in possible and not is_token_used and self.random.random() < 0.03:
                icon = self.random.choice(possible)
                terrace.counts_as[corner] = icon
            if icon in possible:
                self.decorate_spot(spot, icon)

    def decorate_spot(self, spot: Spot, icon: str) -> None:
        """Place a statue, or a fountain, bridge or staircase to one of its partners."""
        self.taken.add(spot)
        if icon == "S":
            self.statues.append(spot)
            self.ever.append(spot)
            return
        other = self.random.choice(self.partners(spot, icon))
        self.taken.add(other)
        self.links.append((icon, spot, other))
        if icon == "B":
            self.gaps.append((((spot[0] + other[0]) // 2, (spot[1] + other[1]) // 2), spot[2]))
