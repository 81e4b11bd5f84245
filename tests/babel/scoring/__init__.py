"""Tests of the pad at the end of the game."""
