"""The tests of what lies on the table."""
