"""Call of the Archons: Shadows."""
