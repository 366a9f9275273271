"""Decks of KeyForge: what one is, how it is written down, read, made up and shown (KF-15)."""
