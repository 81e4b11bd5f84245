"""`replay --format text`: a game told round by round, with what every turn costs and is worth."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.answers.replay import ReplayAnswer, ToldTurn
from babylon_cli.babylon.answers.turn_words import dig_words
from babylon_cli.babylon.pages.replay.told import SET_UP, round_told, set_up_words, turn_words, until_told
from babylon_cli.babylon.play.replay import Game
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.pad.table import body
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Fact, Message, Term


class Report(BaseReport[ReplayAnswer]):
    """Prints one game a document."""

    def entry(self, answer: ReplayAnswer) -> str:
        """The account of one game, and the pad as it then stands."""
        game = answer.game
        if game is None or answer.pad is None:
            return ""
        title = [game.table.title] if game.table.title is not None else []
        lines = [self._head(head) for head in (*title, answer.document.title)]
        lines += ["", *self._set_up(game), *self._faults(answer.findings_outside())]
        number = 0
        for turn in answer.turns:
            if turn.moment.round != number:
                number = turn.moment.round
                lines += ["", self._head(round_told(number, turn.played.setting.token))]
            lines += self._turn(turn)
        lines += ["", self._head(until_told(game, answer.turns))]
        lines += body(answer.pad, self.screen, why=False)
        return "\n".join(lines) + "\n\n"

    def _head(self, fact: Fact) -> str:
        return self.screen.head(fact)

    def _set_up(self, game: Game) -> Iterator[str]:
        yield self._head(SET_UP)
        for fact in set_up_words(game):
            yield self.screen.wrapped(fact, indent="  ")

    def _turn(self, turn: ToldTurn) -> Iterator[str]:
        moment = f"{turn.moment.round}.{turn.moment.turn}"
        account = Message("{moment}  {account}", moment=moment, account=dig_words(turn.played))
        yield self.screen.wrapped(account, "  ", " " * 7)
        for line in turn_words(turn):
            yield self.screen.wrapped(line, " " * 7, " " * 9)
        yield from self._faults(turn.findings)

    def _faults(self, findings: Iterable[Finding]) -> Iterator[str]:
        for finding in findings:
            fault = Message(
                "{severity}: {rule}: {message}",
                severity=Term(finding.severity),
                rule=finding.rule,
                message=finding.message,
            )
            yield self.screen.paint(self.screen.wrapped(fault, " " * 7, " " * 9), finding.severity)
