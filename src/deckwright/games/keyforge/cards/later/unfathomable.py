"""Cards of later sets: Unfathomable."""
