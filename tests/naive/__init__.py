"""A deliberately naive second implementation of the rules of tables, turns and games, the pad and the quarry reward."""
