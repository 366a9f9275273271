"""The words that the cards of Battle of Dimensions are written in."""
