"""The rules of the Orchard."""
