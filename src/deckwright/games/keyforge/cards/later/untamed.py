"""Cards of later sets: Untamed."""
