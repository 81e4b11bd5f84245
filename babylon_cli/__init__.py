"""Settle and score games of Babylon."""
