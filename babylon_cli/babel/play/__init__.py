"""What happens at a table of Babel: the tower, the projects, the conflicts, the draft."""
