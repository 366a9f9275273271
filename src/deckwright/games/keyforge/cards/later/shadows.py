"""Cards of later sets: Shadows."""
