"""The file that `babylon new --game babel` writes: commented, valid and legal, to be filled in."""

HEAD = """\
# yaml-language-server: $schema=babel.schema.json
# A table of 7 Wonders: Babel. `babylon babel schema > babel.schema.json` lets your editor help you.
# When the game is over, type what every city has, then run:
#   babylon score FILE      the pad and the winner
#   babylon check FILE      what cannot have arisen, where and why
# In the middle of a game `babylon babel tower`, `price`, `project` and `conflict` settle what comes up.

title: Game night
game: babel

# The Age that the game is in: 1, 2 or 3.
age: 3

# The modules that are played.
modules: [tower, projects]

# Clockwise: the next in the list sits on a player's left. Cards and wonders in English or French.
players:
"""

FIRST_PLAYER = """\
  - name: Ana
    wonder: Gizah A           # the name and the side of the board
    stages: 1                 # how many are built, in order
    cards: [Lumber Yard, Altar, Apothecary]
    coins: 5
    military: {victory: [1, 3], defeat: 1}
    tiles: [4, 9, 12]         # the hand of tiles after the draft
    tokens: {shields: 0, science_sets: 0, guilds: 0, stages: 0, penalties: []}
"""

NEXT_PLAYER = """\

  - name: {name}
    wonder: {wonder}
    cards: []
    coins: 3
    tiles: {tiles}
"""

FREE_CITY = """\

  # With two players the Free City sits between them.
  - {name: the Free City, free_city: true, wonder: Halikarnassus A}
"""

TAIL = """\

# The tiles of the tower, one entry a turn in which some were built.
tower:
  - {Ana: 4}

# One entry an Age: the card of the Great Project, and the markers taken.
projects:
  - {age: 1, card: Cranes, joined: {Ana: 1}}

# What `babylon babel price` judges:
#   build: {player: Ana, card: Temple}
# What the players wrote on the pad can stand under a player, and is compared row by row:
#   score_pad: {military: 3, total: 31}
# Where your table plays otherwise, see `babylon explain babel`:
#   rulings: {surcharge_goes_to: bank}
"""

SEATS = (
    ("Bo", "Rhodos A", "[5, 7, 20]"),
    ("Cleo", "Alexandria A", "[1, 2, 3]"),
    ("Dan", "Babylon A", "[6, 8, 10]"),
    ("Eve", "Olympia A", "[11, 13, 14]"),
    ("Finn", "Ephesos A", "[15, 16, 17]"),
    ("Gus", "Halikarnassus A", "[18, 19, 21]"),
)
"""The players after the first."""


MOST_PLAYERS = 7


def blank_file(players: int) -> str:
    """The text of a file for 2 players or more; ValueError tells how many play at most."""
    if players > MOST_PLAYERS:
        raise ValueError(MOST_PLAYERS)
    others = [NEXT_PLAYER.format(name=name, wonder=wonder, tiles=tiles) for name, wonder, tiles in SEATS[: players - 1]]
    if players == 2:
        others.insert(0, FREE_CITY)
    return "".join([HEAD, FIRST_PLAYER, *others, TAIL])
