"""The tests of the rules that a table of Babel is checked for."""
