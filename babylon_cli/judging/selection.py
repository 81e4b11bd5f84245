"""The rules whose faults count: all of them, or those that are selected, but for those that are ignored."""

from collections.abc import Iterable
from typing import NamedTuple


class Selection(NamedTuple):
    """Which rules count in an answer; a fault of another is neither found nor expected."""

    selected: frozenset[str] | None = None
    """None is every rule."""
    ignored: frozenset[str] = frozenset()

    def takes(self, rule: str) -> bool:
        """Whether the faults of a rule count."""
        return rule not in self.ignored and (self.selected is None or rule in self.selected)

    def of(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that count, in their order."""
        return [rule for rule in rules if self.takes(rule)]


EVERY_RULE = Selection()
