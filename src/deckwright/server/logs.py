"""Logs: one JSON object a line, without secrets."""

import logging
import logging.config
import re
import sys
from hashlib import sha256
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

SECRET_WORDS: Final = re.compile(
    r"password|secret|cookie|token|seed|authorization|credential|hash", re.IGNORECASE
)
HIDDEN: Final = "***"
_IDS: Final = re.compile(r"(/(?:tables?|replays|decks)/)[\w-]+")
_ADDRESS: Final = re.compile(r"(?<=://)[^/\s@]+@")


def hide_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Nothing that lets anybody in may stand in a log: also no id of a table, for it invites. What stands
    there instead tells which lines are about the same table."""
    for key, value in event.items():
        if SECRET_WORDS.search(key):
            event[key] = HIDDEN
        elif key == "table":
            event[key] = sha256(str(value).encode(errors="replace")).hexdigest()[:8]
        elif isinstance(value, str):
            event[key] = _IDS.sub(rf"\1{HIDDEN}", _ADDRESS.sub(f"{HIDDEN}@", value))
    return event


SHARED: Final[list[Any]] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    # Tracebacks without the values of variables: those may be anybody's password.
    structlog.processors.format_exc_info,
    hide_secrets,
]


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to one stream, as JSON."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.PositionalArgumentsFormatter(), *SHARED],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # These tell of every statement and every frame, values included.
    for name in ("aiosqlite", "alembic", "asyncio", "httpx", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
