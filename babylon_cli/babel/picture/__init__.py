"""The tower as a picture."""
