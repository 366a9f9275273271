"""Cards that first came in Mass Mutation."""
