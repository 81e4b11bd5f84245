"""What `explain` tells as HTML: one page by itself, or a book of all pages that lead to each other."""
