"""Who somebody is: guests by a signed cookie, accounts by a password. Names."""

import ipaddress
import re
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Final, NamedTuple

import anyio
import anyio.to_thread
import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from deckwright.server.config import Config
from deckwright.server.limits import Limits
from deckwright.server.problems import BadRequest, Conflict, NotAllowed
from deckwright.server.storage.rows import UserRow, new_id
from deckwright.server.storage.store import LoginTaken, Store
from deckwright.server.voice import ServerVoice
from deckwright.text import LANGUAGES

DAY: Final = 24 * 3600
LASTS: Final = 400 * DAY
"""As long as browsers keep a cookie."""
LONGEST_NAME: Final = 30
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 30
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SECRET: Final = "cookie-secret"
SLOW: Final = 2.0
"""Seconds more that an account takes to sign in to while somebody guesses at its password."""
_LOGIN: Final = re.compile(r"\w[\w.-]*")


def clean_name(text: str) -> str:
    """A person's name as it was typed, or an error."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRequest("server-bad-name", most=LONGEST_NAME)
    return name


def clean_login(text: str) -> str:
    """A login as it is kept, or an error: upper and lower case are the same."""
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN or not _LOGIN.fullmatch(login):
        raise BadRequest("server-bad-login", least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return login


def is_guest_name(name: str) -> bool:
    """Whether that is what the server calls somebody who gave no name."""
    number = name.rpartition(" ")[2]
    return any(ServerVoice(each).say("server-guest-name", number=number) == name for each in LANGUAGES)


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest("server-bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"


def source_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together: an address; of IPv6, the network that one customer is given."""
    address = address_of(connection)
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Ticket(NamedTuple):
    """What a cookie holds: whose it is, the number of their sessions then, and which of these it is."""

    user: str
    number: int
    session: str


class Identity:
    """The people of one server. `start` before anything else."""

    def __init__(self, config: Config, store: Store, limits: Limits) -> None:
        self._config = config
        self._store = store
        self._limits = limits
        self._hasher = PasswordHasher()
        self._signer: URLSafeTimedSerializer | None = None
        self.cookie = ""
        """Its name. Browsers keep one jar for all ports of a machine: servers must not take each other's."""
        self.doubts_clock = False
        """Whether the clock can't be right: then it makes no cookie too old."""
        self._nobody: str | None = None
        # Hashing takes much memory: not for everybody at once.
        self._hashing = anyio.CapacityLimiter(2)

    async def start(self) -> None:
        """Find the secret, or make one at the first start."""
        secret = self._config.secret or await self._store.meta(SECRET)
        if not secret:
            await self._store.set_meta(SECRET, secrets.token_hex(32))
            secret = await self._store.meta(SECRET)
        assert secret is not None
        self._signer = URLSafeTimedSerializer(secret, salt="deckwright.session")
        self.cookie = f"deckwright-{sha256(f'name {secret}'.encode()).hexdigest()[:8]}"

    # Cookies.

    def ticket(self, connection: HTTPConnection) -> Ticket | None:
        """What a cookie says, by its signature alone. A clock that was set back makes nobody a stranger."""
        value = connection.cookies.get(self.cookie)
        if value is None or self._signer is None:
            return None
        try:
            said, at = self._signer.loads(value, return_timestamp=True)
        except BadData:
            return None
        if time.time() - at.timestamp() > LASTS and not self.doubts_clock:
            return None
        if isinstance(said, str):
            # As cookies were before sessions could end.
            return Ticket(said, 0, "")
        try:
            return msgspec.convert(said, Ticket)
        except msgspec.ValidationError:
            return None

    def user_id(self, connection: HTTPConnection) -> str | None:
        """Whose cookie it is, by its signature alone."""
        ticket = self.ticket(connection)
        return None if ticket is None else ticket.user

    async def find(self, connection: HTTPConnection) -> UserRow | None:
        """Whose session it is, if it has not ended."""
        ticket = self.ticket(connection)
        user = None if ticket is None else await self._store.user_of_session(*ticket)
        if user is not None and abs(time.time() - user.seen) > DAY:
            # Whoever was away for very long may be cleared away at this very moment.
            is_there = await self._store.change_user(user.id, seen=time.time())
            return user if is_there else None
        return user

    def remember(self, request: HTTPConnection, response: Response, user: UserRow) -> None:
        """Give an answer the cookie of a session: a new one, unless the request came in it."""
        assert self._signer is not None
        before = self.ticket(request)
        goes_on = before is not None and before.session and before[:2] == (user.id, user.session)
        ticket = before if before is not None and goes_on else Ticket(user.id, user.session, new_id())
        response.set_cookie(
            self.cookie,
            self._signer.dumps(ticket),
            max_age=LASTS,
            secure=self._config.is_secure,
            httponly=True,
            samesite="lax",
        )

    async def end(self, connection: HTTPConnection) -> None:
        """The session of this request is over, whoever has its cookie."""
        ticket = self.ticket(connection)
        if ticket is not None and ticket.session:
            await self._store.end_session(ticket.session, time.time())
        elif ticket is not None:
            await self._store.end_sessions(ticket.user)

    def forget(self, response: Response) -> None:
        """Take the cookie back."""
        response.delete_cookie(self.cookie, secure=self._config.is_secure, httponly=True, samesite="lax")

    # Guests.

    async def make(self, request: Request, language: str, name: str | None = None) -> UserRow:
        """A new guest."""
        if name is None:
            number = f"{secrets.randbelow(9000) + 1000}"
            name = ServerVoice(language).say("server-guest-name", number=number)
        await self._limits.take("guest", source_of(request))
        now = time.time()
        user = UserRow(new_id(), clean_name(name), language, None, None, now, now)
        await self._store.create_user(user)
        return user

    # Accounts.

    async def register(self, user: UserRow, login: str, password: str) -> None:
        """Make a guest an account."""
        if user.login is not None:
            raise Conflict("server-account-already", login=user.login)
        typed, login = login, clean_login(login)
        check_password(password)
        if await self._store.user_by_login(login) is not None:
            raise Conflict("server-login-taken")
        # Whoever was only called a guest is called by the login, as it was typed.
        name = typed.strip() if is_guest_name(user.name) else user.name
        try:
            fields = {"login": login, "password_hash": await self._hash(password), "name": name}
            await self._store.change_user(user.id, **fields)
        except LoginTaken as error:
            raise Conflict("server-login-taken") from error
        # A cookie that was copied before must not be the account's.
        await self._store.end_sessions(user.id)

    async def sign_in(self, source: str, login: str, password: str) -> UserRow:
        """The account of a login and its password; which of them was wrong is not told."""
        login = unicodedata.normalize("NFKC", login.strip()).casefold()[: LONGEST_LOGIN + 1]
        user = None if "\0" in login else await self._store.user_by_login(login)
        known = user.password_hash if user is not None else None
        await self._check(source, login, known, password)
        assert user is not None
        assert known is not None
        if self._hasher.check_needs_rehash(known):
            await self._store.change_user(user.id, password_hash=await self._hash(password))
        return user

    async def change_password(self, source: str, user: UserRow, current: str, password: str) -> None:
        """Another password; all sessions so far are over."""
        check_password(password)
        await self.confirm(source, user, current)
        await self._store.change_user(user.id, password_hash=await self._hash(password))
        await self._store.end_sessions(user.id)

    async def confirm(self, source: str, user: UserRow, password: str) -> None:
        """Raise unless that is the password of an account."""
        if user.login is None:
            raise Conflict("server-no-account")
        await self._check(source, user.login, user.password_hash, password)

    async def _check(self, source: str, login: str, known: str | None, password: str) -> None:
        """Compare a password with what is known of it. Failures are counted for where they come from; those
        of others only slow an account down, so that nobody is locked out of their own."""
        counted = (("sign_ins", source), ("sign_in", f"{source} to {login}"))
        for name, whose in counted:
            await self._limits.check(name, whose)
        if not await self._limits.has_room("sign_in", f"to {login}"):
            await self.slow_down()
        # Whoever is not there takes as long as whoever is.
        matches = await self._matches(known or await self._hash_of_nobody(), password)
        if known is None or not matches:
            for name, whose in (*counted, ("sign_in", f"to {login}")):
                await self._limits.count(name, whose)
            raise NotAllowed("server-sign-in-wrong")

    async def slow_down(self) -> None:
        await anyio.sleep(SLOW)

    async def _hash_of_nobody(self) -> str:
        if self._nobody is None:
            self._nobody = await self._hash(secrets.token_hex(16))
        return self._nobody

    async def _hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self._hasher.hash, password, limiter=self._hashing)

    async def _matches(self, known: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(known, password)
            except (VerificationError, InvalidHashError):
                return False

        return await anyio.to_thread.run_sync(verify, limiter=self._hashing)
