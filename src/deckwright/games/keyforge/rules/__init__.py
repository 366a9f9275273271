"""The rules of KeyForge, a file for each part of the rulebook."""
