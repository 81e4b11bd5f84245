"""Slips of a first evening, each with what is said of it."""
