"""Which columns are a state's own: bits of `State.owned`. The others are shared with its clones."""

from typing import Final

ZONE: Final = 1
KNOWN: Final = 2
CONTROLLER: Final = 4
TEXT: Final = 8
HOST: Final = 16
FIRST_COLUMN: Final = 32
ALL_OWNED: Final = -1
