"""Settle and score games of Babylon and of 7 Wonders: Babel.

    import babylon_cli as babylon

    for document in babylon.read("friday.yaml"):
        verdict = babylon.check(document)    # .legal, .findings, .unchecked, .rests_on
        result = babylon.score(document)     # .players["Ana"].rows, .total, .lines; .winners, .tie_break

`read` takes a path, the bytes of a file, or plain data, and `read_line` a line of `babylon notation`. Every answer is
frozen and has `data()`: the document's entry in the JSON that the command of that name prints. What is listed here is
public; nothing is imported before it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from babylon_cli.documents import Document
    from babylon_cli.errors import BabylonError, UnknownRuling, UnknownTopic, WrongGame
    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.finding import Finding
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored
    from babylon_cli.questions import (
        check,
        conflict,
        explain,
        moves,
        notation,
        price,
        project,
        quarry,
        read,
        read_line,
        replay,
        score,
        tower,
        verify,
    )

    __version__: str

__all__ = (
    "BabylonError",
    "Checked",
    "Document",
    "Finding",
    "Promised",
    "Scored",
    "UnknownRuling",
    "UnknownTopic",
    "WrongGame",
    "__version__",
    "check",
    "conflict",
    "explain",
    "moves",
    "notation",
    "price",
    "project",
    "quarry",
    "read",
    "read_line",
    "replay",
    "score",
    "tower",
    "verify",
)

HOMES = {
    "BabylonError": "errors",
    "UnknownRuling": "errors",
    "UnknownTopic": "errors",
    "WrongGame": "errors",
    "Document": "documents",
    "Checked": "judging.checked",
    "Finding": "judging.finding",
    "Promised": "judging.promised",
    "Scored": "judging.scored",
}
"""The module of each public name that is no question."""


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 - it takes longer than all the rest

        return version("babylon-cli")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{HOMES.get(name, 'questions')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)
