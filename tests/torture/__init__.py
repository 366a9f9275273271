"""A game invented to be hard on the kernel: thirty-odd cards that need every mechanism it has."""
