"""The rules of Babylon, one module each, and the verdict that applies them. Pure: a table in, findings out."""
