"""7 Wonders: Babel, the second system: the Tower of Babel and the Great Projects, from the same parts as Babylon."""
