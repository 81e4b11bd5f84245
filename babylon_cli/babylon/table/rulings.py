"""The values of the open questions that are in force at one table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Rulings:
    """One answer for each question that the rulebooks leave open; the defaults are the toolkit's own."""

    superposed: Literal["never", "adjacent"] = "never"
    bridge_gap: Literal["clear", "any", "ground"] = "clear"
    fountain_terraces: Literal["two", "one"] = "two"
    hidden_belvedere: Literal["none", "counts"] = "none"
    hidden_corner: Literal["forbid", "allow"] = "forbid"
    statue_restart: Literal["free", "aligned"] = "free"
    statue_corner: Literal["supports", "open"] = "supports"
    hidden_anchor: Literal["counts", "ignored"] = "counts"
    blank_per: Literal["turn", "terrace"] = "turn"
    supply: Literal["warn", "limit", "ignore"] = "warn"

    def answered(self, answers: Mapping[str, str]) -> "Rulings":
        """These rulings with some questions answered otherwise, by name."""
        changes: dict[str, Any] = dict(answers)
        return replace(self, **changes)


DEFAULT_RULINGS = Rulings()

EDITION_PRESETS: dict[str, dict[str, str]] = {
    "fr": {},
    "nl": {},
    "zh-Hant": {},
    "zh-Hans": {"superposed": "adjacent", "bridge_gap": "any", "fountain_terraces": "one"},
}
"""Where an edition's own wording settles a question otherwise than the default."""
