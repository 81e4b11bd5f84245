"""`replay --format json`: one JSON document for all files, with every turn's account."""

from typing import Any

from babylon_cli.babylon.answers.replayed import Replayed, moment_of, points_after
from babylon_cli.babylon.pages.score.json import score_entry
from babylon_cli.babylon.rules.play_verdict import JudgedTurn
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.printing.check.json import violations_of
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry


class Report(JsonFiles):
    """Prints the entries as they come."""

    tells_faults = True
    """Every fault stands in its turn."""

    def entry(self, replayed: Replayed) -> str:
        """One entry of `files`."""
        return self.listed(_entry(replayed))

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def _entry(replayed: Replayed) -> dict[str, Any]:
    play = replayed.play
    if play is None or play.game is None:
        return error_entry(replayed.document)
    return {
        **file_entry(replayed.document),
        "turns": [_turn(replayed, turn) for turn in play.turns],
        "stopped": play.game.stopped,
        "final": score_entry(replayed.scored, why=False),
    }


def _turn(replayed: Replayed, turn: JudgedTurn) -> dict[str, Any]:
    played = turn.played
    moment = moment_of(turn)
    return {
        "round": moment.round,
        "turn": moment.turn,
        "player": played.before.player.name,
        "dig": None if played.turn.dig is None else POSITION_NAMES[played.turn.dig],
        "pillars": played.budget.account(),
        "points": points_after(turn),
        "violations": violations_of(replayed.document, replayed.findings_within(turn)),
    }
