"""The words that KeyForge cards are written in."""
