"""What every command prints, whatever the game: verdicts and promises in each format, and how text is laid out."""
