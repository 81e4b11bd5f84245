"""The facts of a rule's page, with examples of it that are judged and drawn."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.pages.example_pictures import Pictures, pictures
from babylon_cli.babylon.picture.quarry_map import QUARRY_LEGEND, quarry_map
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import BoardPlace, Finding, Path
from babylon_cli.printing.explain.page import Example, RulePage, example_of
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import Language

OF_THE_QUARRY = ("dig-required", "dig-visible", "dig-reward", "quarry-layers", "quarry-removal")
"""The rules whose faults are seen in the quarry and in no garden."""


OF_THE_WHOLE_GARDEN = ("statue-alignment", "storey-order")
"""The rules whose faults are understood only with what lies far off."""


class Drawn(NamedTuple):
    """The pictures of a legal and an illegal example line by line; without any line where there is nothing to see."""

    legal: Sequence[str]
    illegal: Sequence[str]
    is_of_play: bool = False
    """Whether the files tell of a turn or a game, after which the gardens look so."""
    gardens: tuple[Layout, Layout] | None = None
    """The gardens themselves; None of the quarry."""
    places: tuple[BoardPlace, ...] = ()
    """Where in the illegal garden the faults are."""

    @property
    def differ(self) -> bool:
        """Whether they show the fault."""
        return bool(self.legal and self.illegal) and self.legal != self.illegal

    @property
    def rank(self) -> int:
        """How well the example is seen, from 0."""
        if not self.differ:
            return 2
        return 1 if self.is_of_play else 0


NOTHING_TO_SEE = Drawn((), ())


def may_show(rule: str, path: Path) -> bool:
    """Whether the fault of a rule may be seen in the picture of what a file has at this path."""
    return (path[0] == "quarry") == (rule in OF_THE_QUARRY)


def rule_page(rule: str, language: Language) -> RulePage | None:
    """What the page of a rule shows besides its text; None where there is no such rule."""
    if rule not in RULES:
        return None
    about = RULES[rule].about
    questions = tuple([(each.name, each.values) for each in OPEN_QUESTIONS if each.name in about.rulings])
    return RulePage(about.sources, about.judges, editions=True, open=questions, example=_example(rule, language))


def examples(rule: str, language: Language) -> tuple[Example, ...] | None:
    """Every example of a rule, in the order of their stories; None where there is no such rule."""
    if rule not in RULES:
        return None
    pairs = pairs_of(rule)
    return tuple([_told(rule, pairs, pair, language) for pair in pairs])


def _example(rule: str, language: Language) -> Example | None:
    """The first example whose fault can be seen in a picture, best of a table as it lies, or else the first."""
    pairs = pairs_of(rule)
    if not pairs:
        return None
    return _told(rule, pairs, min(pairs, key=lambda pair: _drawn(rule, pair).rank), language)


def _told(rule: str, pairs: list[Pair], shown: Pair, language: Language) -> Example:
    example, drawn = example_of(RULES[rule].about, pairs, shown, _checked, language), _drawn(rule, shown)
    if not drawn.legal or not drawn.illegal:
        return example
    closely = None
    if drawn.gardens is not None and rule not in OF_THE_WHOLE_GARDEN:
        closely = pictures(*drawn.gardens, drawn.places, language)
    if closely is None:
        legend = QUARRY_LEGEND if rule in OF_THE_QUARRY else LEGEND
        closely = Pictures(tuple(zip(drawn.legal, drawn.illegal, strict=True)), (legend,))
    return example._replace(maps=closely.maps, legend="\n".join([language.say(line) for line in closely.legend]))


def _checked(raw: bytes) -> Checked:
    return check(next(load("", raw)), tells_rulings=False)


def _drawn(rule: str, pair: Pair) -> Drawn:
    """The quarry, or the gardens of one player: that in which the two differ, or else whose fault is found."""
    legal, illegal = _checked(pair.legal.read_bytes()), _checked(pair.illegal.read_bytes())
    if rule in OF_THE_QUARRY:
        return Drawn(_quarry(legal), _quarry(illegal))
    found = [finding for finding in illegal.findings if finding.rule == rule]
    is_of_play = illegal.verdict is not None and illegal.verdict.play is not None
    gardens = [
        _of_both(first, second, found)._replace(is_of_play=is_of_play)
        for first, second in zip(_players(legal), _players(illegal), strict=False)
    ]
    differ = [drawn for drawn in gardens if drawn.differ]
    at_fault = {finding.player for finding in found}
    of_the_fault = [drawn for drawn, player in zip(gardens, _players(illegal), strict=False) if player.name in at_fault]
    return next(iter((*differ, *of_the_fault)), NOTHING_TO_SEE)


def _of_both(legal: Player, illegal: Player, found: Sequence[Finding]) -> Drawn:
    places = [finding.place for finding in found if finding.player == illegal.name and finding.place is not None]
    gardens = (legal.layout, illegal.layout)
    return Drawn(_map(legal.layout), _map(illegal.layout), gardens=gardens, places=tuple(places))


def _quarry(checked: Checked) -> list[str]:
    table = checked.document.table
    return [] if table is None or table.quarry is None else quarry_map(table.quarry)


def _players(checked: Checked) -> tuple[Player, ...]:
    """The players with their gardens, after the turn or at the end of the game that a file tells of."""
    table, verdict = checked.document.table, checked.verdict
    if verdict is not None and verdict.play is not None:
        table = verdict.play.closing
    return table.players if isinstance(table, Table) else ()


def _map(layout: Layout) -> list[str]:
    """A small map of a garden; of one in which nothing is built none."""
    return text_map(layout) if layout.terraces else []
