"""The file that `babylon setup` writes: a set-up drawn at random, in which the game can be written down."""

import shlex
from collections.abc import Iterator

from babylon_cli.babylon.play.set_up import SetUp
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Tile
from babylon_cli.babylon.table.stand_ins import FLOWERS, PLAYER_NAMES
from babylon_cli.babylon.table.terrace import StoredTerrace, icon_letters
from babylon_cli.babylon.table.turn import TOKENS
from babylon_cli.reading.quoting import quoted

HEAD = """\
# yaml-language-server: $schema=babylon.schema.json
# A game of Babylon, set up at random by:
#   {command}
# The same command gives the same file. Write the turns down below, then run:
#   babylon replay FILE     the game, turn by turn
#   babylon check FILE      what breaks a rule, where and why
#   babylon score FILE      the score pad and the winner
#
# The rulebooks do not print all that a set-up needs. What this one assumes:
#   flower names      the rulebooks name white and pink; sun and vine stand in for the others
#   flowers           each of the four on 4 of the 16 terraces of each material
#   icons             2 on clay, 3 on granite and 4 on basalt are the rulebooks' numbers; which
#                     icons, and on which spots, is drawn, all four kinds being as likely
#   start terraces    3 icons each, drawn in the same way
#   tokens            of the 14 in the box, 2 of each of the six effects and 2 blank ones
# What it does in place of the players:
#   boards            given out in the order of the flowers
#   clay taken out    drawn, where each player would choose

# The rulebook that you play by: fr, nl, zh-Hant or zh-Hans.
edition: fr

# Assumed: sun and vine stand in for two names that the rulebooks do not print.
flowers: [{flowers}]

# Clockwise. Assumed: who has which board, and the 3 icons NW NE SW SE of the start terraces.
# S statue, F fountain, B bridge, T staircase, . none
players:
"""

FIRST_PLAYER = """\

# Drawn.
first_player: {name}

# The whole stacks, top first, before clay is taken out; row by row, four from west to east.
# Drawn, and assumed: each flower on 4 terraces of each material, and which icons there are.
quarry:
"""

REMOVED = """\

# {taken_out}
removed: [{positions}]

"""

TAKEN_OUT = {
    2: "Clay taken out by the two players in turn, the first player first. Drawn in their place.",
    3: "Clay taken out by each player in turn, the first player first. Drawn in their place.",
    4: "With four players no clay is taken out.",
}

ROUNDS = """\
# When a turn is played, take the `# ` off its line and fill it in, such as:
#   - {{player: {name}, dig: {clay}, build: [{{from: stored, at: C3, level: 1}}], keep: {{terrace: dug}}}}
# Without `build` nothing is built; without `keep` all that can be kept is kept. A turn can also
# have statues, fountains, bridges, staircases and the pillars_taken.
# Drawn, and assumed: the tokens, from 2 of each effect and 2 blank ones. Each is turned over
# only when the round before has ended: do not read on if you want to be surprised.
rounds:
"""

LONGEST_FLOWER = max([len(flower) for flower in FLOWERS])

LONGEST_TOKEN = max([len(token) for token in TOKENS])


def set_up_file(drawn: SetUp, names: tuple[str, ...]) -> str:
    """The text of a file with this set-up for players of these names, clockwise; names are single lines."""
    written = [quoted(name) for name in names]
    first = written[drawn.first_player]
    clockwise = [*written[drawn.first_player :], *written[: drawn.first_player]]
    positions = ", ".join([POSITION_NAMES[position] for position in drawn.removed])
    clay = [name for position, name in enumerate(POSITION_NAMES) if position not in drawn.removed]
    parts = [
        HEAD.format(command=_command(drawn.seed, names), flowers=", ".join(FLOWERS)),
        *[_player(name, start) for name, start in zip(written, drawn.starts, strict=True)],
        FIRST_PLAYER.format(name=first),
        *_quarry(drawn.quarry.piles),
        REMOVED.format(taken_out=TAKEN_OUT[len(names)], positions=positions),
        ROUNDS.format(name=first, clay=clay[0]),
        *_rounds(drawn, clockwise),
    ]
    return "".join(parts)


def _command(seed: int, names: tuple[str, ...]) -> str:
    """The command that gives this file again."""
    command = f"babylon setup --players {len(names)} --seed {seed}"
    if names == PLAYER_NAMES[: len(names)]:
        return command
    return f"{command} --names {shlex.quote(','.join(names))}"


def _player(name: str, start: StoredTerrace) -> str:
    return f"  - {{name: {name}, flower: {start.flower}, start: {icon_letters(start.icons)}}}\n"


def _quarry(piles: tuple[tuple[Tile, ...], ...]) -> Iterator[str]:
    """Four rows of four stacks, each stack on a line of its own that tells its position."""
    for position, pile in enumerate(piles):
        column = position % QUARRY_SIDE
        opening = "  - [" if column == 0 else "     "
        closing = "]" if column == QUARRY_SIDE - 1 else ","
        stack = " > ".join([_tile(tile) for tile in pile])
        yield f"{opening}{stack}{closing} # {POSITION_NAMES[position]}\n"


def _tile(tile: Tile) -> str:
    return f"{tile.material.value} {tile.flower:<{LONGEST_FLOWER}} {icon_letters(tile.icons)}"


def _rounds(drawn: SetUp, clockwise: list[str]) -> Iterator[str]:
    """The first round, of which no turn is played yet, and the later ones behind comment signs."""
    yield "  - turns: # round 1 has no token\n"
    yield from _turns(clockwise)
    for number, token in enumerate(drawn.tokens, start=2):
        yield f"  # - token: {token:<{LONGEST_TOKEN}} # round {number}\n"
        yield "  #   turns:\n"
        yield from _turns(clockwise)


def _turns(clockwise: list[str]) -> Iterator[str]:
    for name in clockwise:
        yield f"  #   - {{player: {name}, dig: }}\n"
