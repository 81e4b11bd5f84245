"""How answers about gardens are said."""
