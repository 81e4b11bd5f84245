"""What a changed garden leaves of the faults that it had; one that makes a new fault is of no use."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from babylon_cli.babylon.rules.building_order import statues_in_line
from babylon_cli.babylon.rules.garden import build_order, statue_alignment
from babylon_cli.babylon.rules.most_statues import TakesLong
from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Finding, Path

Key = tuple[str, Path]
"""A fault, whatever it says: the rule and the path. That of a whole history is one, wherever it shows."""

HISTORY_RULES = frozenset([rule.about.id for rule in GARDEN_RULES if rule.about.judges == "history"])

QUICK_CHECKS = tuple([(rule.about.id, rule.check) for rule in GARDEN_RULES if rule.about.id not in HISTORY_RULES])
"""The rules that need no order of building."""

BUILD_ORDER: Key = (build_order.ABOUT.id, ())
STATUE_ALIGNMENT: Key = (statue_alignment.ABOUT.id, ())


@dataclass(slots=True)
class Allowance:
    """How much may still be tried for one document: counts and no clock, so that the answer is always the same."""

    pieces: int = 120_000
    """How many terraces, pieces and faults may be met with; where a slip is found, it takes some 10,000."""
    sets: int = 300
    """How many sets of terraces may be looked at in the search for orders of building; few slips need 20."""
    a_garden: int = 0
    """How many pieces each garden counts for besides its own."""

    @property
    def is_spent(self) -> bool:
        """Whether no more garden may be laid out."""
        return self.pieces <= 0


PIECES_A_CHARACTER = 8
"""How many may be met with in one of several documents of a file; a slip among four gardens has 2 KB."""

PIECES_A_GARDEN = 6
"""What it costs to lay out a garden and to ask every rule, however few its pieces are: there may be many such."""


def allowance_of(characters: int | None) -> Allowance:
    """What may be tried for one of several documents of a file, given its length; or for the only one.

    A file of many documents would otherwise take as long as many files, however short they are.
    """
    whole = Allowance()
    if characters is None:
        return whole
    return Allowance(min(whole.pieces, PIECES_A_CHARACTER * characters), whole.sets, PIECES_A_GARDEN)


class Tried(NamedTuple):
    """What the rules that need no order of building leave of a changed garden's faults, and how much was met with."""

    left: int | None
    pieces: int


@dataclass(frozen=True, slots=True)
class Trial:
    """Judges changes of one garden."""

    rulings: Rulings
    before: Counter[Key]
    """The faults of the garden as it was typed."""
    allowance: Allowance
    tried: dict[tuple[Garden, int], Tried] = field(default_factory=dict)
    """What was found of changed gardens: several slips make the same one."""

    def faults_left(self, garden: Garden) -> int | None:
        """How many faults a changed garden keeps; None if it has a new one, or if that takes long to decide."""
        layout = lay_out(garden)
        quick = self.quick_faults(layout, self.before.total())
        of_history = None if quick is None else self.faults_of_history(layout)
        return None if quick is None or of_history is None else quick + of_history

    def quick_faults_of(self, garden: Garden, most: int) -> int | None:
        """How many faults a changed garden keeps, as `quick_faults` has it, which looks at no garden twice."""
        tried = self.tried.get((garden, most))
        if tried is None:
            before = self.allowance.pieces
            left = self.quick_faults(lay_out(garden), most)
            tried = self.tried[garden, most] = Tried(left, before - self.allowance.pieces)
        else:
            self.allowance.pieces -= tried.pieces
        return tried.left

    def quick_faults(self, layout: Layout, most: int) -> int | None:
        """How many faults a changed garden keeps, orders of building aside; None if a new one, or over `most`."""
        pieces = len(layout.garden.terraces) + len(layout.garden.decorations)
        self.allowance.pieces -= pieces + self.allowance.a_garden
        counted: dict[Key, int] = {}
        left = 0
        for rule, check in QUICK_CHECKS:
            for fault in check(layout, self.rulings):
                key = (rule, fault.path)
                counted[key] = counted.get(key, 0) + 1
                left += 1
                self.allowance.pieces -= 1
                if left > most or counted[key] > self.before.get(key, 0):
                    return None
        return None if _shows_a_terrace_without_flower(layout) else left

    def faults_of_history(self, layout: Layout) -> int | None:
        """One where no order of building gives the garden, as before; None where it is new, or takes long to decide."""
        if build_order.is_broken(layout, self.rulings):
            return 1 if self.before[BUILD_ORDER] else None
        if not statue_alignment.can_be_searched(layout):
            return 0
        if self.allowance.sets <= 0:
            return None
        try:
            in_line = statues_in_line(layout, self.rulings, Allowance().sets)
        except TakesLong:
            self.allowance.sets = 0
            return None
        self.allowance.sets -= in_line.sets
        if not in_line.blocked:
            return 0
        return 1 if self.before[STATUE_ALIGNMENT] else None


def trial_of(rulings: Rulings, faults: Iterable[Finding], allowance: Allowance) -> Trial:
    """The trial of changes of a garden with these faults."""
    before = [(fault.rule, () if fault.rule in HISTORY_RULES else fault.path[2:]) for fault in faults]
    return Trial(rulings, Counter(before), allowance)


def _shows_a_terrace_without_flower(layout: Layout) -> bool:
    """Whether a terrace whose flower nobody noted comes to light: the file could no longer be used."""
    return any([terrace.flower is None and layout.is_visible(terrace) for terrace in layout.terraces])
