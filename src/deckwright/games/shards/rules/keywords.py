"""Named abilities: Dominion, Unify, Echo, Inspire (SHI-6.8 … SHI-6.11, SHI-6.26 … SHI-6.28)."""

from collections.abc import Iterator
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTION_OF, HOMO_DEUS, IS_CHAMPION, UNDERGROWTH, WRAETHE
from deckwright.games.shards.rules.field import champions, is_nemesis, is_open, was_played
from deckwright.games.shards.script.effects import With
from deckwright.games.shards.table import Keyword
from deckwright.kernel.control import push_child
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.words import DONE, first
from deckwright.kernel.zones import reveal

DOMINION_FACTIONS: Final = (HOMO_DEUS, UNDERGROWTH, WRAETHE)
NEMESIS_MASTERY: Final = 15


def has_echo(state: State, seat: Seat) -> bool:
    """SHI-6.27"""
    face = state.face
    return any(FACTION_OF[face[card]] == WRAETHE for card in state.zones[table.DISCARD[seat]])


def missing(state: State, seat: Seat, keyword: Keyword, source: Card, shown: tuple[int, ...]) -> list[int]:
    """The factions of which a card must still be shown."""
    if keyword is Keyword.UNIFY:
        # SHI-6.9: another ally than the one whose effect it is; the copier of a copied one (SHI-6.13).
        found = shown or was_played(state, seat, UNDERGROWTH, allies_only=True, but=source)
        return [] if found else [UNDERGROWTH]
    seen = {FACTION_OF[state.face[card]] for card in shown}
    return [
        each for each in DOMINION_FACTIONS if each not in seen and not was_played(state, seat, each)
    ]  # SHI-6.10


def can_show(state: State, seat: Seat, keyword: Keyword, faction: int) -> Iterator[Card]:
    """The cards in hand that stand for a faction."""
    for card in state.zones[table.HAND[seat]]:
        face = state.face[card]
        if FACTION_OF[face] == faction and not (keyword is Keyword.UNIFY and IS_CHAMPION[face]):
            yield card


def could_fulfil(state: State, seat: Seat, keyword: Keyword, source: Card) -> bool:
    """Whether a player can fulfil a keyword now, showing cards if need be."""
    if keyword is Keyword.ECHO:
        return has_echo(state, seat)
    if keyword is Keyword.INSPIRE:
        return bool(champions(state, seat))  # SHI-6.28
    return can_show_all(state, seat, keyword, missing(state, seat, keyword, source, ()))


def can_show_all(state: State, seat: Seat, keyword: Keyword, wanted: list[int]) -> bool:
    """Whether the hand has a card for each faction that is missing."""
    return all(any(True for _ in can_show(state, seat, keyword, each)) for each in wanted)


def run_with(state: State, frame: Frame) -> None:
    """Handler of With: cards are shown, if the player likes, when those played are not enough (SHI-6.26)."""
    node = frame.node
    assert isinstance(node, With)
    keyword, seat = node.keyword, frame.seat
    if frame.answer != NO_ANSWER:
        code, frame.answer = frame.answer, NO_ANSWER
        if code == DONE:
            go_on(state, frame, node, fulfilled=False)
            return
        card = Card(first(code))
        reveal(state, card)
        emit(state, table.SHOWED, seat, card)
        frame.picks += (card,)
    if is_nemesis(seat):
        # SHI-11.6, SHI-11.24, SHI-11.25
        go_on(state, frame, node, state.vars[table.MASTERY + seat] >= NEMESIS_MASTERY)
    elif keyword is Keyword.ECHO or keyword is Keyword.INSPIRE:
        go_on(state, frame, node, could_fulfil(state, seat, keyword, frame.source))
    else:
        wanted = missing(state, seat, keyword, frame.source, frame.picks)
        if wanted:
            ask_to_show(state, frame, node, wanted)
        else:
            go_on(state, frame, node, fulfilled=True)


def ask_to_show(state: State, frame: Frame, node: With, wanted: list[int]) -> None:
    """Cards are shown to fulfil the condition (SHI-6.26): where the hand has not all that is missing, there
    is nothing to show. What a player could show is a secret, so that they are asked also then."""
    seat = frame.seat
    cards: list[Card] = []
    if can_show_all(state, seat, node.keyword, wanted):
        cards = [card for faction in wanted for card in can_show(state, seat, node.keyword, faction)]
    if not cards and is_open(state, seat):
        go_on(state, frame, node, fulfilled=False)
        return
    codes = [table.SHOW + card for card in cards]
    if not node.required:
        codes.append(DONE)
    prompt = table.ASK_SHOW_UNIFY if node.keyword is Keyword.UNIFY else table.ASK_SHOW_DOMINION
    ask(state, seat, prompt, codes, (frame.source,), private=True)


def can_have_begun(state: State) -> bool:
    """Whether the question under way makes sense: nobody begins to show cards, or what needs a keyword, and
    can't fulfil it."""
    frame = state.frames[-1]
    node = frame.node
    if not isinstance(node, With) or not (node.required or frame.picks):
        return True
    wanted = missing(state, frame.seat, node.keyword, frame.source, frame.picks)
    return can_show_all(state, frame.seat, node.keyword, wanted)


def go_on(state: State, frame: Frame, node: With, fulfilled: bool) -> None:
    state.frames.pop()
    if fulfilled:
        emit(state, table.FULFILLED, frame.seat, frame.source, amount=table.KEYWORDS.index(node.keyword))
    effect = node.effect if fulfilled else node.otherwise
    if effect is not None:
        push_child(state, frame, effect)
