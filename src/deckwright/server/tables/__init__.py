"""A table while the server runs: the game, who is there, what they are sent, and what happens by itself."""
