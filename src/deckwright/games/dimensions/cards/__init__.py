"""The cards of Battle of Dimensions that have a text."""
