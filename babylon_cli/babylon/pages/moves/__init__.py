"""The formats of `babylon moves`, one module each."""
