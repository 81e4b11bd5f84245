"""Tests of what the commands print."""
