"""Tests of what a build costs."""
