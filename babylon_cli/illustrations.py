"""The examples of the rules, judged and drawn for a page."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babylon_cli.documents import Document, loaded
from babylon_cli.game import game_named, pictures_of
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.finding import Path as Where
from babylon_cli.printing.book.illustration import Illustration, sides_of
from babylon_cli.printing.picture import Shown
from babylon_cli.reading.documents import raw_documents
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import Language

Pictures = dict[Where, Shown]
"""By where a file has what they show."""


class Drawn(NamedTuple):
    """A file of an example, and what breaks the rule in it."""

    findings: tuple[Finding, ...]
    plain: Pictures
    outlined: Pictures
    """The same with the findings outlined."""


def illustrated(rule: str, story: str, language: Language) -> Illustration:
    """The pictures of an example, given its story; none where nothing can be seen of what it is about."""
    pair = next((pair for pair in pairs_of(rule) if pair.title == story), None)
    return Illustration() if pair is None else _illustration(rule, pair, language)


def _illustration(rule: str, pair: Pair, language: Language) -> Illustration:
    legal, illegal = _drawn(rule, pair.legal, language), _drawn(rule, pair.illegal, language)
    shown = [*_showing_it(legal, illegal)] or [*_at_fault(illegal)]
    rows = [
        sides_of(legal.plain.get(path), illegal.outlined.get(path), are_alike=_are_alike(legal, illegal, path))
        for path in shown
    ]
    return Illustration(tuple(rows), tuple([finding.severity for finding in illegal.findings]))


def _showing_it(legal: Drawn, illegal: Drawn) -> Iterator[Where]:
    """Where the two differ, or where a finding is outlined."""
    for path in dict.fromkeys([*legal.plain, *illegal.plain]):
        outlined = illegal.outlined.get(path)
        if not _are_alike(legal, illegal, path) or (outlined is not None and outlined.picture.numbers):
            yield path


def _at_fault(illegal: Drawn) -> Iterator[Where]:
    """The gardens of the players at fault, and what is nobody's."""
    players = {finding.player for finding in illegal.findings}
    for path, shown in illegal.plain.items():
        if path[0] != "players" or shown.picture.title in players:
            yield path


def _are_alike(legal: Drawn, illegal: Drawn, path: Where) -> bool:
    return path in legal.plain and path in illegal.plain and _above(legal, path) == _above(illegal, path)


def _above(drawn: Drawn, path: Where) -> str:
    return drawn.plain[path].picture.svg


def _drawn(rule: str, file: Path, language: Language) -> Drawn:
    (document,) = [loaded(raw) for raw in raw_documents(file.name, file.read_bytes())]
    checked = game_named(document.game).check(document, tells_rulings=False)
    findings = tuple([finding for finding in checked.findings if finding.rule == rule])
    return Drawn(findings, _pictures(rule, document, (), language), _pictures(rule, document, findings, language))


def _pictures(rule: str, document: Document, findings: tuple[Finding, ...], language: Language) -> Pictures:
    may_show = game_named(document.game).may_show
    drawn = pictures_of(document, findings, language)
    return {shown.picture.path: shown for shown in drawn if may_show(rule, shown.picture.path)}
