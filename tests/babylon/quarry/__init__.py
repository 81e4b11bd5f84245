"""The tests of what digging gives."""
