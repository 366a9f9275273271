"""The settings of a server, from the environment (`DECKWRIGHT_…`) and from arguments."""

import ipaddress
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from limits import parse as parse_rate

from deckwright.kernel.errors import DeckwrightError

PREFIX: Final = "DECKWRIGHT_"
CLIENT: Final = Path(__file__).parent / "client"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+")


class BadConfig(DeckwrightError):
    """A setting that can't be used."""


@dataclass(frozen=True)
class Config:
    """How a server runs. Every field but `client` can be set by `DECKWRIGHT_<FIELD>`."""

    host: str = "127.0.0.1"
    port: int = 8765
    """0 is any that is free."""
    data: Path = field(default_factory=lambda: data_folder(os.environ))
    """Where the database is if it has no address of its own."""
    database_url: str = ""
    secret: str = field(default="", repr=False)
    """What cookies are signed with. Without it, one is made at the first start and kept in the database."""
    origin: str = ""
    """The address by which people reach the server, if that is not its own: `https://cards.example`."""
    origins: tuple[str, ...] = ()
    """Pages elsewhere that may use the server."""
    hosts: tuple[str, ...] = ()
    """More names that the server goes by."""
    metrics: bool = False
    """Whether `/metrics` answers everybody, not this machine alone."""
    log_level: str = "info"
    client: Path = CLIENT

    request_rate: str = "1200/minute"
    """Requests from one address."""
    user_rate: str = "600/minute"
    """Requests of one person."""
    guest_rate: str = "120/hour"
    """New guests from one address."""
    account_rate: str = "20/hour"
    """New accounts from one address."""
    sign_in_rate: str = "10/minute"
    """Tries to sign in, from one address and for one account."""
    table_rate: str = "60/hour"
    """New tables of one person."""
    open_tables: int = 30
    """Tables of one person that are not over."""
    record_rate: str = "20000/day"
    """Kilobytes of records that are brought from one address, and of games that are played on from there."""
    record_space: int = 10_000
    """Kilobytes of records that are kept for one person."""
    chat_rate: str = "30/minute"
    """Lines of chat of one person."""
    sockets: int = 300
    """Sockets open at once from one address."""
    message_rate: int = 50
    """Messages a second of one connection; faster ones are read later."""

    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_pause: float = 0.6
    """Seconds between two choices of bots while a person watches."""
    away: float = 600.0
    """Seconds after which a bot stands in for somebody who is gone, if others wait."""
    away_live: float = 120.0
    """The same, where a live clock runs."""

    guest_days: int = 400
    """Days after which a guest who was not seen since is forgotten, with games that nobody else played: as
    long as their cookie lasts. 0 is never."""
    open_days: int = 30
    """Days after which a table is cleared away where no game began. 0 is never."""
    record_days: int = 180
    """Days after which a record is cleared away that somebody has brought. 0 is never."""

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.data / 'deckwright.db'}"

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.origin.startswith("https:")

    @property
    def is_local(self) -> bool:
        """Whether only this machine reaches the server."""
        return is_loopback(self.host) and not self.origin

    @staticmethod
    def read(environment: Mapping[str, str], **given: Any) -> "Config":
        """The settings out of the environment; those given, if they are not None, count more."""
        values: dict[str, Any] = {"data": data_folder(environment)}
        for each in fields(Config):
            name = f"{PREFIX}{each.name.upper()}"
            if each.name != "client" and environment.get(name, "").strip():
                values[each.name] = READERS[each.name](name, environment[name].strip())
        values.update({name: value for name, value in given.items() if value is not None})
        return Config(**values)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep what they write, on this system."""
    if own := environment.get(f"{PREFIX}DATA", "").strip():
        return Path(own).expanduser()
    if sys.platform == "darwin":
        folder = Path("~/Library/Application Support")
    elif sys.platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or "~/AppData/Local")
    else:
        folder = Path(environment.get("XDG_DATA_HOME") or "~/.local/share")
    return folder.expanduser() / "deckwright"


def is_loopback(host: str) -> bool:
    """Whether an address or a name is this machine's alone."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def read_text(_name: str, value: str) -> str:
    return value


def read_path(_name: str, value: str) -> Path:
    return Path(value).expanduser()


def read_port(name: str, value: str) -> int:
    return read_whole(name, value, 0, 65535)


def read_count(name: str, value: str) -> int:
    return read_whole(name, value, 1, 1_000_000)


def read_days(name: str, value: str) -> int:
    return read_whole(name, value, 0, 36_500)


def read_whole(name: str, value: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if value.isascii() and value.isdigit() and len(value) <= 9 and least <= int(value) <= most:
        return int(value)
    raise BadConfig("server-config-number", name=name, value=value[:40], least=least, most=most)


def read_seconds(name: str, value: str) -> float:
    if re.fullmatch(r"\d{1,7}(\.\d{1,3})?", value, re.ASCII):
        return float(value)
    raise BadConfig("server-config-number", name=name, value=value[:40], least=0, most=9_999_999)


def read_yes(name: str, value: str) -> bool:
    if value.lower() in ("yes", "no"):
        return value.lower() == "yes"
    raise BadConfig("server-config-word", name=name, value=value[:40], known="yes, no")


def read_level(name: str, value: str) -> str:
    if value.lower() in LOG_LEVELS:
        return value.lower()
    raise BadConfig("server-config-word", name=name, value=value[:40], known=", ".join(LOG_LEVELS))


def read_rate(name: str, value: str) -> str:
    try:
        parse_rate(value)
    except ValueError as error:
        raise BadConfig("server-config-rate", name=name, value=value[:40]) from error
    return value


def read_origin(name: str, value: str) -> str:
    """An address without a path, as browsers write it."""
    plain = value.rstrip("/").lower()
    try:
        valid = _ORIGIN.fullmatch(plain) is not None and bool(
            urlsplit(plain).port or urlsplit(plain).hostname
        )
    except ValueError:
        valid = False
    if not valid:
        raise BadConfig("server-config-origin", name=name, value=value[:80])
    return plain


def read_origins(name: str, value: str) -> tuple[str, ...]:
    return tuple(read_origin(name, each) for each in value.split())


def read_words(_name: str, value: str) -> tuple[str, ...]:
    return tuple(value.lower().split())


READERS: Final[Mapping[str, Callable[[str, str], Any]]] = {
    "host": read_text,
    "port": read_port,
    "data": read_path,
    "database_url": read_text,
    "secret": read_text,
    "origin": read_origin,
    "origins": read_origins,
    "hosts": read_words,
    "metrics": read_yes,
    "log_level": read_level,
    "request_rate": read_rate,
    "user_rate": read_rate,
    "guest_rate": read_rate,
    "account_rate": read_rate,
    "sign_in_rate": read_rate,
    "table_rate": read_rate,
    "open_tables": read_count,
    "record_rate": read_rate,
    "record_space": read_count,
    "chat_rate": read_rate,
    "sockets": read_count,
    "message_rate": read_count,
    "bot_processes": read_count,
    "bot_pause": read_seconds,
    "away": read_seconds,
    "away_live": read_seconds,
    "guest_days": read_days,
    "open_days": read_days,
    "record_days": read_days,
}
