"""Call of the Archons: Sanctum."""
