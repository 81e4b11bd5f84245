"""What digging gives."""
