"""Babylon: the gardens, their rules, their score and their play."""
