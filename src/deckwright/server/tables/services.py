"""What all tables of a server share."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from deckwright.server.botpool import BotPool
from deckwright.server.config import Config
from deckwright.server.limits import Limits
from deckwright.server.problems import RequestError
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.store import Store
from deckwright.server.turns import Turns
from deckwright.server.workshop import Workshop


class NotStored(RequestError):
    """The database has failed. Nothing was done."""

    status = 503


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    config: Config
    store: Store
    journal: Journal
    limits: Limits
    bots: BotPool
    changed: Callable[[str], None] = field(default=lambda _table: None)
    """Called with the id of a table that the lobby should show anew."""
    lost: Callable[[str], None] = field(default=lambda _table: None)
    """Called with the id of a table that is no longer what is stored."""
    workshop: Workshop = field(default_factory=Workshop)
    """Where games are played again that are loaded."""
    counts_from: Callable[[], float] = field(default=lambda: -math.inf)
    """Since when, by the time that this process has lived, the clock of the machine can be believed."""
    log_turns: Turns = field(default_factory=lambda: Turns(1))
    """Long logs are told one after the other."""
