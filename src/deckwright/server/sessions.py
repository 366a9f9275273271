"""The endpoints of sessions and accounts."""

from typing import Final

from starlette.responses import Response

from deckwright.server.api import Call, Endpoint, Reply
from deckwright.server.farewell import leave_for_good
from deckwright.server.identity import clean_name, source_of
from deckwright.server.problems import Conflict
from deckwright.server.protocol import ChangeMe, Credentials, DeleteMe, Me, NewPassword, NewSession
from deckwright.server.storage.rows import UserRow


def me(user: UserRow) -> Me:
    return Me(user.name, user.language, user.login)


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
    """Whoever has a copy of this cookie is signed out too."""
    identity = call.context.identity
    ticket = identity.ticket(call.request)
    await identity.end(call.request)
    if ticket is not None:
        call.context.registry.dismiss(ticket.user, ticket.session or None)
    return signed_out(call)


def signed_out(call: Call) -> Response:
    response = Response(status_code=204)
    call.context.identity.forget(response)
    return response


async def create_account(call: Call, body: Credentials) -> Reply:
    """The guest who asks becomes an account and keeps everything."""
    await call.context.limits.take("account", source_of(call.request))
    await call.context.identity.register(call.me, body.login, body.password)
    call.context.registry.dismiss(call.me.id)
    return await renewed(call, call.me)


async def change_password(call: Call, body: NewPassword) -> Reply:
    """All other devices are signed out."""
    identity = call.context.identity
    await identity.change_password(source_of(call.request), call.me, body.current, body.password)
    call.context.registry.dismiss(call.me.id)
    return await renewed(call, call.me)


async def sign_out_everywhere(call: Call) -> Response:
    if call.me.login is None:
        # A guest would be nobody any more.
        raise Conflict("server-no-account")
    await call.context.store.end_sessions(call.me.id)
    call.context.registry.dismiss(call.me.id)
    return signed_out(call)


async def delete_account(call: Call, body: DeleteMe) -> Response:
    """Guests have no password to give."""
    if call.me.login is not None:
        await call.context.identity.confirm(source_of(call.request), call.me, body.password)
    await leave_for_good(call.context, call.me.id)
    return signed_out(call)


async def sign_in(call: Call, body: Credentials) -> Reply:
    """The account, here too; what a guest has done here goes along."""
    context = call.context
    account = await context.identity.sign_in(source_of(call.request), body.login, body.password)
    guest = call.user
    if guest is not None and guest.login is None:
        await context.store.move_user(guest.id, account.id)
        await context.registry.hand_over(guest.id, account.id)
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
    Endpoint(
        "POST",
        "/accounts/password",
        change_password,
        "Change your password; all other devices are signed out.",
        body=NewPassword,
        answer=Me,
        session="needed",
    ),
    Endpoint(
        "POST",
        "/accounts/sign-out",
        sign_out_everywhere,
        "Sign out on all devices.",
        session="needed",
    ),
    Endpoint(
        "POST",
        "/accounts/delete",
        delete_account,
        "Delete yourself, and what is yours alone.",
        body=DeleteMe,
        session="needed",
    ),
    Endpoint("POST", "/accounts/sign-in", sign_in, "Sign in to your account.", body=Credentials, answer=Me),
)
