"""Windows: triggered abilities waiting to be resolved, in the order that the active player chooses."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckwright.kernel.state import State


def open_window(state: "State") -> None:
    state.triggered = ()
