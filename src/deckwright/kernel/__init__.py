"""The kernel: states, frames, decisions and events of any card game. It names no game."""
