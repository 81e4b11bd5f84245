"""A record that is longer than any game is not read on: it would take long to judge, and nothing in it would be so."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.named import turns_in
from babylon_cli.babylon.table.turn import MOST_BUILDS
from babylon_cli.reading.contradictions import entries_in
from babylon_cli.reading.nodes import Marked, descend, place_of
from babylon_cli.reading.one_spelling import Path
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded

MOST_TURNS = 100
"""A game of four players has 44 turns, and no game has more."""

MOST_TERRACES = 24
"""A game gives a player 16 terraces."""

MOST_PIECES = 64
"""A garden of 16 terraces has 64 spots."""

PIECES = ("statues", "fountains", "bridges", "staircases", "bare_pillars")


def longer_than_any_game(data: dict[str, Any], root: Marked) -> Iterator[Problem]:
    """What the first turn of a record goes beyond that no game can have."""
    terraces: Counter[str] = Counter()
    pieces: Counter[str] = Counter()
    for number, (path, turn) in enumerate(turns_in(data), start=1):
        player = str(turn.get("player"))
        terraces[folded(player)] += min(MOST_BUILDS, len(entries_in(turn.get("build"))))
        pieces[folded(player)] += sum([len(entries_in(turn.get(key))) for key in PIECES])
        if number > MOST_TURNS:
            message = Message("this is turn {number} of the record, and no game has more than 44", number=number)
        elif terraces[folded(player)] > MOST_TERRACES:
            message = Message(
                "with this turn {player} has built {number} terraces, and no game gives a player more than 16",
                player=player,
                number=terraces[folded(player)],
            )
        elif pieces[folded(player)] > MOST_PIECES:
            message = Message(
                "with this turn {player} has placed {number} pieces, and 16 terraces have 64 spots",
                player=player,
                number=pieces[folded(player)],
            )
        else:
            continue
        yield _problem(message, path, root)
        return


def _problem(message: Message, path: Path, root: Marked) -> Problem:
    return Problem(
        message,
        *place_of(descend(root, path))._replace(width=1),
        Message("take out what is typed twice, or give each game a document of its own, with `---` between them"),
    )
