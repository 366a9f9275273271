"""The command `deckwright`."""
