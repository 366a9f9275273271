"""Playing cards and putting them into play: places, bonus icons, «Play:» (KF-4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ACTION, ARTIFACT, CREATURE, FACTS, UPGRADE
from deckwright.games.keyforge.rules import drawing
from deckwright.games.keyforge.rules.amber import lose, pay
from deckwright.games.keyforge.rules.control import begin_control
from deckwright.games.keyforge.rules.field import active, creatures, pool, type_of
from deckwright.games.keyforge.rules.hooks import OwnRule
from deckwright.games.keyforge.rules.icons import ICON_STEP, BonusIcon, icons_of
from deckwright.games.keyforge.rules.permissions import charge_next
from deckwright.games.keyforge.rules.using import is_worn_out
from deckwright.kernel.abilities import Triggered, begin_abilities
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import how_often, note
from deckwright.kernel.ids import NO_CARD, Card, Seat, Zone
from deckwright.kernel.interpreter import call, push
from deckwright.kernel.layers import has, player_value, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Ability, procedure_with
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, PICK, VERB_SHIFT, first
from deckwright.kernel.windows import gather, happen
from deckwright.kernel.zones import move, place_at, reveal

NO_LIMIT: Final = 1000
NO_PLACE: Final = -1
HALF: Final = [fact.half for fact in FACTS] + [""] * len(table.RULE_FACES)


def own_rules(state: State, card: Card) -> tuple[Ability, ...]:
    """The rules about itself that a card's text has: most have none."""
    return state.game.scripts.own_rules[state.text[card]]


def other_half(state: State, card: Card) -> Card | None:
    """The top half in the same hand that fits a bottom half (KF-15.4)."""
    return other_half_among(state, card, state.zones[state.zone[card]])


def other_half_among(state: State, card: Card, cards: Sequence[int]) -> Card | None:
    """The top half among cards that comes into play with a bottom half (KF-15.13)."""
    wanted = f"{FACTS[state.face[card]].id}-top"
    return next((Card(each) for each in cards if FACTS[state.face[each]].id == wanted), None)


def why_not_played_now(state: State, seat: Seat, card: Card, of_house: bool) -> int:
    """Why a card of the hand can't be played in step 3: it is neither of the active house nor allowed by an
    ability (KF-3.8, KF-3.10), or something else stands against it."""
    if not of_house and not has(state, table.PLAYABLE, card):
        return table.OTHER_HOUSE
    return why_not_played(state, seat, card)


def why_not_discarded(of_house: bool) -> int:
    """Why a card of the hand can't be discarded in step 3 (KF-3.10, KF-4.8)."""
    return ALLOWED if of_house else table.OTHER_HOUSE


def why_not_played(state: State, seat: Seat, card: Card) -> int:
    """What but the house stands against playing a card (KF-4.13), whoever owns it: the player would control
    it (KF-7.14)."""
    controller = state.controller[card]
    if controller == seat:
        return why_not_played_by_controller(state, seat, card)
    state.own_controller()[card] = seat
    reason = why_not_played_by_controller(state, seat, card)
    state.own_controller()[card] = controller
    return reason


def why_not_played_by_controller(state: State, seat: Seat, card: Card) -> int:
    models = models_for(state, seat, card)
    if not models:
        return why_not_played_as_it_is(state, seat, card)
    reasons = [why_not_played_as(state, seat, card, model) for model in models]
    return ALLOWED if ALLOWED in reasons else reasons[0]


def models_for(state: State, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The cards of which a card could become a copy as it is played; none if there are none, or if it copies
    nothing."""
    for ability in own_rules(state, card):
        if isinstance(ability, OwnRule) and (found := ability.models(state, Scope(card, seat))):
            return found
    return ()


def why_not_played_as(state: State, seat: Seat, card: Card, model: Card) -> int:
    """A copy is played only if it could be played as what it copies (KF-4.13)."""
    text, state.own_text()[card] = state.text[card], state.text[model]
    reason = why_not_played_as_it_is(state, seat, card)
    state.own_text()[card] = text
    return reason


def why_not_played_as_it_is(state: State, seat: Seat, card: Card) -> int:
    if has(state, table.CANNOT_BE_PLAYED, card):
        return table.MAY_NOT_BE_PLAYED
    if is_worn_out(state, card):
        return table.SIX_TIMES
    if state.vars[table.ACTS] and value(state, table.ALPHA, card):
        return table.ALPHA_TOO_LATE
    half = HALF[state.face[card]]
    if half and (half == "top" or state.zone[card] not in table.HAND or other_half(state, card) is None):
        return table.HALF_ALONE  # KF-15.5
    if type_of(state, card) == UPGRADE and not creatures(state):
        return table.NO_CREATURE_TO_ATTACH
    if not can_afford(state, seat, card):
        return table.COST_NOT_MET
    limit = player_value(state, table.CARD_LIMIT, seat, NO_LIMIT)
    if limit < NO_LIMIT and how_often(state, state.history, table.PLAYED, seat) >= limit:
        return table.TOO_MANY_PLAYED
    return ALLOWED


def can_afford(state: State, seat: Seat, card: Card) -> bool:
    """Whether a card's own condition holds, and its player has what it costs."""
    scope = Scope(card, seat)
    cost = toll_to_play(state, card)
    for ability in own_rules(state, card):
        if isinstance(ability, OwnRule):
            if not ability.allows_play(state, scope):
                return False
            cost += ability.cost_to_play
    return not cost or pool(state, seat) >= cost


def toll_to_play(state: State, card: Card) -> int:
    """What must be paid to the opponent to play the card: it is never printed."""
    return value(state, table.TOLL_TO_PLAY, card) if table.TOLL_TO_PLAY in state.index.statics else 0


@dataclass
class Arriving(Locals):
    """How a card that is played or put into play comes in: the frame's source, by the frame's player."""

    place: int = NO_PLACE
    """In the battle line, as soon as it is known."""
    host: Card = NO_CARD
    top: Card = NO_CARD
    """The other half of a gigantic creature, which lies under it."""
    models: tuple[Card, ...] = ()
    """What it could be played as, before anything of this play happened."""
    icons: tuple[int, ...] = ()
    """The bonus icons that are left."""


def push_playing(state: State, seat: Seat, card: Card) -> None:
    push(state, PLAYING, seat, card)


def push_entering(
    state: State, seat: Seat, card: Card, place: int = NO_PLACE, top: Card | None = None
) -> None:
    """Put into play: it enters, but is not played (KF-4.3); a gigantic creature with its top half."""
    call(state, ENTERING, seat, Arriving(place, top=NO_CARD if top is None else top), card)


def pay_for(state: State, frame: Frame[Arriving]) -> None:
    """What playing it costs, and that it is played now; a gigantic creature brings its other half."""
    card, seat, kept = frame.source, frame.seat, frame.locals
    state.own_controller()[card] = seat  # KF-7.14
    models = models_for(state, seat, card)
    kept.models = tuple(model for model in models if not why_not_played_as(state, seat, card, model))
    pay(state, seat, toll_to_play(state, card))
    pay_own_cost(state, seat, card)
    state.vars[table.ACTS] += 1
    note(state, table.PLAYED, seat, card)
    state.own_host()[card] = NO_CARD
    reveal(state, card)
    emit(state, table.PLAYED, seat, card)
    top = other_half(state, card) if HALF[state.face[card]] else None
    if top is not None:
        kept.top = top
    kept.icons = icons_of(state, card if top is None else top)


def pay_own_cost(state: State, seat: Seat, card: Card) -> None:
    for ability in own_rules(state, card):
        if isinstance(ability, OwnRule):
            lose(state, seat, ability.cost_to_play)


def ask_what_to_copy(state: State, frame: Frame[Arriving]) -> None:
    codes = [PICK + card for card in frame.locals.models]
    if codes:
        ask(state, active(state), table.ASK_MODEL, codes, (frame.source,))


def copy_it(state: State, frame: Frame[Arriving]) -> None:
    if frame.answer != NO_ANSWER:
        model = Card(first(frame.answer))
        frame.answer = NO_ANSWER
        state.own_text()[frame.source] = state.text[model]
        frame.locals.icons = icons_of(state, model)
        pay_own_cost(state, frame.seat, frame.source)
        happen(state, table.COPIED, card=frame.source, other=model)


def ask_for_place(state: State, frame: Frame[Arriving]) -> None:
    """A flank for a creature, any place with deploy (KF-4.6, KF-11.5); a creature for an upgrade (KF-4.7)."""
    card = frame.source
    kind = type_of(state, card)
    if kind == UPGRADE:
        codes = [PICK + host for host in creatures(state)]
        ask(state, active(state), table.ASK_HOST, codes, (card,))
        return
    if kind != CREATURE or frame.locals.place != NO_PLACE:
        return
    line = state.zones[table.LINE[frame.seat]]
    if value(state, table.DEPLOY, card):
        codes = [table.AT + place for place in range(len(line) + 1)]
    else:
        codes = [table.AT_LEFT, table.AT_RIGHT] if line else [table.AT_RIGHT]
    ask(state, active(state), table.ASK_PLACE, codes, (card,))


def note_place(state: State, frame: Frame[Arriving]) -> None:
    code = frame.answer
    if code == NO_ANSWER:
        return
    frame.answer = NO_ANSWER
    if code >> VERB_SHIFT == PICK >> VERB_SHIFT:
        frame.locals.host = Card(first(code))
    else:
        frame.locals.place = place_of(state, frame.seat, code)


def place_of(state: State, seat: Seat, code: int) -> int:
    """The place in the battle line that an option stands for."""
    if code == table.AT_LEFT:
        return 0
    if code == table.AT_RIGHT:
        return len(state.zones[table.LINE[seat]])
    return first(code)


def come_in(state: State, frame: Frame[Arriving]) -> None:
    """The card enters play, exhausted unless something says otherwise (KF-1.4); an action stays on stage
    (KF-4.12). How a card enters is told by its text before anything in play can take that away (KF-9.4)."""
    card, seat, kept = frame.source, frame.seat, frame.locals
    kind = type_of(state, card)
    move(state, card, table.STAGE)
    if kind == ACTION:
        return
    state.own_controller()[card] = seat
    # Whatever it remembered before it left is nothing to it now (KF-7.1).
    drawing.forget(state, tuple(Card(each) for each, host in enumerate(state.host) if host == card))
    begin_abilities(state, card)
    exhausted = not has(state, table.ENTERS_READY, card)
    stunned = has(state, table.ENTERS_STUNNED, card)
    enraged = has(state, table.ENTERS_ENRAGED, card)
    if kind != UPGRADE:
        state.own_host()[card] = NO_CARD
    state.own(table.PLAYED_BY)[card] = seat
    if kind == CREATURE:
        place_at(state, card, table.LINE[seat], min(kept.place, len(state.zones[table.LINE[seat]])))
        if kept.top != NO_CARD:
            move(state, kept.top, table.UNDER[state.owner[kept.top]])
            state.own_host()[kept.top] = card
            state.own(table.LEFT_WITH)[kept.top] = 0
    else:
        zone: Zone = table.ARTIFACTS[seat] if kind == ARTIFACT else table.UPGRADES[seat]
        move(state, card, zone)
    if kind == UPGRADE:
        attach(state, frame)
        return
    state.own(table.EXHAUSTED)[card] = int(exhausted)
    if kind == CREATURE:
        state.own(table.STUN)[card] = int(stunned)
        state.own(table.ENRAGE)[card] = int(enraged)
    charge_next(state, card, table.ENTERS_READY)


def attach(state: State, frame: Frame[Arriving]) -> None:
    card, host = frame.source, frame.locals.host
    state.own_host()[card] = host
    happen(state, table.ATTACHED, frame.seat, card, host)
    for ability in own_rules(state, card):
        if isinstance(ability, OwnRule) and ability.holds_host:
            begin_control(state, ability, card, host, frame.seat, table.LEAVING_OF + card)


def resolve_icons(state: State, frame: Frame[Arriving]) -> None:
    """One icon after the other, from top to bottom, before anything else (KF-4.1)."""
    if frame.locals.icons:
        icon, *rest = frame.locals.icons
        frame.locals.icons = tuple(rest)
        frame.again()
        call(state, ICON_STEP, frame.seat, BonusIcon(icon), frame.source)


def announce(state: State, frame: Frame[Arriving]) -> None:
    """«Play:» and everything that waits for a card being played or entering share a window (KF-4.9)."""
    card, seat = frame.source, frame.seat
    if type_of(state, card) == ACTION:
        face = state.text[card]
        for ordinal in state.game.scripts.top[face]:
            ability = state.game.scripts.abilities[face][ordinal]
            if isinstance(ability, Triggered) and ability.on.kind == table.PLAYED:
                state.triggered += ((face, ordinal, card, seat, card, -1, 0),)
    gather(state, table.PLAYED, seat, card)
    if type_of(state, card) in (CREATURE, ARTIFACT):
        gather(state, table.ENTERED, seat, card)


def finish_playing(state: State, frame: Frame[Arriving]) -> None:
    """An action goes to its owner's discard pile (KF-4.4); omega ends the step (KF-11.2)."""
    card = frame.source
    if value(state, table.HAS_OMEGA, card):
        state.vars[table.OMEGA] = 1
    if state.zone[card] == table.STAGE:
        state.own_text()[card] = state.face[card]
        state.own_controller()[card] = state.owner[card]
        move(state, card, table.DISCARD[state.owner[card]])


PLAYING: Final = procedure_with(
    Arriving,
    "keyforge/playing",
    pay_for, ask_what_to_copy, copy_it, ask_for_place, note_place, come_in, resolve_icons, announce,
    finish_playing,
)  # fmt: skip


def enter(state: State, frame: Frame[Arriving]) -> None:
    if frame.locals.host == NO_CARD:
        happen(state, table.ENTERED, frame.seat, frame.source)


ENTERING: Final = procedure_with(Arriving, "keyforge/entering", ask_for_place, note_place, come_in, enter)
