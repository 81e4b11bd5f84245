"""What every game is asked, and which game a document tells of."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from babylon_cli.games import DEFAULT_GAME, GAMES, SIGNS
from babylon_cli.reading.documents import LoadedDocument, RawDocument
from babylon_cli.reading.nodes import Marked, descend, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.wording.message import Language, Message

if TYPE_CHECKING:
    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.published import PublishedRule
    from babylon_cli.judging.scored import Scored
    from babylon_cli.printing.explain.page import RulePage
    from babylon_cli.printing.explain.topic import Topics
    from babylon_cli.reading.loading import Format


Document = LoadedDocument[Any, Any]


class Game(NamedTuple):
    """One game, whose package has the rooms of the house; a room is entered when something is asked of it."""

    title: str
    package: str
    prefix: str
    """How its commands begin."""

    def room(self, module: str, name: str) -> Any:
        """What a module of the game calls by a name, such as `check` in `answers.check`."""
        return getattr(import_module(f"{self.package}.{module}"), name)

    @property
    def format(self) -> "Format":
        """How its documents are read."""
        return cast("Format", self.room("files.load", "FORMAT"))

    def check(self, document: Document, *, tells_rulings: bool = True) -> "Checked":
        """The verdict on a document, and what it rests on where that will be told."""
        return cast("Checked", self.room("answers.check", "check")(document, tells_rulings=tells_rulings))

    def score(self, document: Document) -> "Scored":
        """The pads of a document."""
        return cast("Scored", self.room("answers.score", "score")(document))

    def verify(self, document: Document) -> "Promised":
        """What of a document is not as its `expect:` promises."""
        return cast("Promised", self.room("answers.verify", "verify")(document))

    def published_rules(self, language: str) -> tuple["PublishedRule", ...]:
        """Every rule with its text."""
        return cast("tuple[PublishedRule, ...]", self.room("pages.explain", "published_rules")(language))

    def rule_page(self, rule: str, language: Language) -> "RulePage | None":
        """What the page of a rule shows besides its text; None where the game has no such rule."""
        return cast("RulePage | None", self.room("pages.rule", "rule_page")(rule, language))

    def topics(self) -> "Topics":
        """What `explain` tells of it."""
        return cast("Topics", self.room("pages.explain", "TOPICS"))

    def schema_text(self) -> str:
        """The JSON Schema of its files."""
        from babylon_cli.reading.schema import schema_text  # noqa: PLC0415 - only for the schema

        return schema_text(self.room("files.schema", "schema")())

    def blank_file(self, players: int) -> str:
        """A file to fill in; a ValueError tells how many players the game has, where it has not so many."""
        return cast("str", self.room("files.blank", "blank_file")(players))


def game_named(name: str) -> Game:
    """A game, given the word that files tell it by."""
    return Game(*GAMES[name])


def loaded(raw: RawDocument, asked: str | None = None) -> Document:
    """A document as a table of the game that it tells of, or of the one that is asked for; or why it is none."""
    from babylon_cli.reading.loading import loaded as loaded_as  # noqa: PLC0415 - imports the models' library

    name, problem = _told_game(raw, asked)
    return raw.settled(name, [problem]) if problem is not None else loaded_as(raw, game_named(name).format)


def _told_game(raw: RawDocument, asked: str | None) -> tuple[str, Problem | None]:
    """The game to read a document by, and what is wrong where it does not tell of the one that is asked for."""
    expected = asked or DEFAULT_GAME
    if not isinstance(raw.data, dict) or raw.root is None:
        return expected, None
    told = raw.data.get("game")
    if told is None:
        return expected, _unnamed(raw.data, raw.root, expected)
    if not isinstance(told, str) or told == expected:
        return expected, None
    if told in GAMES and asked is None:
        return told, None
    return expected, _other(raw.root, told)


def _unnamed(data: Mapping[str, PlainData], root: Marked, expected: str) -> Problem | None:
    """What is wrong with a document that names no game: it should, or it seems to tell of another one."""
    place = place_of(root)._replace(width=1)
    if expected != DEFAULT_GAME:
        template = "write `game: {game}` at its top; without it the file tells of {default}, which `{command}` reads"
        title, _, prefix = GAMES[DEFAULT_GAME]
        help = Message(template, game=expected, default=title, command=f"{prefix} check")
        return Problem(Message("the document has no `game: {game}`", game=expected), *place, help)
    for game, (key, key_of_player) in SIGNS.items():
        if key in data or any([key_of_player in player for player in _players(data)]):
            title, _, prefix = GAMES[game]
            template = "write `game: {game}` at its top; `{prefix} score`, `{prefix} check` and the others then read it"
            message = Message(
                "the document seems to tell of {title}, and has no `game: {game}`", title=title, game=game
            )
            return Problem(message, *place, Message(template, game=game, prefix=prefix))
    return None


def _players(data: Mapping[str, PlainData]) -> list[dict[str, PlainData]]:
    players = data.get("players")
    return [player for player in players if isinstance(player, dict)] if isinstance(players, list) else []


def _other(root: Marked, told: str) -> Problem:
    """What is wrong with a document that names another game, or none that is known."""
    place = place_of(descend(root, ("game",)))
    if told not in GAMES:
        return Problem(Message("no game is called `{game}`", game=told), *place, _known_games(told))
    title, _, prefix = GAMES[told]
    template = "`{prefix} check`, `{prefix} score` and the others there read it"
    if told == DEFAULT_GAME:
        template = "`{prefix} check`, `{prefix} score` and the others read it"
    return Problem(Message("the document tells of {title}", title=title), *place, Message(template, prefix=prefix))


def _known_games(told: str) -> Message:
    from babylon_cli.wording.spelling import nearest  # noqa: PLC0415 - only for a mistake

    guess = nearest(told, GAMES)
    if guess:
        return Message("did you mean {guess}?", guess=guess)
    return Message("the games are babylon and babel, which is 7 Wonders: Babel")
