"""Cards of later sets: Dis."""
