"""`replay --format html`: every turn with its sentences and the garden after it; the turns can be gone through."""

from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from babylon_cli.babylon.answers.replay import ReplayAnswer, ToldTurn
from babylon_cli.babylon.answers.turn_words import dig_words
from babylon_cli.babylon.pages.pictures import picture_of
from babylon_cli.babylon.pages.replay.told import SET_UP, round_told, set_up_words, turn_words, until_told
from babylon_cli.babylon.table.table import Table
from babylon_cli.printing.html.faults import ShownFault, shown_faults
from babylon_cli.printing.html.gardens import ShownPicture, with_faults
from babylon_cli.printing.html.report import WORDS, PageReport
from babylon_cli.printing.pad.rows import outcome_of
from babylon_cli.printing.pad.shown import shown_pads
from babylon_cli.printing.picture import Shown
from babylon_cli.wording.message import Fact, Language, Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.replay import Game
    from babylon_cli.judging.scored import Scored


class ShownTurn(NamedTuple):
    """One turn: what is told of it, and the garden after it."""

    id: str
    heading: Message
    sentences: tuple[Fact, ...]
    pictures: tuple[ShownPicture, ...]
    faults: tuple[ShownFault, ...]
    """Everything found in it, numbered from 1 as the picture of the turn has it."""


class ShownRound(NamedTuple):
    """A round with its turns."""

    heading: Message
    turns: tuple[ShownTurn, ...]


class Controls(NamedTuple):
    """What the turns are gone through by, where scripts run."""

    group: Message
    back: Message
    on: Message
    slider: Message


CONTROLS = Controls(
    group=Message("Turn by turn"),
    back=Message("Turn before"),
    on=Message("Turn after"),
    slider=Message("Go to a turn, with the arrow keys, too"),
)


class Report(PageReport[ReplayAnswer]):
    """Prints one section a game."""

    heading = Message("Replay")
    template = "babylon/pages/replay/replay.html"
    script = "babylon/pages/replay/replay.js"

    def facts(self, id: str, answer: ReplayAnswer) -> dict[str, Any]:
        """The set-up, the rounds, and the pad in the end."""
        game, pad = cast("Game", answer.game), cast("Scored", answer.pad)
        return {
            "set_up_heading": SET_UP,
            "set_up": list(set_up_words(game)),
            "others": shown_faults(answer.document, answer.findings_outside()),
            "rounds": _rounds(id, answer, game.table, self.screen.language),
            "controls": CONTROLS,
            "pad_heading": until_told(game, answer.turns),
            "told": shown_pads(pad),
            "words": WORDS,
        }

    def remark(self, answer: ReplayAnswer) -> Fact:
        """Who wins or leads."""
        return super().remark(answer) if answer.pad is None else outcome_of(answer.pad.sheets[-1])


def _rounds(id: str, answer: ReplayAnswer, table: Table, language: Language) -> tuple[ShownRound, ...]:
    rounds = []
    for number, within in groupby(answer.turns, key=lambda turn: turn.moment.round):
        turns = list(within)
        heading = round_told(number, turns[0].played.setting.token)
        rounds.append(ShownRound(heading, tuple([_turn(id, answer, turn, table, language) for turn in turns])))
    return tuple(rounds)


def _turn(id: str, answer: ReplayAnswer, turn: ToldTurn, table: Table, language: Language) -> ShownTurn:
    after = turn.played.after.as_player()
    garden = picture_of(after, table, turn.findings, language)
    moment = f"{turn.moment.round}.{turn.moment.turn}"
    faults, turn_id = shown_faults(answer.document, turn.findings), f"{id}-turn-{moment.replace('.', '-')}"
    pictures, _ = with_faults([] if garden is None else [Shown(garden)], faults, turn_id)
    heading = Message("{moment} {player}", moment=moment, player=after.name)
    return ShownTurn(turn_id, heading, (dig_words(turn.played), *turn_words(turn)), pictures, faults)
