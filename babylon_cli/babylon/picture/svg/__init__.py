"""Gardens and the quarry as vector pictures."""
