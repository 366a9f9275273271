"""A set of cards for KeyForge that lives outside the package."""
