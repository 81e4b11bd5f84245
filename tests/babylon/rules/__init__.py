"""The tests of the rules and of the verdict."""
