"""KeyForge: the rules of March 2021, Call of the Archons and cards of four later sets."""
