"""Cards of later sets: Saurian."""
