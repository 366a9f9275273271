"""Cards of the four later sets."""
