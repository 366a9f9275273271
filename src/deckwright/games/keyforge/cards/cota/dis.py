"""Call of the Archons: Dis."""
