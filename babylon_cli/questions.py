"""The questions of the command line for Python code: the same answers, one document at a time.

Every answer is frozen, was computed once, and has `data()`: exactly the document's entry in the JSON that the command
prints. A document that is unusable has `problems`, and so has the answer on it; `legal` is false then.
"""

import json
from collections.abc import Iterator
from os import PathLike
from typing import TYPE_CHECKING, Any

from babylon_cli.errors import UnknownTopic, WrongGame
from babylon_cli.game import game_named, loaded
from babylon_cli.games import GAMES, TOP_LEVEL_KEYS
from babylon_cli.reading.documents import LoadedDocument, raw_documents
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import raw_documents_of, sources

if TYPE_CHECKING:
    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored

Document = LoadedDocument[Any, Any]

IN_MEMORY = "<data>"
"""The name of the file, in messages, of what no file holds."""


def read(source: str | PathLike[str] | bytes | dict[str, Any]) -> Iterator[Document]:
    """The documents of a file, of every table in a folder, of the bytes of a file, or of plain data.

    A file that cannot be read is one document whose `problems` say why. Places in plain data are those of its JSON.
    """
    if isinstance(source, dict):
        source = json.dumps(source, indent=2, ensure_ascii=False).encode()
    if isinstance(source, bytes):
        yield from map(loaded, raw_documents(IN_MEMORY, source))
        return
    passed_over = PassedOver()
    for found in sources([str(source)]):
        yield from map(loaded, passed_over.keep(found, raw_documents_of(found, TOP_LEVEL_KEYS)))


def check(document: Document) -> "Checked":
    """Everything that breaks a rule, where and why, and the rulings that the verdict rests on."""
    return game_named(document.game).check(document)


def score(document: Document) -> "Scored":
    """The score pad of all players, the winners and what decided."""
    return game_named(document.game).score(document)


def verify(document: Document) -> "Promised":
    """Whether the document is as its `expect:` promises, and every difference."""
    return game_named(document.game).verify(document)


def explain(topic: str) -> str:
    """The page on a rule, a ruling, a row of the pad, a token, a tile or a project, as `explain` prints it.

    Raises UnknownTopic where there is no such page.
    """
    from babylon_cli.pages import page_of  # noqa: PLC0415 - only for explanations
    from babylon_cli.printing.screen import PLAIN  # noqa: PLC0415

    page = page_of(topic, PLAIN)
    if page is None:
        raise UnknownTopic(topic)
    return page


def of_game(document: Document, game: str) -> None:
    """Raise WrongGame where a document tells of another game than a question is about."""
    if document.game != game:
        title, asked = GAMES[document.game][0], GAMES[game][0]
        raise WrongGame(f"{document.file} tells of {title}, and the question is about {asked}")
