"""Cards of later sets: Brobnar."""
