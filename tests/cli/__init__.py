"""Tests of the command `deckwright`."""
