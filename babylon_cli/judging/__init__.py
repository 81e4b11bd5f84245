"""What is found, whatever the game: faults, findings, verdicts, promises, published rules. No game and no file."""
