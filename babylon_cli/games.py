"""The games of the house: the only place that names them. It imports nothing."""

GAMES = {
    "babylon": ("Babylon", "babylon_cli.babylon", "babylon"),
    "babel": ("7 Wonders: Babel", "babylon_cli.babel", "babylon babel"),
}
"""By the word that a file tells a game by: its title, the package with its rooms, and how its commands begin."""

DEFAULT_GAME = "babylon"
"""The game of a file that names none."""

SIGNS = {"babel": ("age", "wonder")}
"""What tells of a game in a file that does not name it: a key of the document, or of a player."""

TOP_LEVEL_KEYS = frozenset(
    {
        *("game", "title", "date", "place", "notes", "rulings", "players", "expect"),
        *("edition", "flowers", "quarry", "round", "token", "turn", "first_player", "removed", "rounds"),
        *("age", "modules", "tower", "projects", "build"),
    }
)
"""The keys of the documents of all games, typed out: the models of a game are imported only for a file of it."""
