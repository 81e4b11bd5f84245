"""Vector pictures: elements, letters made of strokes, badges. Neutral: they know no game."""
