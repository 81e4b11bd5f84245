"""Turns and whole games."""
