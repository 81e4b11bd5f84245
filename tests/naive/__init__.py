"""A deliberately naive second implementation of the garden and table rules, the score pad and the quarry reward."""
