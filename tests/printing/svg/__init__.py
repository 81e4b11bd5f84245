"""Tests of what vector pictures are made of."""
