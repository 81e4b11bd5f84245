"""The formats of `babylon quarry`, one module each."""
