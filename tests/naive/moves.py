"""Lists every legal build for a table and a turn so far, by trying everything."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from .game_digging import dig, reward_of
from .game_judging import player_of_table
from .game_reading import quarter_turns, read_quarry
from .game_writing import write_spot
from .layout import CORNERS
from .names import same
from .reading import rulings_of
from .turn_orders import Moment, after_build, after_decoration, decorations_of, first_moment, split
from .turn_rules import is_overspent, purse_of, spend
from .unwritten import in_the_middle_of_a_game

if TYPE_CHECKING:
    from .layout import Cell, Decoration, Garden, Spot
    from .reading import Document

# Where from, place, level, icons as they lie, the supports NW NE SW SE as words, and the belvedere's corner.
Move = tuple[str, str, int, str | None, tuple[str, ...], str | None]


class TurnSoFar:
    """A table and the turn that somebody is about to go on with; what is to be kept is left out."""

    def __init__(self, document: Document) -> None:
        """Make the builds that are listed already, in every order of the decorations that breaks no rule."""
        self.rulings = rulings_of(document)
        self.turn = document["turn"]
        data = next(each for each in document["players"] if same(each["name"]) == same(self.turn["player"]))
        player = player_of_table(data)
        token = document.get("token") or "none"
        if document.get("round") == 1:
            token = "none"
        stacks = read_quarry(document, to_the_bottom=False) or in_the_middle_of_a_game()
        _, position, tile = dig(self.turn, stacks)
        claim = self.turn.get("pillars_taken")
        _, self.dug, most = reward_of(stacks, position, tile, player["garden"].flower, token, claim)
        self.hand = {"notch": player["notch"], "dug": tile, "is_known": tile is not None}
        self.purse = purse_of(player, {}, self.dug, token, most[token])
        self.builds = self.turn.get("build") or []
        self.decorations: list[Decoration] = decorations_of(self.turn, player["garden"])
        self.moments = self.with_builds([first_moment(player["garden"], player["ever"], self.hand)])

    def with_builds(self, moments: list[Moment]) -> list[Moment]:
        """Every faultless moment at which all listed builds are made, with all or some decorations."""
        for place, build in enumerate(self.builds):
            reached = self.with_decorations(moments) if place else moments
            later = [after_build(moment, place, build, self.hand, self.rulings) for moment in reached]
            moments = [moment for moment in later if not moment["broken"]]
        return self.with_decorations(moments) if self.builds else moments

    def with_decorations(self, moments: list[Moment]) -> list[Moment]:
        """These moments and all that follow when more decorations are placed without a fault."""
        found: dict[str, Moment] = {}
        waiting = list(moments)
        while waiting:
            moment = waiting.pop()
            key = str([sorted(part) for part in split(moment["history"])])
            if key in found:
                continue
            found[key] = moment
            for place, decoration in enumerate(self.decorations):
                if place not in moment["placed"]:
                    later = after_decoration(moment, place, decoration, self.rulings)
                    if not later["broken"]:
                        waiting.append(later)
        return list(found.values())

    def is_legal(self, build: Document) -> bool:
        """Whether the turn so far with this build after those listed breaks no rule, in some order."""
        for moment in self.moments:
            later = after_build(moment, len(self.builds), build, self.hand, self.rulings)
            if later["broken"]:
                continue
            for end in self.with_decorations([later]):
                is_paid = not is_overspent(spend(self.purse, end))
                if is_paid and len(end["placed"]) == len(self.decorations):
                    return True
        return False

    def sources(self) -> list[tuple[str, list[str | None]]]:
        """What may still be built: where it comes from, and the distinct ways in which its icons can lie."""
        used = [build["from"] for build in self.builds]
        tiles = [("dug", self.hand["dug"])] if self.hand["is_known"] else []
        tiles += [("stored", tile) for tile in self.hand["notch"]]
        found: list[tuple[str, list[str | None]]] = []
        for source, tile in tiles:
            if source not in used and len(used) < 2:
                ways = [] if tile["icons"] is None else sorted(set(quarter_turns(tile["icons"])))
                found.append((source, [*ways] or [None]))
        return found


def legal_builds(document: Document) -> set[Move]:
    """Every legal next build. Which way the icons lie makes no difference to whether a build is legal."""
    so_far = TurnSoFar(document)
    found: set[Move] = set()
    if not so_far.moments:
        return found
    garden: Garden = so_far.moments[0]["garden"]
    statues = {statue.ends[0] for statue in garden.standing("statue")}
    statues |= {decoration.ends[0] for decoration in so_far.decorations if decoration.kind == "statue"}
    highest = max([0] + [terrace.level for terrace in garden.terraces])
    for source, ways in so_far.sources():
        for column, row, level in product(range(7), range(7), range(1, highest + 2)):
            for supports, belvedere in lifts(garden, statues, (column, row), level):
                build: dict[str, Any] = {"from": source, "at": write_spot((column, row, 0))[:2], "level": level}
                build["pillars"] = dict(zip(CORNERS, supports, strict=True))
                if belvedere:
                    build["belvedere"] = belvedere
                if so_far.is_legal(build):
                    found |= {(source, build["at"], level, icons, supports, belvedere) for icons in ways}
    return found


def lifts(garden: Garden, statues: set[Spot], place: Cell, level: int) -> list[tuple[tuple[str, ...], str | None]]:
    """Every way to hold a terrace up that is not plainly impossible.

    No support reaches further than two storeys, none is a statue where there is none, and at most one is missing.
    """
    choices = []
    for right, down in CORNERS.values():
        cell = (place[0] + right, place[1] + down)
        gap = level - garden.surface(cell, level)
        kinds = {1: ["none", "single"], 2: ["none", "double"]}.get(gap, ["none"])
        if gap == 1 and (*cell, level - 1) in statues:
            kinds.append("statue")
        choices.append(kinds)
    ways = [supports for supports in product(*choices) if supports.count("none") < 2]
    return [(supports, belvedere) for supports in ways for belvedere in (None, *CORNERS)]


def count_builds(document: Document, depth: int) -> int:
    """How many sequences of this many legal builds there are, one after the other in the same turn."""
    builds = legal_builds(document)
    if depth == 1:
        return len(builds)
    found = 0
    for source, place, level, icons, supports, belvedere in builds:
        build: dict[str, Any] = {"from": source, "at": place, "level": level, "icons": icons, "belvedere": belvedere}
        build["pillars"] = dict(zip(CORNERS, supports, strict=True))
        turn = {**document["turn"], "build": [*(document["turn"].get("build") or []), build]}
        found += count_builds({**document, "turn": turn}, depth - 1)
    return found
