"""The 66 rulings by subject, in the order of their numbers."""
