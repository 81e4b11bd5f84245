"""`replay --format text`: a game told round by round, with what every turn costs and is worth."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.answers.replay import ReplayAnswer, ToldTurn
from babylon_cli.babylon.answers.turn_words import build_words, dig_words, discard_words, notch_words, pillar_words
from babylon_cli.babylon.play.replay import Game
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.turn import Record
from babylon_cli.babylon.terms import icons_name
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.pad.table import body
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Counted, Fact, Message, Term, listed


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
                lines += ["", self._head(_round(number, turn.played.setting.token))]
            lines += self._turn(turn)
        lines += ["", self._head(_until(game, answer.turns))]
        lines += body(answer.pad, self.screen, why=False)
        return "\n".join(lines) + "\n\n"

    def _head(self, fact: Fact) -> str:
        return self.screen.head(fact)

    def _set_up(self, game: Game) -> Iterator[str]:
        yield self._head(Message("Set-up"))
        for fact in _set_up_words(game):
            yield self.screen.wrapped(fact, indent="  ")

    def _turn(self, turn: ToldTurn) -> Iterator[str]:
        moment = f"{turn.moment.round}.{turn.moment.turn}"
        account = Message("{moment}  {account}", moment=moment, account=dig_words(turn.played))
        yield self.screen.wrapped(account, "  ", " " * 7)
        for line in _turn_words(turn):
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


def _set_up_words(game: Game) -> Iterator[Message]:
    table = game.table
    record = table.record or Record(0, ())
    for player in table.players:
        stored = player.storage.terrace
        yield Message(
            "{player} plays {flower}, start terrace {icons}",
            player=player.name,
            flower=player.flower,
            icons=icons_name(None if stored is None else stored.icons),
        )
    for player in table.players[record.first_player : record.first_player + 1]:
        yield Message("{player} begins", player=player.name)
    if record.removed:
        positions = listed([POSITION_NAMES[position] for position in record.removed])
        yield Message("clay taken out at {positions}", positions=positions)


def _turn_words(turn: ToldTurn) -> Iterator[Fact]:
    """Everything after what is dug."""
    played = turn.played
    yield from build_words(played)
    yield from discard_words(played)
    yield Message("{pillars}; {points}", pillars=pillar_words(played), points=Counted(turn.points, "point"))
    yield notch_words(played.after)


def _round(number: int, token: str | None) -> Message:
    if number == 1:
        return Message("Round {round}", round=number)
    if token is None:
        return Message("Round {round}, token not noted", round=number)
    if token == "none":
        return Message("Round {round}, blank token", round=number)
    return Message("Round {round}, token {token}", round=number, token=token)


def _until(game: Game, turns: tuple[ToldTurn, ...]) -> Message:
    """When the pad is taken."""
    if game.is_over:
        return Message("The final pad")
    if not turns:
        return Message("The pad before the first turn")
    moment = turns[-1].moment
    return Message("The pad after round {round}, turn {turn}", round=moment.round, turn=moment.turn)
