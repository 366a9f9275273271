"""Sessions and accounts."""

from msgspec import Struct

from deckwright.server.protocol.common import Language


class Me(Struct):
    name: str
    language: Language
    account: str | None
    """The name to sign in with; None for a guest."""


class NewSession(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language = "en"


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    login: str
    password: str
