"""The formats of `babylon verify`, one module each."""
