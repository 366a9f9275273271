"""Cards that first came in Dark Tidings."""
