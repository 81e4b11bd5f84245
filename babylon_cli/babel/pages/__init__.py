"""What the commands on Babel print, one module a subject."""
