"""Codex: the starter set, Bashing against Finesse."""
