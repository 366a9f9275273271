"""Who somebody is: guests by a signed cookie, accounts by a password. Names."""

import re
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Final

import anyio
import anyio.to_thread
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

DAY: Final = 24 * 3600
LASTS: Final = 400 * DAY
"""As long as browsers keep a cookie."""
LONGEST_NAME: Final = 30
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 30
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SECRET: Final = "cookie-secret"
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


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest("server-bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"


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

    def user_id(self, connection: HTTPConnection) -> str | None:
        """Whose cookie it is, by its signature alone."""
        value = connection.cookies.get(self.cookie)
        if value is None or self._signer is None:
            return None
        try:
            id = self._signer.loads(value, max_age=LASTS)
        except BadData:
            return None
        return id if isinstance(id, str) else None

    async def find(self, connection: HTTPConnection) -> UserRow | None:
        """Whose session it is."""
        id = self.user_id(connection)
        user = None if id is None else await self._store.user(id)
        if user is not None and time.time() - user.seen > DAY:
            # Whoever was away for very long may be cleared away at this very moment.
            is_there = await self._store.change_user(user.id, seen=time.time())
            return user if is_there else None
        return user

    def remember(self, response: Response, user: UserRow) -> None:
        """Give an answer the cookie of a session."""
        assert self._signer is not None
        response.set_cookie(
            self.cookie,
            self._signer.dumps(user.id),
            max_age=LASTS,
            secure=self._config.is_secure,
            httponly=True,
            samesite="lax",
        )

    def forget(self, response: Response) -> None:
        """Take the cookie back."""
        response.delete_cookie(self.cookie, secure=self._config.is_secure, httponly=True, samesite="lax")

    # Guests.

    async def make(self, request: Request, language: str, name: str | None = None) -> UserRow:
        """A new guest."""
        if name is None:
            number = f"{secrets.randbelow(9000) + 1000}"
            name = ServerVoice(language).say("server-guest-name", number=number)
        await self._limits.take("guest", address_of(request))
        now = time.time()
        user = UserRow(new_id(), clean_name(name), language, None, None, now, now)
        await self._store.create_user(user)
        return user

    # Accounts.

    async def register(self, user: UserRow, login: str, password: str) -> None:
        """Make a guest an account."""
        if user.login is not None:
            raise Conflict("server-account-already", login=user.login)
        login = clean_login(login)
        check_password(password)
        if await self._store.user_by_login(login) is not None:
            raise Conflict("server-login-taken")
        try:
            await self._store.change_user(user.id, login=login, password_hash=await self._hash(password))
        except LoginTaken as error:
            raise Conflict("server-login-taken") from error

    async def sign_in(self, address: str, login: str, password: str) -> UserRow:
        """The account of a login and its password; which of them was wrong is not told."""
        login = unicodedata.normalize("NFKC", login.strip()).casefold()[: LONGEST_LOGIN + 1]
        await self._limits.take("sign_in", address)
        await self._limits.take("sign_in", f"to {login}")
        user = None if "\0" in login else await self._store.user_by_login(login)
        known = user.password_hash if user is not None else None
        # Whoever is not there takes as long as whoever is.
        matches = await self._matches(known or await self._hash_of_nobody(), password)
        if user is None or known is None or not matches:
            raise NotAllowed("server-sign-in-wrong")
        if self._hasher.check_needs_rehash(known):
            await self._store.change_user(user.id, password_hash=await self._hash(password))
        return user

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
