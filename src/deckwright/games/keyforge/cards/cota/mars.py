"""Call of the Archons: Mars."""
