"""The file that `babylon babel draft` writes: the hands of tiles, in which the game can be written down."""

from collections.abc import Iterator

from babylon_cli.babel.play.draft import Draft, DraftedHand
from babylon_cli.words import counted, listed

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")

HEAD = """\
# yaml-language-server: $schema=babel.schema.json
# Tiles of the Tower of Babel, dealt and passed at random by:
#   babylon babel draft --players {players} --seed {seed}
# The same command gives the same file. Each player was dealt three tiles, kept one and passed two
# to the right, kept one of the two that came from the left and passed the other, and took the last.
# What each kept is drawn in place of the players, and so are the wonders.
game: babel
age: 1

# Clockwise: the next in the list sits on a player's left.
players:
"""

TAIL = """\

# One entry a turn in which tiles are built, such as `- {{{name}: {tile}}}`.
tower: []

# One entry an Age, such as `- {{age: 1, card: Cranes, joined: {{{name}: 1}}}}`.
projects: []
"""


def draft_file(drawn: Draft) -> str:
    """The text of a file with this draft."""
    names = NAMES[: len(drawn.hands)]
    parts = [HEAD.format(players=len(names), seed=drawn.seed)]
    for seat, name in enumerate(names):
        parts += _player(drawn, seat, name)
        if len(names) == 2 and seat == 0:
            parts.append(f"  - {{name: the Free City, free_city: true, wonder: {drawn.wonders[2].title}}}\n")
    parts += _rest(drawn)
    parts.append(TAIL.format(name=names[0], tile=drawn.hands[0].kept[0]))
    return "".join(parts)


def _player(drawn: Draft, seat: int, name: str) -> Iterator[str]:
    hand = drawn.hands[seat]
    yield f"  # {_told(hand)}\n"
    tiles = ", ".join([str(tile) for tile in sorted(hand.kept)])
    if seat < len(drawn.wonders):
        yield f"  - {{name: {name}, wonder: {drawn.wonders[seat].title}, tiles: [{tiles}]}}\n"
        return
    # The base game has seven wonders; the eighth player's stands for one of an expansion.
    yield "  # the base game has no eighth wonder: this one stands in for the board of an expansion\n"
    other = drawn.wonders[0]
    side = "B" if other.side == "A" else "A"
    yield f"  - {{name: {name}, wonder: {other.name} {side}, tiles: [{tiles}]}}\n"


def _told(hand: DraftedHand) -> str:
    dealt, passed = _numbers(hand.dealt), _numbers(hand.from_left)
    return f"dealt {dealt}: keeps {hand.kept[0]}; of {passed} keeps {hand.kept[1]}; the last is {hand.kept[2]}"


def _numbers(tiles: tuple[int, ...]) -> str:
    return listed([str(tile) for tile in tiles])


def _rest(drawn: Draft) -> Iterator[str]:
    if drawn.face_down is not None:
        yield f"# Face down on the third space: {drawn.face_down}. With two players it stays blocked.\n"
    if drawn.boxed:
        yield f"# Back to the box, {counted(len(drawn.boxed), 'tile')}: {_numbers(drawn.boxed)}.\n"
    else:
        yield "# All 24 tiles are dealt.\n"
