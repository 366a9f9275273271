"""The rules of Battle of Dimensions, a file for each part of the rulebook."""
