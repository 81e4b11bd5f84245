"""The catalogues of the other languages: what they have to translate, and whether they do."""
