"""A game that was scored, as the places take it where people keep their plays."""
