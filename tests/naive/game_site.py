"""The last turn of a record, or the turn of a table, as a place where a fault can be planted."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import TYPE_CHECKING, Any

from .decoration_rules import other_pieces, pillar_spots, statue_supports
from .game_judging import judge
from .game_reading import WORDS, read_quarry
from .game_writing import KEYS, write_spot
from .layout import CORNERS, Decoration, Garden, Spot, Terrace
from .reading import Document, read_cell, read_garden

if TYPE_CHECKING:
    from random import Random

CORNER_NAMES = tuple(CORNERS)
ICON_WORDS = ("statue", "fountain", "bridge", "staircase")


class TurnSite:
    """A turn that may be changed, with the garden, the quarry and the account as they are after it."""

    def __init__(self, random: Random, document: Document) -> None:
        """Judge the document as it is, to know what lies where after the turn."""
        self.random = random
        is_record = "rounds" in document
        self.turn: Document = document["rounds"][-1]["turns"][-1] if is_record else document["turn"]
        result = judge(document)
        self.account: dict[str, Any] = result["accounts"][-1]
        self.quarry = read_quarry(result["table"], to_the_bottom=is_record)
        self.garden = self.garden_in(result["table"])
        builds = self.turn.get("build") or []
        self.fresh = [terrace for terrace in self.garden.terraces if any(is_same(terrace, build) for build in builds)]
        self.old = [terrace for terrace in self.garden.terraces if terrace not in self.fresh]
        self.before = self.before_everything = document
        if is_record:
            earlier = deepcopy(document)
            earlier["rounds"][-1]["turns"].pop()
            self.before = judge(earlier)["table"]

    def garden_in(self, table: Document) -> Garden:
        """The garden of the player whose turn it is."""
        for player in table["players"]:
            if str(player["name"]) == str(self.turn["player"]):
                return read_garden(player)
        raise ValueError(self.turn["player"])

    def often_dug(self) -> str:
        """The position at which most turns have dug so far."""
        rounds = self.before_everything.get("rounds") or []
        digs = [turn.get("dig") for data in rounds for turn in data.get("turns") or []]
        names = [dig for dig in digs if isinstance(dig, str)]
        return max(sorted(names), key=names.count) if names else "A1"

    def icons_of(self, build: Document) -> str | None:
        """The icons of a build as its terrace lies."""
        for terrace in self.fresh:
            if is_same(terrace, build) and terrace.icons is not None:
                return "".join(WORDS[icon] for icon in terrace.icons.values())
        return None

    def random_place(self) -> Document:
        """Any place and level for a build."""
        place = (self.random.randrange(7), self.random.randrange(7), 0)
        return {"at": write_spot(place)[:2], "level": self.random.choice((1, 1, 2))}

    def move(self, build: Document, column: int, row: int) -> None:
        """Put a build elsewhere, and leave it to the levels what holds it up."""
        place = (min(max(column, 0), 6), min(max(row, 0), 6), 0)
        build["at"] = write_spot(place)[:2]
        build.pop("pillars", None)
        if self.random.random() < 0.5:
            build["belvedere"] = self.random.choice(CORNER_NAMES)

    def drop_decorations(self) -> None:
        """Leave the turn's decorations out."""
        for key in KEYS.values():
            self.turn.pop(key, None)

    def pin_decorations(self) -> None:
        """Write every spot of the turn with its level, before something else comes to lie on top."""
        for key in KEYS.values():
            for place, text in enumerate(self.turn.get(key) or []):
                ends = [end if "@" in end else self.pinned(end) for end in text.split("-")]
                self.turn[key][place] = "-".join(ends)

    def pinned(self, text: str) -> str:
        """A cell with the level of its topmost terrace."""
        cell = read_cell(text.strip())
        return write_spot((*cell, self.garden.top(cell)))

    def free_spots(self, terraces: list[Terrace]) -> list[Spot]:
        """The spots of these terraces that carry no piece and are in sight, in random order."""
        taken = pillar_spots(self.garden) | set(other_pieces(self.garden))
        taken |= {support.spot() for support in statue_supports(self.garden)}
        spots = {(*cell, terrace.level) for terrace in terraces for cell in terrace.cells.values()}
        found = sorted(spot for spot in spots - taken if self.garden.is_visible(spot))
        self.random.shuffle(found)
        return found

    def shows(self, spot: Spot, kind: str) -> bool:
        """Whether a terrace prints this icon at the spot."""
        for terrace in self.garden.terraces_of(spot):
            if terrace.icons is not None and terrace.icons[terrace.corner_at(spot[:2]) or ""] == kind:
                return True
        return False

    def add(self, decoration: Decoration) -> bool:
        """Add a decoration to the turn."""
        self.pin_decorations()
        text = "-".join(write_spot(end) for end in decoration.ends)
        self.turn.setdefault(KEYS[decoration.kind], []).append(text)
        return True

    def add_decoration(self, *, on_fresh: bool, shows: bool = True) -> bool:
        """Add a statue, or seldom a link between neighbours, on free spots with, or without, the right icon."""
        spots = self.free_spots(self.fresh if on_fresh else self.old)
        statues = [spot for spot in spots if self.shows(spot, "statue") == shows]
        if statues and self.random.random() < 0.6:
            return self.add(Decoration("statue", [statues[0]]))
        for one, other in product(spots, spots if not on_fresh else self.free_spots(self.garden.terraces)):
            kind = self.random.choice(ICON_WORDS[1:])
            rise = 1 if kind == "staircase" else 0
            away = abs(one[0] - other[0]) + abs(one[1] - other[1])
            fits = away == (2 if kind == "bridge" else 1) and abs(one[2] - other[2]) == rise
            in_line = one[0] == other[0] or one[1] == other[1]
            if fits and in_line and (self.shows(one, kind) and self.shows(other, kind)) == shows:
                return self.add(Decoration(kind, [one, other]))
        return False


def is_same(terrace: Terrace, build: Document) -> bool:
    """Whether a terrace of the garden is the one that this build laid."""
    return terrace.cells["NW"] == read_cell(build["at"]) and terrace.level == build["level"]
