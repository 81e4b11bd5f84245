"""What the commands print: one renderer a file, each turning finished facts into text."""
