"""Battle of Dimensions, with its epic mode."""
