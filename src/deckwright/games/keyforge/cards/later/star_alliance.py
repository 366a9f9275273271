"""Cards of later sets: Star_alliance."""
