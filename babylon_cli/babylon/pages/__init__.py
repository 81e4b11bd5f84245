"""What only Babylon prints: one renderer a format."""
