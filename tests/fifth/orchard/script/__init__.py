"""The words that the cards of the Orchard are written in."""
