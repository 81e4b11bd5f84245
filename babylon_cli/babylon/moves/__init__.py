"""What a player could do in the turn so far."""
