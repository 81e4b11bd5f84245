"""The score pad, counted piece by piece as seen from above, and who wins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from .decoration_rules import gap_of
from .reading import ROWS, Document, gardens_of, rulings_of

if TYPE_CHECKING:
    from .layout import Decoration, Garden, Terrace

Pad = dict[str, Any]


def score(document: Document) -> dict[str, Pad]:
    """The nine rows of every player, by name."""
    rulings = rulings_of(document)
    return {garden.name: score_of(garden, rulings) for garden in gardens_of(document)}


def score_of(garden: Garden, rulings: dict[str, str]) -> Pad:
    """The nine rows of one garden or tally."""
    if garden.tally is not None:
        return score_of_tally(garden.tally)
    if garden.only_pad:
        return score_of_pad(garden.score_pad)
    statues = [each for each in garden.standing("statue") if is_seen(garden, each)]
    fountains = [each for each in garden.standing("fountain") if is_seen(garden, each)]
    bridges = [each for each in garden.standing("bridge") if is_seen(garden, each)]
    staircases = [each for each in garden.standing("staircase") if is_seen(garden, each)]
    flowers = [terrace.flower or "" for terrace in garden.terraces if is_terrace_seen(garden, terrace)]
    belvederes = garden.belvederes()
    if rulings["hidden_belvedere"] == "none":
        belvederes = [spot for spot in belvederes if garden.is_visible(spot)]
    return add_total(
        {
            "statues": sum(each.ends[0][2] for each in statues),
            "fountains": sum(3 * min(end[2] for end in each.ends) for each in fountains),
            "bridges": sum(3 * min(end[2] for end in each.ends) for each in bridges),
            "staircases": sum(end[2] for each in staircases for end in each.ends),
            "decoration_sets": 4 * min(len(statues), len(fountains), len(bridges), len(staircases)),
            "flower_sets": 4 * flower_sets(Counter(flowers)),
            "belvederes": len(belvederes),
            "highest_terrace": 2 * max([0] + [terrace.level for terrace in garden.terraces]),
        }
    )


def is_terrace_seen(garden: Garden, terrace: Terrace) -> bool:
    """Whether any cell of a terrace is in sight."""
    return any(garden.is_visible((*cell, terrace.level)) for cell in terrace.cells.values())


def is_seen(garden: Garden, decoration: Decoration) -> bool:
    """Whether any cell of a decoration is in sight; the gap of a bridge is one of its cells."""
    spots = list(decoration.ends)
    gap = gap_of(decoration) if decoration.kind == "bridge" else None
    if gap is not None:
        spots.append((*gap, min(end[2] for end in decoration.ends)))
    return any(garden.is_visible(spot) for spot in spots)


def flower_sets(visible: Counter[str]) -> int:
    """How often four terraces with four different flowers can be put aside."""
    left = Counter({flower: count for flower, count in visible.items() if flower})
    sets = 0
    while len(+left) >= 4:
        for flower, _ in left.most_common(4):
            left[flower] -= 1
        sets += 1
    return sets


def score_of_tally(tally: Document) -> Pad:
    """The nine rows of a player who only counted what is visible."""
    counts: dict[str, dict[str, int]] = {}
    for row in ("statues", "fountains", "bridges", "staircases", "flowers"):
        counts[row] = {str(key): count or 0 for key, count in (tally.get(row) or {}).items()}
    pieces = [sum(counts[row].values()) for row in ("statues", "fountains", "bridges", "staircases")]
    return add_total(
        {
            "statues": sum(int(storey) * count for storey, count in counts["statues"].items()),
            "fountains": sum(3 * int(storey) * count for storey, count in counts["fountains"].items()),
            "bridges": sum(3 * int(storey) * count for storey, count in counts["bridges"].items()),
            "staircases": sum(sum(map(int, key.split("-"))) * count for key, count in counts["staircases"].items()),
            "decoration_sets": 4 * min(pieces),
            "flower_sets": 4 * flower_sets(Counter(counts["flowers"])),
            "belvederes": tally.get("belvederes") or 0,
            "highest_terrace": 2 * tally["highest_terrace"],
        }
    )


def score_of_pad(pad: dict[str, int]) -> Pad:
    """The nine rows of a player of whom only the pad was kept; a row that is not written is None.

    The total is that of the rows; where some of them are not written, it is the total that is written, if one is.
    """
    rows: Pad = {row: pad.get(row) for row in ROWS if row != "total"}
    total = sum(points for points in rows.values() if points is not None)
    if None in rows.values() and "total" in pad:
        total = pad["total"]
    return {**rows, "total": total}


def add_total(rows: Pad) -> Pad:
    """The eight rows and their sum."""
    return {**rows, "total": sum(rows.values())}


def visible_holes(document: Document) -> dict[str, int | None]:
    """For every player, how many of the 64 holes no terrace covers; None where nobody counted them."""
    found: dict[str, int | None] = {}
    for garden in gardens_of(document):
        holes = [(column, row) for column in range(8) for row in range(8) if not garden.terraces_at((column, row))]
        found[garden.name] = len(holes) if garden.tally is None else garden.tally.get("visible_holes")
        if garden.only_pad:
            found[garden.name] = None
    return found


def ranks(document: Document) -> dict[str, int]:
    """Every player's place: one more than the number of players who do better."""
    pads, holes = score(document), visible_holes(document)
    places = {}
    for name in pads:
        better = 0
        for other in pads:
            ahead = pads[other]["total"] - pads[name]["total"]
            one, two = holes[other], holes[name]
            if ahead > 0 or (ahead == 0 and one is not None and two is not None and one < two):
                better += 1
        places[name] = better + 1
    return places


def winners(document: Document) -> list[str]:
    """Every player in the first place, in file order."""
    return [name for name, place in ranks(document).items() if place == 1]


def tie_break(document: Document) -> str:
    """What decided between players of the highest total: `none`, `visible_holes`, or `shared` when nothing did."""
    totals: list[Any] = [pad["total"] for pad in score(document).values()]
    if len([total for total in totals if total == max(totals)]) < 2:
        return "none"
    return "shared" if len(winners(document)) > 1 else "visible_holes"
