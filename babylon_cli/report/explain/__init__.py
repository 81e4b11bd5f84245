"""The formats of `babylon explain`, one module each."""
