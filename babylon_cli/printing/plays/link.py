"""A scored game as a link that enters it in the app BG Stats: JSON, percent-encoded.

Each player is told to have won or not, and one to have begun: without that the app refuses a play on Android. What the
app knows a player, a game and a play by is worked out from what they are, so that it is the same on every machine, and
nobody has to be matched twice.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import quote

from babylon_cli.judging.scored import Scored, ScoredPlayer
from babylon_cli.reading.occasion import in_utc
from babylon_cli.wording.spelling import folded

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="

SOURCE = "babylon"
"""What the app knows this program by; with another name everyone would have to match every player again."""

ID_LENGTH = 10
"""Short, for every character makes a QR code larger."""

MOST_NOTES = 1000
"""How many characters of the notes go along: browsers and phones take links of some thousands."""

PLAIN = ",:"
"""What may stand in the query of a link as it is, and does for the same reason."""


class Logging(NamedTuple):
    """What a play is logged with that its file does not tell."""

    titles: Mapping[str, str] = {}
    """The title of each game, by the word that files tell it by."""
    game_id: int | None = None
    """BoardGameGeek's number of the game."""


AS_THE_FILE_SAYS = Logging()


def play_link(answer: Scored, logging: Logging, *, with_notes: bool = True) -> str:
    """The link that enters a document; empty where nobody has played."""
    if not answer.sheets or not answer.sheets[-1].players:
        return ""
    text = json.dumps(play_data(answer, logging, with_notes=with_notes), separators=(",", ":"))
    return ADDRESS + quote(text, safe=PLAIN)


def play_data(answer: Scored, logging: Logging, *, with_notes: bool = True) -> dict[str, Any]:
    """What the app is told; of a turn that is judged, the pad after it."""
    players, occasion = answer.sheets[-1].players, answer.document.occasion
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": _id_of_play(answer),
        "playDate": in_utc(occasion.date or date.today().isoformat()).strftime("%Y-%m-%d %H:%M:%S"),  # noqa: DTZ011 - the user's day
        "game": dict(_game(answer.document.game, logging)),
        "players": [_player(player, begins=player.name == _first_player(answer)) for player in players],
    }
    if occasion.place is not None:
        told["location"] = occasion.place
    if occasion.notes is not None and with_notes:
        told["comments"] = _shortened(occasion.notes)
    return told


def _shortened(notes: str) -> str:
    return notes if len(notes) <= MOST_NOTES else f"{notes[: MOST_NOTES - 1]}…"


def _game(game: str, logging: Logging) -> Iterator[tuple[str, Any]]:
    yield "name", logging.titles.get(game, game)
    yield "sourceGameId", game
    if logging.game_id is not None:
        yield "bggId", logging.game_id
    yield from (("highestWins", True), ("noPoints", False))


def _player(player: ScoredPlayer, *, begins: bool) -> dict[str, Any]:
    return {
        "name": player.name,
        "sourcePlayerId": stable_id(folded(player.name)),
        "startPlayer": begins,
        "winner": player.rank == 1,
        "rank": player.rank,
        "score": player.total,
    }


def _first_player(answer: Scored) -> str:
    """Who began, or else the first listed: one has to be named."""
    return answer.first_player or answer.sheets[-1].players[0].name


def _id_of_play(answer: Scored) -> str:
    """The same for a file that was corrected, and another for another evening or another document of a file.

    Without a date it is the points that tell evenings apart.
    """
    document, players = answer.document, answer.sheets[-1].players
    names = [folded(player.name) for player in players]
    when = document.occasion.date or [player.total for player in players]
    return stable_id(document.game, document.own_name, when, document.number, names)


def stable_id(*parts: Any) -> str:
    """A short text that is made of these parts, and the same wherever it is made."""
    return sha256(json.dumps(parts).encode()).hexdigest()[:ID_LENGTH]
