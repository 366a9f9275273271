"""All endpoints there are. A module that answers requests has its own in `ENDPOINTS`."""

from typing import Final

from deckwright.server import content, decks, lobby, replays, sessions
from deckwright.server.api import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *sessions.ENDPOINTS,
    *content.ENDPOINTS,
    *decks.ENDPOINTS,
    *replays.ENDPOINTS,
    *lobby.ENDPOINTS,
)
