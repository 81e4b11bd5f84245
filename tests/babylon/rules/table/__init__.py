"""The tests of the table rules, one module a rule."""
