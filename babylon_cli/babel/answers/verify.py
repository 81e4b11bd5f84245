"""`verify`: whether one document is as its `expect:` promises, and every difference."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babylon_cli.babel.answers.check import cite
from babylon_cli.babel.answers.conflict import conflict_answer
from babylon_cli.babel.answers.price import coins_of
from babylon_cli.babel.answers.project import project_answer
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.files.models import BabelExpectPart, ExpectedPricePart, ExpectedProjectPart
from babylon_cli.babel.files.names import folded, project_names
from babylon_cli.babel.play.tower import tower_of, tower_points
from babylon_cli.babel.price.answer import Price, price_of
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.promised import (
    Difference,
    Promised,
    compared,
    compared_by_key,
    promised,
    score_differences,
    verdict_differences,
    winner_differences,
)
from babylon_cli.judging.selection import EVERY_RULE, Selection
from babylon_cli.reading.parts import Part
from babylon_cli.wording.message import Message

NOTHING_PROMISED = BabelExpectPart.blank()
"""A file without `expect:` promises to be legal."""


def verify(document: TowerDocument, selection: Selection = EVERY_RULE) -> Promised:
    """Compare one document with what it promises, as far as rules count."""
    table, promise = document.table, document.expect or NOTHING_PROMISED
    return promised(document, () if table is None else _differences(table, promise, selection), cite)


def _differences(table: Table, promise: BabelExpectPart, selection: Selection) -> Iterator[Difference]:
    verdict = judge(table)
    yield from verdict_differences(promise.violations, promise.warnings, verdict, selection)
    if promise.active is not None:
        yield from compared("active", ("active",), promise.active, list(tower_of(table).active))
    yield from compared_by_key("points", ("points",), promise.points or {}, tower_points(table))
    if promise.price is not None:
        yield from _price(table, promise.price)
    if promise.projects is not None:
        found = [project.data() for project in project_answer(table).projects]
        yield from _listed("projects", [_project(part) for part in promise.projects], found)
    if promise.conflicts is not None:
        promised = [_written(part) for part in promise.conflicts]
        yield from _listed("conflicts", promised, [pair.data() for pair in conflict_answer(table).conflicts])
    if promise.scores or promise.winners is not None:
        yield from _result(table, promise)


def _written(part: Part) -> dict[str, Any]:
    """The keys that a part of the file has, null among them."""
    return part.written()


def _price(table: Table, promise: ExpectedPricePart) -> Iterator[Difference]:
    if table.build is None:
        yield Difference("price", Message("a price"), Message("no `build`"), ("price",))
        return
    yield from compared_by_key("price", ("price",), _written(promise), price_keys(price_of(table, table.build)))


def price_keys(price: Price) -> dict[str, bool | int | None]:
    """What can be promised of a price; none of the coins where the build is not allowed at all."""
    best = price.best
    if best is None:
        return {"legal": price.legal, **dict.fromkeys(("bank", "left", "right", "total", "gain"))}
    return {"legal": price.legal, **coins_of(best), "gain": best.gain}


def _project(part: ExpectedProjectPart) -> dict[str, Any]:
    """What is promised of a project, with its English name."""
    written = _written(part)
    known = project_names().get(folded(part.card)) if part.card is not None else None
    return {**written, "card": known.name} if known is not None else written


def _listed(
    what: str, promised: Sequence[Mapping[str, Any]], found: Sequence[Mapping[str, Any]]
) -> Iterator[Difference]:
    """The promised entries against those found, in order, by their promised keys."""
    if len(promised) != len(found):
        yield Difference(Message("{what}, how many", what=what), len(promised), len(found), (what,))
        return
    for number, (one, other) in enumerate(zip(promised, found, strict=True), start=1):
        yield from compared_by_key(f"{what}.{number}", (what, number - 1), one, other)


def _result(table: Table, promise: BabelExpectPart) -> Iterator[Difference]:
    result = settle(table)
    points = {standing.city.name: standing.points for standing in result.standings}
    yield from score_differences(promise.scores, points)
    yield from winner_differences(promise.winners, result.winners)
