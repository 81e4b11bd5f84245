"""The tests of the second game, 7 Wonders: Babel."""
