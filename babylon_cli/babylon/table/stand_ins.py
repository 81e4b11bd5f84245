"""Names for players and flowers where a file needs some; of the flowers the rulebooks name only white and pink."""

PLAYER_NAMES = ("Ana", "Bo", "Cleo", "Dan")

FLOWERS = ("white", "pink", "sun", "vine")
