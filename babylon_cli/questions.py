"""The questions of the command line for Python code: the same answers, one document at a time.

Every answer is frozen, was computed once, and has `data()`: exactly the document's entry in the JSON that the command
prints. A document that cannot be used has `problems`, and so has the `document` of every answer on it.
"""

import json
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import chain
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

from babylon_cli.documents import Document, documents_of, loaded, read_otherwise
from babylon_cli.errors import UnknownRuling, UnknownTopic, WrongGame
from babylon_cli.game import game_named
from babylon_cli.games import GAMES, TOP_LEVEL_KEYS
from babylon_cli.reading.documents import RawDocument, raw_documents
from babylon_cli.reading.given_lines import GivenLine
from babylon_cli.reading.other_reading import NO_RULINGS, OtherReading
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import Source, raw_documents_of, sources

if TYPE_CHECKING:
    from babylon_cli.babel.answers.answer import Answered
    from babylon_cli.babel.answers.conflict import ConflictAnswer
    from babylon_cli.babel.answers.price import PriceAnswer
    from babylon_cli.babel.answers.project import ProjectAnswer
    from babylon_cli.babel.answers.tower import TowerAnswer
    from babylon_cli.babylon.answers.moves import MovesAnswer
    from babylon_cli.babylon.answers.notation import NotationAnswer
    from babylon_cli.babylon.answers.quarry import QuarryAnswer
    from babylon_cli.babylon.answers.replay import ReplayAnswer
    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored

TokenWord = Literal["none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one"]
"""A round token of Babylon."""

IN_MEMORY = "<data>"
"""The name of the file, in messages, of what no file holds."""


def read(source: str | PathLike[str] | bytes | dict[str, Any]) -> Iterator[Document]:
    """The documents of a file, of every table in a folder, of the bytes of a file or of JSON Lines, or of plain data.

    A file that cannot be read is one document whose `problems` say why. Places in plain data are those of its JSON.
    """
    if isinstance(source, dict):
        yield from map(loaded, raw_documents(IN_MEMORY, json.dumps(source, indent=2, ensure_ascii=False).encode()))
        return
    if isinstance(source, bytes):
        yield from map(loaded, _in_memory(source))
        return
    passed_over = PassedOver()
    for found in sources([str(source)], keys=TOP_LEVEL_KEYS):
        yield from map(loaded, passed_over.keep(found, raw_documents_of(found, TOP_LEVEL_KEYS)))


def read_line(line: str) -> Document:
    """The document of a line of `babylon notation`; one that is none has `problems`, with their places in the line."""
    (document,) = documents_of(Source(IN_MEMORY, notation=GivenLine(IN_MEMORY, line)))
    return document


def _in_memory(raw: bytes) -> Iterator[RawDocument]:
    """The documents of some bytes, which may be JSON Lines; one line is a document alone."""
    from babylon_cli.reading.json_lines import document_of, first_lines, lines_of  # noqa: PLC0415 - each its own

    stream = BytesIO(raw)
    head, is_json_lines = first_lines(stream)
    if not is_json_lines:
        yield from raw_documents(IN_MEMORY, raw)
        return
    lines = lines_of(stream, head)
    first, second = next(lines), next(lines, None)
    if second is None:
        yield document_of(IN_MEMORY, first)._replace(number=None)
    else:
        yield from (document_of(IN_MEMORY, line) for line in chain([first, second], lines))


def check(
    document: Document, *, rulings: Mapping[str, str] = NO_RULINGS, edition: str | None = None, witness: bool = False
) -> "Checked":
    """Everything that breaks a rule, where and why, what would mend it, and the rulings that the verdict rests on.

    `rulings` by name and `edition` win over those of the document; raises UnknownRuling where its game has none such.
    With `witness` also an order of building for each legal garden of Babylon.
    """
    return game_named(document.game).check(_read_by(rulings, edition, document), witness=witness)


def score(document: Document, *, rulings: Mapping[str, str] = NO_RULINGS, edition: str | None = None) -> "Scored":
    """The score pad of all players, the winners, what decided, and the rulings that would change any of it.

    `rulings` by name and `edition` win over those of the document; raises UnknownRuling where its game has none such.
    """
    return game_named(document.game).score(_read_by(rulings, edition, document))


def verify(document: Document) -> "Promised":
    """Whether the document is as its `expect:` promises, and every difference."""
    return game_named(document.game).verify(document)


def replay(
    document: Document,
    *,
    until: tuple[int, int] | None = None,
    rulings: Mapping[str, str] = NO_RULINGS,
    edition: str | None = None,
) -> "ReplayAnswer":
    """A game of Babylon that was written down, turn by turn, to its end or until a round and a turn in it, from 1.

    `rulings` by name and `edition` win over those of the document. Raises WrongGame for a document of another game,
    and UnknownRuling.
    """
    from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of  # noqa: PLC0415 - each question its own
    from babylon_cli.babylon.play.replay import Moment  # noqa: PLC0415

    return replay_of(
        _read_by(rulings, edition, _of("babylon", document)), ReplayQuestion(None if until is None else Moment(*until))
    )


def moves(  # noqa: PLR0913 - one argument an option
    document: Document,
    *,
    best: bool = False,
    limit: int | None = None,
    dig: str | None = None,
    player: str | None = None,
    token: TokenWord | None = None,
    rulings: Mapping[str, str] = NO_RULINGS,
    edition: str | None = None,
) -> "MovesAnswer":
    """Every build that could come next, in order or the best first, at most `limit`.

    The turn is that of the document, or the next of its record; what it digs (A1 to D4), whose it is and which token
    acts may be given, and then count in place of what the document says; so do `rulings` by name and `edition`.

    Raises WrongGame for a document of another game, UnknownRuling, and ValueError where `dig` is no position.
    """
    from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of  # noqa: PLC0415
    from babylon_cli.babylon.table.quarry import POSITION_NAMES  # noqa: PLC0415

    position = None if dig is None else POSITION_NAMES.index(dig.upper())
    question = MovesQuestion(best=best, limit=limit, dig=position, player=player, token=token)
    return moves_of(_read_by(rulings, edition, _of("babylon", document)), question)


def quarry(
    document: Document,
    *,
    player: str | None = None,
    flower: str | None = None,
    token: TokenWord | None = None,
    take: str | None = None,
) -> "QuarryAnswer":
    """What each visible tile of the quarry gives, or one alone (A1 to D4), for every flower, one of them or a player.

    Raises WrongGame for a document of another game, and ValueError where `take` is no position.
    """
    from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of  # noqa: PLC0415
    from babylon_cli.babylon.table.quarry import POSITION_NAMES  # noqa: PLC0415

    position = None if take is None else POSITION_NAMES.index(take.upper())
    return quarry_of(_of("babylon", document), QuarryQuestion(player, flower, token, position))


def notation(document: Document) -> "NotationAnswer":
    """The `line` that tells the table of a document of Babylon, of which there is one; raises WrongGame.

    A turn and a game that was written down have none: the `document` of the answer then has `problems`.
    """
    from babylon_cli.babylon.answers.notation import notation_of  # noqa: PLC0415

    return notation_of(_of("babylon", document))


def tower(document: Document) -> "Answered[TowerAnswer]":
    """How the tiles of the Tower of Babel lie, which laws are in force, who built what; raises WrongGame."""
    from babylon_cli.babel.answers import tower as answers  # noqa: PLC0415

    return answers.tower(_of("babel", document))


def price(
    document: Document, *, all_ways: bool = False, rulings: Mapping[str, str] = NO_RULINGS
) -> "Answered[PriceAnswer]":
    """Whether the build of a document of Babel is allowed, and what it costs at least.

    `rulings` by name win over those of the document. Raises WrongGame and UnknownRuling.
    """
    from babylon_cli.babel.answers import price as answers  # noqa: PLC0415

    return answers.price(_read_by(rulings, None, _of("babel", document)), all_ways=all_ways)


def project(document: Document, *, rulings: Mapping[str, str] = NO_RULINGS) -> "Answered[ProjectAnswer]":
    """What comes of the Great Projects of Babel, for whom.

    `rulings` by name win over those of the document. Raises WrongGame and UnknownRuling.
    """
    from babylon_cli.babel.answers import project as answers  # noqa: PLC0415

    return answers.project(_read_by(rulings, None, _of("babel", document)))


def conflict(document: Document) -> "Answered[ConflictAnswer]":
    """The conflicts of the Age in Babel, after its project; raises WrongGame."""
    from babylon_cli.babel.answers import conflict as answers  # noqa: PLC0415

    return answers.conflict(_of("babel", document))


def explain(topic: str, *, examples: bool = False) -> str:
    """The page on a rule, a ruling, a row of the pad, a token, a tile or a project, as `explain` prints it.

    Any other topic is searched for, and the page lists what is found. With `examples` every example of a rule.
    Raises UnknownTopic where nothing is found, and with `examples` where there is no such rule.
    """
    from babylon_cli.pages import examples_page, explained  # noqa: PLC0415 - only for explanations
    from babylon_cli.printing.explain.parts import printed  # noqa: PLC0415
    from babylon_cli.printing.screen import PLAIN  # noqa: PLC0415

    page = examples_page(topic, PLAIN.language) if examples else explained(topic, PLAIN.language)
    if page is None:
        raise UnknownTopic(topic)
    return printed(page, PLAIN)


def _of(game: str, document: Document) -> Document:
    """The document, where it tells of the game that a question is about; one that cannot be used tells why anyway."""
    if document.table is not None and document.game != game:
        title, asked = GAMES[document.game][0], GAMES[game][0]
        raise WrongGame(f"{document.file} tells of {title}, and the question is about {asked}")
    return document


def _read_by(rulings: Mapping[str, str], edition: str | None, document: Document) -> Document:
    """The document by another edition and other rulings than its own, if its game knows them."""
    game = game_named(document.game)
    for name, value in rulings.items():
        if value not in game.rulings.get(name, ()):
            raise UnknownRuling(f"{game.title} has no ruling {name}: {value}")
    if edition is not None and edition not in game.editions:
        raise UnknownRuling(f"{game.title} has no edition {edition}")
    return read_otherwise(document, OtherReading(edition, rulings))
