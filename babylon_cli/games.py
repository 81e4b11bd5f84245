"""The games of the house: the only place that names them. It imports nothing."""

GAMES = {
    "babylon": ("Babylon", "babylon_cli.babylon.game", "babylon"),
    "babel": ("7 Wonders: Babel", "babylon_cli.babel.game", "babylon babel"),
}
"""By the word that a file tells a game by: its title, the module with its record, how its commands begin."""

DEFAULT_GAME = "babylon"
"""The game of a file that names none."""

SIGNS = {"babel": ("age", "wonder")}
"""What tells of a game in a file that does not name it: a key of the document, or of a player."""
