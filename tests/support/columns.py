"""Columns that clones share, sealed: a write that forgets to own its column fails."""

from typing import Any, Final, NoReturn

import deckwright as dw

COLUMNS: Final = frozenset(("columns", "zone", "known", "controller", "text", "host"))
"""What of a state clones share until one of them writes."""


class Sealed(list[Any]):
    """A column that nobody may write into."""

    def _refuse(self, *_: object) -> NoReturn:
        raise AssertionError("a column was written into without owning it")

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = sort = reverse = _refuse  # type: ignore[assignment]


def seal(state: dw.State) -> None:
    """Seal all columns of a state that has just been cloned, or is a clone: it owns none of them."""
    assert not state.owned
    state.columns = [Sealed(column) for column in state.columns]
    for name in sorted(COLUMNS - {"columns"}):
        setattr(state, name, Sealed(getattr(state, name)))
