"""The vocabulary that cards are written in: pure data, typed, shared by all games."""
