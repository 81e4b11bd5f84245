"""`score --format json`: one JSON document for all files."""

from typing import Any

from babylon_cli.babylon.answers.scored import Scored
from babylon_cli.babylon.scoring.ranking import Result, Standing
from babylon_cli.printing.check.json import violations
from babylon_cli.printing.json_text import JsonFiles, error_entry, file_entry
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH, Language


class Report(JsonFiles):
    """Prints the entries as they come."""

    def __init__(self, screen: Screen, *, why: bool) -> None:
        """JSON has no colours; `--why` adds the lines behind each number."""
        super().__init__(screen)
        self.why = why

    def entry(self, scored: Scored) -> str:
        """One entry of `files`."""
        return self.listed(score_entry(scored, why=self.why))

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()


def score_entry(scored: Scored, *, why: bool, language: Language = ENGLISH) -> dict[str, Any]:
    """What is told of one document."""
    result, document = scored.result, scored.checked.document
    if result is None:
        return error_entry(document, language)
    entry = {**file_entry(document), **_result(result, why=why, language=language)}
    if scored.after is not None:
        entry["after_turn"] = _result(scored.after, why=why, language=language)
    return {**entry, "violations": violations(scored.checked, language)}


def _result(result: Result, *, why: bool, language: Language) -> dict[str, Any]:
    players = [_player(standing, why=why, language=language) for standing in result.standings]
    return {"players": players, **_outcome(result)}


def _player(standing: Standing, *, why: bool, language: Language) -> dict[str, Any]:
    player: dict[str, Any] = {
        "name": standing.player.name,
        "flower": standing.player.flower,
        "score": standing.points,
        "visible_holes": standing.pad.visible_holes,
        "rank": standing.rank,
    }
    if why:
        player["lines"] = {key: [line.data(language) for line in lines] for key, lines in standing.pad.rows.items()}
    return player


def _outcome(result: Result) -> dict[str, Any]:
    return {"winners": list(result.winners), "tie_break": result.tie_break}
