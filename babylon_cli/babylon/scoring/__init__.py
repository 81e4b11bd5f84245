"""The score pad: every number the sum of lines that say where its points come from, and who wins."""
