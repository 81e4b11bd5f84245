"""The tests of the garden rules, one module a rule."""
