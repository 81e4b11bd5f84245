"""The rules on turns and whole games, one module each."""
