"""What the toolkit's speed is measured with: plain scripts, run by hand from the project's folder."""
