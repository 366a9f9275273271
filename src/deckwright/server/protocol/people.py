"""Sessions and accounts."""

from msgspec import Struct

from deckwright.server.protocol.common import Language
from deckwright.text import FALLBACK


class Me(Struct):
    name: str
    language: Language
    account: str | None
    """The name to sign in with; None for a guest."""


class NewSession(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language = FALLBACK


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language | None = None


class NewPassword(Struct, forbid_unknown_fields=True):
    current: str
    password: str


class DeleteMe(Struct, forbid_unknown_fields=True):
    password: str = ""
    """Of an account; a guest has none."""


class Credentials(Struct, forbid_unknown_fields=True):
    login: str
    password: str
