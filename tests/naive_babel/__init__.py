"""A deliberately naive second implementation of Babel: tower, price, projects, conflicts, pad and check."""
