"""Logs: one JSON object a line, without secrets."""

import logging
import logging.config
import re
import sys
import traceback
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, WrappedLogger

SECRET_WORDS: Final = re.compile(
    r"password|secret|cookie|token|seed|authorization|credential|hash", re.IGNORECASE
)
HIDDEN: Final = "***"
MOST_CAUSES: Final = 4
MOST_FRAMES: Final = 5
LONGEST_ERROR: Final = 200
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


def tell_briefly(exc_info: ExcInfo) -> str:
    """What went wrong and where, in a few hundred characters: if a database fails, thousands of choices do.
    What an error says behind its first line may be anybody's values."""
    told: list[str] = []
    error: BaseException | None = exc_info[1]
    while error is not None and len(told) < MOST_CAUSES:
        said = (str(error).splitlines() or [""])[0][:LONGEST_ERROR]
        where = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
        ]
        told.append(f"{type(error).__name__}: {said} ({' > '.join(where)})")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nfrom ".join(told)


SHARED: Final[list[Any]] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    # Without the values of variables: those may be anybody's password.
    structlog.processors.ExceptionRenderer(tell_briefly),
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
