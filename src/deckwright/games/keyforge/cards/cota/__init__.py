"""Call of the Archons."""
