"""The file that `babylon new --record` writes: players and empty rounds, in which a game can be written down."""

from collections.abc import Iterator

from babylon_cli.babylon.table.stand_ins import FLOWERS, PLAYER_NAMES
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.wording.message import ENGLISH, Language, Message
from babylon_cli.wording.texts import file_text

ROUND_1 = Message("round 1 has no token")

ROUND = "round {round}"

MOST_PLAYERS = len(PLAYER_NAMES)


def record_file(players: int, language: Language = ENGLISH) -> str:
    """The text of a record for 2 players or more; ValueError tells how many play at most."""
    if players > MOST_PLAYERS:
        raise ValueError(MOST_PLAYERS)
    names = PLAYER_NAMES[:players]
    seats = [f"  - {{name: {name}, flower: {flower}}}" for name, flower in zip(names, FLOWERS, strict=False)]
    return file_text("new-record", language.code).format(
        flowers=", ".join(FLOWERS),
        players="\n".join(seats),
        first_player=names[0],
        rounds="\n".join(_rounds(names, language)),
    )


def _rounds(names: tuple[str, ...], language: Language) -> Iterator[str]:
    """The first round, of which no turn is played yet, and the later ones behind comment signs."""
    yield f"  - turns: # {language.say(ROUND_1)}"
    yield from _turns(names)
    for number in range(2, ROUNDS[len(names)] + 1):
        yield f"  # - token: none # {language.say(Message(ROUND, round=number))}"
        yield "  #   turns:"
        yield from _turns(names)


def _turns(names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        yield f"  #   - {{player: {name}, dig: }}"
