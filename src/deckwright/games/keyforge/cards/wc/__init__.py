"""Cards that first came in Worlds Collide."""
