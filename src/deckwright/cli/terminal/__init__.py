"""A game in the terminal: several people at one keyboard, and bots."""
