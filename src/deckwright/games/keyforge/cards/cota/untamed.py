"""Call of the Archons: Untamed."""
