"""The formats of `babylon check`, one module each."""
