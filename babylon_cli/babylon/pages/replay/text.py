"""`replay --format text`: a game told round by round, with what every turn costs and is worth."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.answers.replayed import Replayed, moment_of, points_after
from babylon_cli.babylon.pages.score.table import Report as ScoreReport
from babylon_cli.babylon.pages.turn_words import build_words, dig_words, discard_words, notch_words, pillar_words
from babylon_cli.babylon.rules.play_verdict import JudgedTurn, Play
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.babylon.table.turn import Record
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted, listed


class Report:
    """Prints one game a document."""

    tells_faults = True
    """Every fault stands in the account."""

    def __init__(self, screen: Screen) -> None:
        """Begin in colour or not."""
        self.screen = screen

    def begin(self) -> str:
        """Nothing stands before the first game."""
        return ""

    def entry(self, replayed: Replayed) -> str:
        """The account of one game, and the pad as it then stands."""
        play = replayed.play
        if play is None or play.game is None:
            return ""
        title = [play.closing.title] if play.closing.title is not None else []
        lines = [self.screen.paint(visible(head), "place") for head in (*title, replayed.checked.title)]
        lines += ["", *self._set_up(play), *self._faults(replayed.findings_outside())]
        number = 0
        for turn in play.turns:
            setting = turn.played.setting
            if setting.round != number:
                number = setting.round or 0
                token = _token_words(number, setting.token)
                lines += ["", self.screen.paint(f"Round {number}{token}", "place")]
            lines += self._turn(replayed, turn)
        if play.game.stopped:
            lines += ["", self.screen.paint(wrapped(STOPPED, indent=""), "error")]
        lines += ["", self.screen.paint(_until(play), "place")]
        lines += ScoreReport(self.screen, why=False).body(replayed.scored)
        return "\n".join(lines) + "\n\n"

    def end(self) -> str:
        """Nothing stands after the last game."""
        return ""

    def _set_up(self, play: Play) -> Iterator[str]:
        table = play.game.table if play.game is not None else play.closing
        record = table.record or Record(0, ())
        yield self.screen.paint("Set-up", "place")
        for player in table.players:
            stored = player.storage.terrace
            start = icon_letters(stored.icons if stored is not None else None) or "icons unknown"
            yield wrapped(visible(f"{player.name} plays {player.flower}, start terrace {start}"), indent="  ")
        for player in table.players[record.first_player : record.first_player + 1]:
            yield wrapped(visible(f"{player.name} begins"), indent="  ")
        if record.removed:
            places = listed([POSITION_NAMES[position] for position in record.removed])
            yield wrapped(f"clay taken out at {places}", indent="  ")

    def _turn(self, replayed: Replayed, turn: JudgedTurn) -> Iterator[str]:
        played = turn.played
        moment = moment_of(turn)
        yield wrapped(
            visible(f"{moment.round}.{moment.turn}  {played.before.player.name} {dig_words(played)}"), "  ", " " * 7
        )
        for line in build_words(played):
            yield wrapped(visible(line), " " * 7, " " * 9)
        for line in discard_words(played):
            yield wrapped(visible(line), " " * 7, " " * 9)
        points = counted(points_after(turn), "point")
        yield wrapped(f"{pillar_words(played)}; {points}", " " * 7, " " * 9)
        yield wrapped(visible(notch_words(played.after)), " " * 7, " " * 9)
        yield from self._faults(replayed.findings_within(turn))

    def _faults(self, findings: Iterable[Finding]) -> Iterator[str]:
        for finding in findings:
            text = wrapped(visible(f"{finding.severity}: {finding.rule}: {finding.message}"), " " * 7, " " * 9)
            yield self.screen.paint(text, finding.severity)


def _token_words(number: int, token: str | None) -> str:
    if number == 1:
        return ""
    return {None: ", token not noted", "none": ", blank token"}.get(token, f", token {token}")


def _until(play: Play) -> str:
    """When the pad is taken, in words."""
    if play.game is not None and play.game.is_over:
        return "The final pad"
    if not play.turns:
        return "The pad before the first turn"
    moment = moment_of(play.turns[-1])
    return f"The pad after round {moment.round}, turn {moment.turn}"


STOPPED = "The game stops here: nothing lies where this turn digs, so what follows cannot be played."
