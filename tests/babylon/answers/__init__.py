"""What is answered about a document, and its data."""
