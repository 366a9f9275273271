"""Cards of later sets: Logos."""
