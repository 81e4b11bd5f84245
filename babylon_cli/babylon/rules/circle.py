"""Why a garden cannot have been built: terraces of which each needs the next one before it, round in a circle."""

from typing import NamedTuple

from babylon_cli.babylon.rules.precedence import Precedence
from babylon_cli.babylon.table.cells import set_of
from babylon_cli.babylon.table.layout import Placed
from babylon_cli.babylon.table.terrace import Terrace


class Need(NamedTuple):
    """That one terrace was built before another."""

    before: Terrace
    after: Terrace
    """The same one, where a link lies under its own terrace."""
    link: Placed | None
    """Which has the first under an end and is hidden by the second; None where storeys alone decide."""


def smallest_circle(precedence: Precedence) -> tuple[Need, ...]:
    """The fewest needs that lead back to where they began, of the terraces that no order of building reaches."""
    stuck = precedence.never_built
    missing = set_of(stuck)
    needed = {
        position: [other for other in stuck if _waits_for(precedence, position, missing) >> other & 1]
        for position in stuck
    }
    smallest: list[int] = []
    for start in stuck:
        circle = _way_back(start, needed)
        if circle and (not smallest or len(circle) < len(smallest)):
            smallest = circle
        if len(smallest) == 1:
            break
    pairs = zip(smallest, [*smallest[1:], *smallest[:1]], strict=True)
    return tuple([_need(precedence, before, after) for after, before in pairs])


def _waits_for(precedence: Precedence, position: int, missing: int) -> int:
    """The missing terraces that must come first: beneath it, of its links, and the storey before if all of it is."""
    storey_before = precedence.after_one[position]
    return missing & (precedence.after_all[position] | (0 if storey_before & ~missing else storey_before))


def _way_back(start: int, needed: dict[int, list[int]]) -> list[int]:
    """The shortest way from a terrace over what it needs back to it; empty where there is none."""
    came_from: dict[int, int] = {}
    now = [start]
    while now and start not in came_from:
        following: list[int] = []
        for position in now:
            for other in needed[position]:
                if other not in came_from:
                    came_from[other] = position
                    following.append(other)
        now = following
    if start not in came_from:
        return []
    way = [came_from[start]]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def _need(precedence: Precedence, before: int, after: int) -> Need:
    links = [
        hidden.link for hidden in precedence.hidden_links if hidden.above >> after & 1 and hidden.terraces >> before & 1
    ]
    return Need(precedence.terraces[before], precedence.terraces[after], links[0] if links else None)
