"""A table as one line, in the spirit of chess's FEN: `docs/notation.md` has its grammar, which a test holds to it."""
