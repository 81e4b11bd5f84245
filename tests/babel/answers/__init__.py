"""Tests of what each question on a table of Babel is answered with."""
