"""Files of Babel: text → plain data with positions → documents → tables."""
