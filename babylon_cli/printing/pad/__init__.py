"""The formats of `babylon score`, one module each, for the pads of every game."""
