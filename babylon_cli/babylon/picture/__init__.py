"""Gardens as pictures."""
