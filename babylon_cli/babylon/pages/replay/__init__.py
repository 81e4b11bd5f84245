"""The formats of `babylon replay`, one module each."""
