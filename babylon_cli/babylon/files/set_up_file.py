"""The file that `babylon setup` writes: a set-up drawn at random, in which the game can be written down."""

import shlex
from collections.abc import Iterator

from babylon_cli.babylon.files.record_file import ROUND, ROUND_1
from babylon_cli.babylon.play.set_up import SetUp
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Tile
from babylon_cli.babylon.table.stand_ins import FLOWERS, PLAYER_NAMES
from babylon_cli.babylon.table.terrace import StoredTerrace, icon_letters
from babylon_cli.babylon.table.turn import TOKENS
from babylon_cli.reading.quoting import quoted
from babylon_cli.wording.message import ENGLISH, Language, Message
from babylon_cli.wording.texts import file_text

TAKEN_OUT = {
    2: Message("Clay taken out by the two players in turn, the first player first. Drawn in their place."),
    3: Message("Clay taken out by each player in turn, the first player first. Drawn in their place."),
    4: Message("With four players no clay is taken out."),
}

LONGEST_FLOWER = max([len(flower) for flower in FLOWERS])

LONGEST_TOKEN = max([len(token) for token in TOKENS])


def set_up_file(drawn: SetUp, names: tuple[str, ...], language: Language = ENGLISH) -> str:
    """The text of a file with this set-up for players of these names, clockwise; names are single lines."""
    written = [quoted(name) for name in names]
    first = written[drawn.first_player]
    clockwise = [*written[drawn.first_player :], *written[: drawn.first_player]]
    positions = ", ".join([POSITION_NAMES[position] for position in drawn.removed])
    clay = [name for position, name in enumerate(POSITION_NAMES) if position not in drawn.removed]
    return file_text("set-up", language.code).format(
        command=_command(drawn.seed, names),
        flowers=", ".join(FLOWERS),
        players="\n".join([_player(name, start) for name, start in zip(written, drawn.starts, strict=True)]),
        first_player=first,
        quarry="\n".join(_quarry(drawn.quarry.piles)),
        taken_out=language.say(TAKEN_OUT[len(names)]),
        positions=positions,
        clay=clay[0],
        rounds="\n".join(_rounds(drawn, clockwise, language)),
    )


def _command(seed: int, names: tuple[str, ...]) -> str:
    """The command that gives this file again."""
    command = f"babylon setup --players {len(names)} --seed {seed}"
    if names == PLAYER_NAMES[: len(names)]:
        return command
    return f"{command} --names {shlex.quote(','.join(names))}"


def _player(name: str, start: StoredTerrace) -> str:
    return f"  - {{name: {name}, flower: {start.flower}, start: {icon_letters(start.icons)}}}"


def _quarry(piles: tuple[tuple[Tile, ...], ...]) -> Iterator[str]:
    """Four rows of four stacks, each stack on a line of its own that tells its position."""
    for position, pile in enumerate(piles):
        column = position % QUARRY_SIDE
        opening = "  - [" if column == 0 else "     "
        closing = "]" if column == QUARRY_SIDE - 1 else ","
        stack = " > ".join([_tile(tile) for tile in pile])
        yield f"{opening}{stack}{closing} # {POSITION_NAMES[position]}"


def _tile(tile: Tile) -> str:
    return f"{tile.material.value} {tile.flower:<{LONGEST_FLOWER}} {icon_letters(tile.icons)}"


def _rounds(drawn: SetUp, clockwise: list[str], language: Language) -> Iterator[str]:
    """The first round, of which no turn is played yet, and the later ones behind comment signs."""
    yield f"  - turns: # {language.say(ROUND_1)}"
    yield from _turns(clockwise)
    for number, token in enumerate(drawn.tokens, start=2):
        yield f"  # - token: {token:<{LONGEST_TOKEN}} # {language.say(Message(ROUND, round=number))}"
        yield "  #   turns:"
        yield from _turns(clockwise)


def _turns(clockwise: list[str]) -> Iterator[str]:
    for name in clockwise:
        yield f"  #   - {{player: {name}, dig: }}"
