"""The file that `babylon babel draft` writes: the hands of tiles, in which the game can be written down."""

from collections.abc import Iterator

from babylon_cli.babel.facts.wonders import WONDERS, Wonder
from babylon_cli.babel.play.draft import START_COINS, Draft, DraftedHand
from babylon_cli.wording.message import ENGLISH, Counted, Fact, Language, Message, listed

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


def draft_file(drawn: Draft, language: Language = ENGLISH) -> str:
    """The text of a file with this draft: its comments, and the names of what is in the box, in a language."""
    return "".join([language.say(part) for part in _parts(drawn)])


def _parts(drawn: Draft) -> Iterator[Fact]:
    """What is said, and YAML."""
    names = NAMES[: len(drawn.hands)]
    yield _head(len(names), drawn.seed)
    for seat, name in enumerate(names):
        yield from _player(drawn, seat, name)
        if len(names) == 2 and seat == 0:
            yield from ("  - {name: ", Message("the Free City"), ", free_city: true, wonder: ")
            yield from (drawn.wonders[2].said, "}\n")
    if drawn.face_down is not None:
        yield Message(
            "# Face down on the third space: {tile}. With two players it stays blocked.\n", tile=drawn.face_down
        )
    yield _box(drawn)
    yield _tail(names[0], drawn.hands[0].kept[0])


def _head(players: int, seed: int) -> Message:
    return Message(
        """\
# Tiles of the Tower of Babel, dealt and passed at random by:
#   babylon babel draft --players {players} --seed {seed}
# The same command gives the same file. Each player was dealt three tiles, kept one and passed two
# to the right, kept one of the two that came from the left and passed the other, and took the last.
# What each kept is drawn in place of the players, and so are the wonders.
game: babel
age: 1

# Clockwise: the next in the list sits on a player's left.
players:
""",
        players=players,
        seed=seed,
    )


def _player(drawn: Draft, seat: int, name: str) -> Iterator[Fact]:
    hand = drawn.hands[seat]
    yield _told(hand)
    tiles = ", ".join([str(tile) for tile in sorted(hand.kept)])
    if seat < len(drawn.wonders):
        yield from _city(name, drawn.wonders[seat], tiles)
        return
    # The base game has seven wonders; the eighth player's stands for one of an expansion.
    yield Message("  # the base game has no eighth wonder: this one stands in for the board of an expansion\n")
    first = drawn.wonders[0]
    (other,) = [wonder for wonder in WONDERS if wonder.name == first.name and wonder.side != first.side]
    yield from _city(name, other, tiles)


def _city(name: str, wonder: Wonder, tiles: str) -> Iterator[Fact]:
    yield from (f"  - {{name: {name}, wonder: ", wonder.said, f", coins: {START_COINS}, tiles: [{tiles}]}}\n")


def _told(hand: DraftedHand) -> Message:
    return Message(
        "  # dealt {dealt}: keeps {first}; of {passed} keeps {second}; the last is {last}\n",
        dealt=listed(hand.dealt),
        first=hand.kept[0],
        passed=listed(hand.from_left),
        second=hand.kept[1],
        last=hand.kept[2],
    )


def _box(drawn: Draft) -> Message:
    if not drawn.boxed:
        return Message("# All 24 tiles are dealt.\n")
    return Message(
        "# Back to the box, {number}: {tiles}.\n", number=Counted(len(drawn.boxed), "tile"), tiles=listed(drawn.boxed)
    )


def _tail(name: str, tile: int) -> Message:
    return Message(
        """\

# One entry a turn in which tiles are built, such as `- {{{name}: {tile}}}`.
tower: []

# One entry an Age, such as `- {{age: 1, card: Cranes, joined: {{{name}: 1}}}}`.
projects: []
""",
        name=name,
        tile=tile,
    )
