"""What each question on a table of Babylon is answered with, computed once."""
