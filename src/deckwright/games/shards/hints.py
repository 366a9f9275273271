"""What Shards of Infinity tells bots and boards."""

from typing import Final

from deckwright.games.hints import Hints
from deckwright.games.shards.rules import outlook, rest

HINTS: Final = Hints(
    outlook=outlook.outlook,
    plausible=outlook.plausible,
    after_turns=1,
    rest=rest.rest,
    may_rest=rest.may_rest,
)
