"""The formats of `babylon score`, one module each."""
