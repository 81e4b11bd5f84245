"""What each question on a table of Babel is answered with, computed once."""
