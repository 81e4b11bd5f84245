"""The builds of a turn: which terrace each one is, what it rests on, and what it disturbs (fr, B. 1)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NamedTuple

from babylon_cli.babylon.table.laying import lay_on, lay_out
from babylon_cli.babylon.table.layout import STATUE, Layout
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot
from babylon_cli.babylon.table.supports import footings
from babylon_cli.babylon.table.terrace import Icons, StoredTerrace, Terrace
from babylon_cli.babylon.table.turn import Build, Path

STATUE_ICON = Icon.STATUE

SourceProblem = Literal["empty notch", "built twice"]


class Step(NamedTuple):
    """One build of a turn."""

    build: Build
    path: Path
    """Where the document describes it."""
    terrace: Terrace
    """The terrace as it comes to lie."""
    source: StoredTerrace | None
    """The terrace that it is; None where nobody knows it."""
    problem: SourceProblem | None
    hidden_corners: tuple[int, ...]
    """The corners that come to lie under an existing terrace."""
    missing_statues: tuple[int, ...]
    """The corners that are said to rest on a statue where none stands."""


class Source(NamedTuple):
    """The terrace that a build takes, or why there is none."""

    terrace: StoredTerrace | None
    problem: SourceProblem | None


def sources(builds: tuple[Build, ...], dug: StoredTerrace | None, notch: tuple[StoredTerrace, ...]) -> Iterator[Source]:
    """The terrace that each build takes, in their order."""
    left = {"dug": [] if dug is None else [dug], "stored": list(notch)}
    taken: set[str] = set()
    for build in builds:
        choices = left[build.origin]
        problem: SourceProblem | None = None
        if build.origin in taken:
            problem = "built twice"
        elif build.origin == "stored" and not notch:
            problem = "empty notch"
        taken.add(build.origin)
        chosen = _best_match(choices, build.icons)
        if chosen is not None:
            choices.remove(chosen)
        yield Source(chosen, problem)


def _best_match(choices: list[StoredTerrace], icons: Icons | None) -> StoredTerrace | None:
    """The first terrace with these icons, or else the first one."""
    if len(choices) < 2:
        return choices[0] if choices else None
    for terrace in choices:
        if icons is not None and terrace.icons is not None and Counter(terrace.icons) == Counter(icons):
            return terrace
    return choices[0]


def built_terrace(build: Build, number: int, source: StoredTerrace | None) -> Terrace:
    """The terrace that a build puts down; its supports are as written."""
    given = source or StoredTerrace()
    return Terrace(
        number=number,
        at=build.at,
        level=build.level,
        flower=given.flower,
        icons=build.icons if build.icons is not None else given.icons,
        material=given.material,
        belvedere=build.belvedere,
        pillars=build.pillars,
        counts_as=build.counts_as,
    )


def make_step(path: Path, build: Build, terrace: Terrace, source: Source, before: Layout) -> tuple[Step, Layout]:
    """Put a terrace down on a garden: the step, and the garden with it.

    A standing statue under a corner that it reaches carries it, unless something else is written there.
    """
    standing = {spot: piece for piece in before.garden.decorations if piece.kind is STATUE_ICON for spot in piece.ends}
    pillars = list(terrace.pillars)
    used: list[Decoration] = []
    missing: list[int] = []
    hidden: list[int] = []
    for corner, cell in enumerate(terrace.cells):
        if before.hides(cell, terrace.level):
            hidden.append(corner)
        below = before.surface_below(cell, terrace.level)
        reaches = below is not None and terrace.level - below.level == 1
        statue = standing.get(Spot(cell, below.level)) if below is not None and reaches else None
        if statue is not None and terrace.rests_on_statue(corner):
            pillars[corner] = STATUE
            used.append(statue)
        elif pillars[corner] is STATUE and reaches:
            missing.append(corner)
    if used:
        north_west, north_east, south_west, south_east = pillars
        terrace = replace(terrace, pillars=(north_west, north_east, south_west, south_east))
    step = Step(build, path, terrace, source.terrace, source.problem, tuple(hidden), tuple(missing))
    decorations = before.garden.decorations
    if used:
        decorations = tuple([piece for piece in decorations if piece not in used])
    return step, lay_on(_with_lasting_supports(before) if hidden else before, terrace, decorations)


def _with_lasting_supports(layout: Layout) -> Layout:
    """The garden with every support written down: those that stand do not change when a terrace slips under them."""
    supports = {(footing.terrace.number, footing.corner): footing.support for footing in footings(layout)}
    terraces = []
    for terrace in layout.garden.terraces:
        pillars = [supports.get((terrace.number, corner), terrace.pillars[corner]) for corner in range(4)]
        north_west, north_east, south_west, south_east = pillars
        terraces.append(replace(terrace, pillars=(north_west, north_east, south_west, south_east)))
    return lay_out(layout.garden._replace(terraces=tuple(terraces)))
