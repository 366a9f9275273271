"""The words that cards of Codex are written in."""
