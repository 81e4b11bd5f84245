"""The formats of `babylon stats`, one module each, for the plays of every game."""
