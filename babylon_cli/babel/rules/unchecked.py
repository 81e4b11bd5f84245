"""What could not be judged at a table of Babel, because the file does not say enough."""

from collections.abc import Callable, Iterator, Sequence

from babylon_cli.babel.play.tower import tiles_built
from babylon_cli.babel.rules.actions import action_faults
from babylon_cli.babel.rules.join_colour import marker_faults
from babylon_cli.babel.rules.project_gains import missing_ages
from babylon_cli.babel.rules.tile_hand import hands_are_written
from babylon_cli.babel.rules.tokens import token_faults
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault
from babylon_cli.judging.verdict import Unchecked
from babylon_cli.wording.message import Message, listed, plural


def unchecked(table: Table) -> Iterator[Unchecked]:
    """Hands that are not written; tokens and markers that only a project that is not written explains."""
    yield from _hands(table)
    missing = missing_ages(table)
    for rule, faults in RESTING_ON_PROJECTS.items():
        yield from _resting(table, missing, rule, faults)


def _hands(table: Table) -> Iterator[Unchecked]:
    """For each player who built a tile, when no hand at all is written."""
    if hands_are_written(table):
        return
    for name, built in tiles_built(table).items():
        if built:
            reason = Message(
                "no hand of tiles is written, so only tiles built twice and a fourth tile of a player were looked for"
            )
            yield Unchecked(name, ("babel-tile-hand",), reason)


RESTING_ON_PROJECTS: dict[str, Callable[[Table, Sequence[int]], Iterator[Fault]]] = {
    "babel-actions": action_faults,
    "babel-tokens": token_faults,
    "babel-join-colour": marker_faults,
}
"""The rules that ask what projects gave and took, with their faults where those of some Ages are unknown."""


def _resting(
    table: Table, missing: tuple[int, ...], rule: str, faults: Callable[[Table, Sequence[int]], Iterator[Fault]]
) -> Iterator[Unchecked]:
    """For each player who breaks the rule unless a project that is not written explains it."""
    if not missing:
        return
    known = {fault.path for fault in faults(table, missing)}
    resting = {fault.player for fault in faults(table, ()) if fault.path not in known}
    for city in table.cities:
        if city.seat in resting:
            yield Unchecked(city.name, (rule,), _not_written(missing))


def _not_written(ages: tuple[int, ...]) -> Message:
    return plural(
        len(ages),
        "no project is written for Age {ages}, so what it gave or took is not known",
        "no project is written for Ages {ages}, so what it gave or took is not known",
        ages=listed(ages),
    )
