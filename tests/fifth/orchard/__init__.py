"""The Orchard: a small game that lives outside the package, to show that a game needs nothing elsewhere."""
