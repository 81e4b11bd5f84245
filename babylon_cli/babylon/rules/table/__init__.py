"""The rules that judge the whole table, one module each."""
