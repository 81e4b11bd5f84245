"""The tests of babylon."""
