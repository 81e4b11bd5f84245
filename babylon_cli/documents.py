"""Which game a document tells of, and the document as a table of that game."""

from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.game import game_named
from babylon_cli.games import DEFAULT_GAME, GAMES, SIGNS, TOP_LEVEL_KEYS
from babylon_cli.reading.documents import LoadedDocument, RawDocument
from babylon_cli.reading.loading import loaded as loaded_as
from babylon_cli.reading.nodes import Marked, Place, descend, place_of
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.sources import Source, raw_documents_of
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import nearest

Document = LoadedDocument[Any, Any]
"""A document of whichever game."""


def loaded(raw: RawDocument, asked: str | None = None) -> Document:
    """A document as a table of the game that it tells of, or of the one that is asked for; or why it is none."""
    name, problem = _told_game(raw, asked)
    return raw.settled(name, [problem]) if problem is not None else loaded_as(raw, game_named(name).format)


def documents_of(source: Source, asked: str | None = None) -> Iterator[Document]:
    """The documents of one source, as tables of the games that they tell of, or of the one that is asked for."""
    if source.notation is None:
        for raw in raw_documents_of(source, TOP_LEVEL_KEYS):
            yield loaded(raw, asked)
    else:
        yield game_named(DEFAULT_GAME).room("notation.lines", "document_of")(source.notation)


def read_otherwise(document: Document, asked: OtherReading) -> Document:
    """The document by another edition and other rulings than its own, as far as its game knows them."""
    if document.table is None:
        return document
    document = document._replace(edition=asked.edition or document.edition)
    game = game_named(document.game)
    known = {name: value for name, value in asked.rulings.items() if name in game.rulings}
    table, told = game.read_otherwise(document.table, document.answers, asked._replace(rulings=known))
    return document._replace(table=table, reading=told) if told != OtherReading() else document


def _told_game(raw: RawDocument, asked: str | None) -> tuple[str, Problem | None]:
    """The game to read a document by, and what is wrong where it does not tell of the one that is asked for."""
    expected = asked or DEFAULT_GAME
    if not isinstance(raw.data, dict) or raw.root is None:
        return expected, None
    told = raw.data.get("game")
    if told is None:
        return expected, _unnamed(raw.data, raw.root, expected)
    if not isinstance(told, str) or told.lower() == expected:
        return expected, None
    if told.lower() in GAMES and asked is None:
        return told.lower(), None
    return expected, _other(raw.root, told)


def _unnamed(data: Mapping[str, PlainData], root: Marked, expected: str) -> Problem | None:
    """What is wrong with a document that names no game: it should, or it seems to tell of another one."""
    if expected != DEFAULT_GAME:
        template = "write `game: {game}` at its top; without it the file tells of {default}, which `{command}` reads"
        title, _, prefix = GAMES[DEFAULT_GAME]
        help = Message(template, game=expected, default=title, command=f"{prefix} check")
        return Problem(Message("the document has no `game: {game}`", game=expected), *_beginning_of(root), help)
    for game, (key, key_of_player) in SIGNS.items():
        if key in data or any([key_of_player in player for player in _players(data)]):
            title, _, prefix = GAMES[game]
            template = "write `game: {game}` at its top; `{prefix} score`, `{prefix} check` and the others then read it"
            message = Message(
                "the document seems to tell of {title}, and has no `game: {game}`", title=title, game=game
            )
            return Problem(message, *_beginning_of(root), Message(template, game=game, prefix=prefix))
    return None


def _beginning_of(root: Marked) -> Place:
    return place_of(root)._replace(width=1)


def _players(data: Mapping[str, PlainData]) -> list[dict[str, PlainData]]:
    players = data.get("players")
    return [player for player in players if isinstance(player, dict)] if isinstance(players, list) else []


def _other(root: Marked, told: str) -> Problem:
    """What is wrong with a document that names another game, or none that is known."""
    place = place_of(descend(root, ("game",)))
    game = told.lower()
    if game not in GAMES:
        return Problem(Message("no game is called `{game}`", game=told), *place, _known_games(told))
    title, _, prefix = GAMES[game]
    template = "`{prefix} check`, `{prefix} score` and the others there read it"
    if game == DEFAULT_GAME:
        template = "`{prefix} check`, `{prefix} score` and the others read it"
    return Problem(Message("the document tells of {title}", title=title), *place, Message(template, prefix=prefix))


def _known_games(told: str) -> Message:
    guess = nearest(told, GAMES)
    if guess:
        return Message("did you mean {guess}?", guess=guess)
    return Message("the games are babylon and babel, which is 7 Wonders: Babel")
