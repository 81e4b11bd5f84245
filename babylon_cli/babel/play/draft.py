"""The tiles dealt and passed at the beginning of a game, with every choice left to chance."""

from random import Random
from typing import NamedTuple

from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.facts.wonders import WONDERS, Wonder
from babylon_cli.chance import below, shuffled

HAND = 3
"""How many tiles each player is dealt, and has in the end."""

START_COINS = 3
"""What each player has before the tiles are dealt."""


class DraftedHand(NamedTuple):
    """What one player was dealt, and kept in the order in which it was kept."""

    dealt: tuple[int, ...]
    from_left: tuple[int, ...]
    """The two tiles of which the second was kept."""
    kept: tuple[int, ...]
    """The first of three, the second of two, and the last one, which comes from the left."""


class Draft(NamedTuple):
    """The hands of all players, clockwise."""

    seed: int
    hands: tuple[DraftedHand, ...]
    wonders: tuple[Wonder, ...]
    """One for each city, the Free City's last."""
    face_down: int | None
    """With two players, the tile that blocks the third space."""
    boxed: tuple[int, ...]
    """What goes back to the box, by number."""


def draft(players: int, seed: int) -> Draft:
    """Deal and pass for 2 to 8 players; the same seed, 0 or more, gives the same draft.

    Each keeps one of three tiles and passes two to the right, keeps one of the two that come from the left and passes
    one, and takes the last. With two players the Free City between them takes no part.
    """
    random = Random(seed)  # noqa: S311 - a game, and one that can be drawn again
    tiles = shuffled(tuple(TILES), random)
    dealt = [tiles[HAND * seat : HAND * (seat + 1)] for seat in range(players)]
    rest = tiles[HAND * players :]
    face_down = rest[0] if players == 2 else None
    boxed = tuple(sorted([tile for tile in rest if tile != face_down]))
    first = [hand[below(HAND, random)] for hand in dealt]
    # The player on the left is the next one clockwise.
    from_left = [_without(dealt[(seat + 1) % players], first[(seat + 1) % players]) for seat in range(players)]
    second = [hand[below(HAND - 1, random)] for hand in from_left]
    last = [_without(from_left[(seat + 1) % players], second[(seat + 1) % players])[0] for seat in range(players)]
    hands = [
        DraftedHand(dealt[seat], from_left[seat], (first[seat], second[seat], last[seat])) for seat in range(players)
    ]
    return Draft(seed, tuple(hands), _wonders(players, random), face_down, boxed)


def _without(hand: tuple[int, ...], kept: int) -> tuple[int, ...]:
    return tuple([tile for tile in hand if tile != kept])


def _wonders(players: int, random: Random) -> tuple[Wonder, ...]:
    """A side of a wonder for each city; seven wonders are in the base game, so that an eighth player has none of it."""
    names = shuffled(tuple(dict.fromkeys([wonder.name for wonder in WONDERS])), random)
    cities = players + 1 if players == 2 else players
    boards = [[wonder for wonder in WONDERS if wonder.name == name] for name in names[:cities]]
    return tuple([board[below(2, random)] for board in boards])
