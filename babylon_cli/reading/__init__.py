"""From the text of a file to plain data with marks, and on to models. It knows no game."""
