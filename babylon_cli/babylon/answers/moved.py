"""What `moves` knows about one document: the turn so far and every build that could come next."""

from typing import NamedTuple

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.moves.builds import Move, count_builds, legal_moves
from babylon_cli.babylon.moves.gain import Gain, gains_of
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.printing.checked import Checked, in_file_order


class Wish(NamedTuple):
    """What the user asks for."""

    best: bool = False
    """The builds that bring most points first."""
    only_count: bool = False
    """Only how many there are."""
    limit: int | None = None
    """No more than so many."""
    depth: int = 1
    """Where they are only counted: how many builds one after the other."""


class Moved(NamedTuple):
    """One document with its possible builds; an unusable one has none, and neither has an illegal turn so far."""

    checked: Checked
    wish: Wish
    played: PlayedTurn | None = None
    total: int = 0
    """How many there are."""
    gains: tuple[Gain, ...] = ()
    """The builds to show, with what each is worth; empty where they are only counted."""


def moves_of(document: LoadedDocument, wish: Wish) -> Moved:
    """Every build that could come next in the turn of a document."""
    table = document.table
    if table is None:
        return Moved(Checked(document), wish)
    if table.turn is None:
        help = "add `turn:` with `player:` and `dig:`; `babylon replay --format yaml` writes the table of any moment"
        return Moved(Checked(document.refused("the document has no `turn` to go on with", help)), wish)
    verdict = in_file_order(document, judge(table))
    checked = Checked(document, verdict)
    turn = verdict.play.turns[0] if verdict.play is not None else None
    if turn is None or any([finding.severity == "error" for finding in turn.findings]):
        return Moved(checked, wish, None if turn is None else turn.played)
    if wish.only_count:
        return Moved(checked, wish, turn.played, count_builds(turn.played, wish.depth))
    moves = tuple(legal_moves(turn.played))
    return Moved(checked, wish, turn.played, len(moves), _shown(moves, turn.played, wish))


def _shown(moves: tuple[Move, ...], played: PlayedTurn, wish: Wish) -> tuple[Gain, ...]:
    if not wish.best:
        return tuple(gains_of(moves[: wish.limit], played))
    gains = sorted(gains_of(moves, played), key=lambda gain: (-gain.points, gain.move.stand.cost))
    return tuple(gains[: wish.limit])
