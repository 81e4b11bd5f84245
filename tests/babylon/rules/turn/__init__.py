"""The tests of the rules on turns and whole games, one module a rule."""
