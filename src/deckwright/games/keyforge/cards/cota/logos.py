"""Call of the Archons: Logos."""
