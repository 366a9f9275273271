"""The rules of Codex, a file for each part of the rulebook."""
