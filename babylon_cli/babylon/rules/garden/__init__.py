"""The rules that judge one garden, one module each."""
