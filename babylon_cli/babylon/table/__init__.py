"""What lies on the table: cells, pieces, terraces, gardens, the quarry. Frozen data, no files and no printing."""
