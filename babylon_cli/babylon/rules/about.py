"""What is published about a rule: its text, its place in each rulebook, and the rulings it may rest on."""

from typing import Literal, NamedTuple

Subject = Literal[
    "terraces", "pillars", "storeys", "decorations", "statues", "table", "storage", "tokens", "quarry", "score pad"
]


class Source(NamedTuple):
    """One place in one rulebook."""

    edition: str
    """fr, nl, zh-Hant or zh-Hans."""
    section: str
    item: str


class About(NamedTuple):
    """The published text of one rule."""

    id: str
    subject: Subject
    summary: str
    """One line for the list of rules."""
    text: str
    """The rule in our own words."""
    broken_when: str
    sources: tuple[Source, ...]
    editions: str = ""
    """How the editions differ; empty where they say the same."""
    rulings: tuple[str, ...] = ()
    """The open questions on which a verdict may rest."""
    judges: Literal["position", "history", "turn"] = "position"
    """Whether the finished table shows it, the order of building is needed, or a turn that was written down."""
