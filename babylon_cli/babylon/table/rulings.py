"""The questions that the rulebooks leave open, and the answers that are in force at one table.

What each question and each answer means is told by the text `rulings/<name>`; which rules ask it, they say themselves.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from babylon_cli.babylon.rulebooks import EDITIONS


class Rulings(NamedTuple):
    """One answer for each open question: the toolkit's own, unless an edition's wording settles it otherwise."""

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
        return self._replace(**changes)


DEFAULT_RULINGS = Rulings()

EDITION_PRESETS: dict[str, dict[str, str]] = {
    **{edition: {} for edition in EDITIONS},
    "zh-Hans": {"superposed": "adjacent", "bridge_gap": "any", "fountain_terraces": "one"},
}
"""Where an edition's own wording settles a question otherwise than the default."""


class OpenQuestion(NamedTuple):
    """A question on which a verdict may rest; a file's `rulings:` chooses the value."""

    name: str
    values: tuple[str, ...]
    """The default first."""
    presets: Mapping[str, str]
    """The value by edition, where an edition settles it otherwise than the default."""

    @property
    def default(self) -> str:
        """The toolkit's own answer."""
        return self.values[0]


def _presets_of(question: str) -> dict[str, str]:
    return {edition: answers[question] for edition, answers in EDITION_PRESETS.items() if question in answers}


OPEN_QUESTIONS = tuple(
    [OpenQuestion(name, get_args(kind), _presets_of(name)) for name, kind in Rulings.__annotations__.items()]
)

VALUES = {each.name: each.values for each in OPEN_QUESTIONS}
"""The values of each question, the default first."""


def rulings_of(edition: str, answers: Mapping[str, str]) -> Rulings:
    """The presets of an edition, and over them some answers by name."""
    presets = EDITION_PRESETS[edition]
    return DEFAULT_RULINGS.answered({**presets, **answers}) if presets or answers else DEFAULT_RULINGS
