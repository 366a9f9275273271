"""What the endpoints of one server share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckwright.server.board import Board
    from deckwright.server.config import Config
    from deckwright.server.identity import Identity
    from deckwright.server.limits import Limits
    from deckwright.server.metrics import Metrics
    from deckwright.server.storage.database import Database
    from deckwright.server.storage.database_lock import DatabaseLock
    from deckwright.server.storage.journal import Journal
    from deckwright.server.storage.store import Store
    from deckwright.server.table_registry import TableRegistry
    from deckwright.server.workshop import Workshop


@dataclass
class Context:
    """The parts of a running server. Made once, at its start."""

    config: "Config"
    database: "Database"
    database_lock: "DatabaseLock"
    store: "Store"
    journal: "Journal"
    limits: "Limits"
    identity: "Identity"
    metrics: "Metrics"
    registry: "TableRegistry"
    board: "Board"
    workshop: "Workshop"
