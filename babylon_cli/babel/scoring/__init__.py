"""The pad at the end of the game: every number the sum of its lines."""
