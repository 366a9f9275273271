"""Shards of Infinity with Relics of the Future."""
