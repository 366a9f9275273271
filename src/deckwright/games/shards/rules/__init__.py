"""The rules of Shards of Infinity, a file for each part of the rulebook."""
