"""The line around some cells of a grid, as closed loops."""

from collections.abc import Set as AbstractSet

Cell = tuple[int, int]
"""A column and a row."""
Point = tuple[int, int]
"""A corner of cells: a column's left edge and a row's upper one."""

Edges = dict[Point, list[Point]]


def loops_around(cells: AbstractSet[Cell]) -> list[list[Point]]:
    """Every loop clockwise, from its first corner in reading order, with only the points at which it turns."""
    edges = _edges(cells)
    loops = []
    while edges:
        loops.append(_turns(_loop(edges)))
    return loops


def _edges(cells: AbstractSet[Cell]) -> Edges:
    """The sides between a cell and what is not one of them, each from its beginning to its end, clockwise."""
    edges: Edges = {}
    for column, row in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beyond = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for side in range(4):
            if beyond[side] not in cells:
                edges.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return edges


def _loop(edges: Edges) -> list[Point]:
    """One loop, whose edges are taken out."""
    start = min(edges, key=lambda point: (point[1], point[0]))
    loop, point = [start], _next(edges, start)
    while point != start:
        loop.append(point)
        point = _next(edges, point)
    return loop


def _next(edges: Edges, point: Point) -> Point:
    following = edges[point].pop()
    if not edges[point]:
        del edges[point]
    return following


def _turns(loop: list[Point]) -> list[Point]:
    turns = []
    for place, (x, y) in enumerate(loop):
        (before_x, before_y), (after_x, after_y) = loop[place - 1], loop[(place + 1) % len(loop)]
        if not (before_x == x == after_x or before_y == y == after_y):
            turns.append((x, y))
    return turns


def outline(cells: AbstractSet[Cell], size: float) -> str:
    """The loops as the data of one path, where each cell is a square of this size."""
    return "".join(
        ["M" + "L".join([f"{x * size:g} {y * size:g}" for x, y in loop]) + "Z" for loop in loops_around(cells)]
    )
