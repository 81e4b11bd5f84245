"""A table of 7 Wonders: Babel as plain data."""
