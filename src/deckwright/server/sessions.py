"""The endpoints of sessions and accounts."""

from typing import Final

from starlette.responses import Response

from deckwright.server.api import Call, Endpoint, Reply
from deckwright.server.identity import address_of, clean_name
from deckwright.server.protocol import ChangeMe, Credentials, Me, NewSession
from deckwright.server.storage.rows import UserRow


def me(user: UserRow) -> Me:
    return Me(user.name, user.language, user.login)  # type: ignore[arg-type]


async def get_session(call: Call) -> Reply:
    """Nobody at the first visit, which is no error: browsers would show it as one."""
    if call.user is None:
        return Reply(None)
    # Whoever comes back stays known: the cookie begins anew.
    return Reply(me(call.user), remember=call.user)


async def create_session(call: Call, body: NewSession) -> Reply:
    """A new guest; whoever is known already only changes."""
    if call.user is not None:
        return await change_session(call, ChangeMe(body.name, body.language))
    user = await call.context.identity.make(call.request, body.language, body.name)
    return Reply(me(user), remember=user)


async def change_session(call: Call, body: ChangeMe) -> Reply:
    user = call.me
    changes = {
        "name": user.name if body.name is None else clean_name(body.name),
        "language": user.language if body.language is None else body.language,
    }
    await call.context.store.change_user(user.id, **changes)
    return await renewed(call, user)


async def end_session(call: Call) -> Response:
    response = Response(status_code=204)
    call.context.identity.forget(response)
    return response


async def create_account(call: Call, body: Credentials) -> Reply:
    """The guest who asks becomes an account and keeps everything."""
    await call.context.limits.take("account", address_of(call.request))
    await call.context.identity.register(call.me, body.login, body.password)
    return await renewed(call, call.me)


async def sign_in(call: Call, body: Credentials) -> Reply:
    """The account, here too; what a guest has done here goes along."""
    context = call.context
    account = await context.identity.sign_in(address_of(call.request), body.login, body.password)
    guest = call.user
    if guest is not None and guest.login is None:
        await context.store.move_user(guest.id, account.id)
        await context.hall.hand_over(guest.id, account.id)
    return Reply(me(account), remember=account)


async def renewed(call: Call, user: UserRow) -> Reply:
    """Somebody as they are now."""
    now = await call.context.store.user(user.id)
    assert now is not None
    return Reply(me(now), remember=now)


ENDPOINTS: Final = (
    Endpoint("GET", "/session", get_session, "Who you are, or null.", answer=Me | None),
    Endpoint("POST", "/session", create_session, "Begin as a guest.", body=NewSession, answer=Me),
    Endpoint(
        "PATCH",
        "/session",
        change_session,
        "Change your name or language.",
        body=ChangeMe,
        answer=Me,
        session="needed",
    ),
    Endpoint("DELETE", "/session", end_session, "Sign out on this device."),
    Endpoint(
        "POST",
        "/accounts",
        create_account,
        "Make the guest that you are an account.",
        body=Credentials,
        answer=Me,
        session="made",
    ),
    Endpoint("POST", "/accounts/sign-in", sign_in, "Sign in to your account.", body=Credentials, answer=Me),
)
