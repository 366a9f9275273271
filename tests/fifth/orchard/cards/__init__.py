"""The cards that have a text."""

from typing import Final

from deckwright.kernel.control import Sequence
from deckwright.kernel.ids import Face

from ..table import FACES
from . import trees, visitors

SCRIPTS: Final = (*trees.SCRIPTS, *visitors.SCRIPTS)
ON_PLAY: Final[dict[Face, Sequence]] = {
    Face(FACES.index(each.card)): each.on_play for each in SCRIPTS if each.on_play is not None
}
