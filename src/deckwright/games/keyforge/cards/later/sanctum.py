"""Cards of later sets: Sanctum."""
