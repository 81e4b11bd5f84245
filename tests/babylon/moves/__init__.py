"""The tests of what a player could do in a turn, counted by hand on small gardens."""
