"""The tests of the score pad."""
