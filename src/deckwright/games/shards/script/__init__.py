"""The words that cards of Shards of Infinity are written in."""
